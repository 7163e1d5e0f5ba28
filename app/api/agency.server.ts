import {
	AgentAccountWire,
	AgentCommissionPageWire,
	AgentPriceListWire,
	ChartAgentWire,
} from '#contract/agent-account.ts'
import { AgentApplicationAnswerWire } from '#contract/agent-application.ts'
import type {
	Agency,
	AgencyCommission,
	AgencyMonth,
	Application,
	ApplicationQuery,
} from '#app/domain/agency.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

/** The signed-in customer as an agent; 'missing' for a customer who is no agent. */
export function agencyApi(call: Call) {
	return {
		/** The customer's latest application, and the agent who referred them. */
		application: () => call(Applied, { path: '/agent/application' }),
		/** 'conflict' ALREADY_APPLIED; errors name the form's fields. */
		apply: (requested: ApplicationQuery) =>
			call(Applied, {
				method: 'POST',
				path: '/agent/application',
				body: {
					NAME: requested.name,
					PHONE: requested.phone,
					DISTRICT_CODE: requested.district,
					REASON: requested.reason,
					SPONSOR_CODE: requested.sponsor,
					IS_AGREED: true,
				},
			}).catch(renamed),
		account: () => call(Account, { path: '/agent/account' }),
		/** Twelve months, oldest first. @param page 1: the last twelve, 2: the twelve before */
		months: (page: number) =>
			call(Months, { method: 'POST', path: '/customer/chart-agent', body: { PAGE_INDEX: page } }),
		/** @param period yymm */
		commissions: ({ period, page }: { period: string | undefined; page: number }) =>
			call(Commissions, {
				path: '/agent/commission-list',
				query: { PERIODE_CODE: period, PAGE_INDEX: page },
			}),
		/** An agent's prices of a product's variants, by variant. */
		prices: (slug: string) =>
			call(Prices, { path: `/agent/price/${encodeURIComponent(slug)}`, optional: true }),
	}
}

const fields = {
	NAME: 'name',
	PHONE: 'phone',
	DISTRICT_CODE: 'district',
	REASON: 'reason',
}

function renamed(error: unknown): never {
	throw error instanceof ApiError && error.redirectTo === undefined
		? error.withFields(fields)
		: error
}

const Applied = AgentApplicationAnswerWire.transform(({ data }) => {
	const wire = data.APPLICATION
	const application: Application | null = wire && {
		status: wire.STATUS,
		applied: wire.APPLIED_DATE,
		place: `${wire.DISTRICT_NAME}, ${wire.CITY_NAME}`,
		refuseReason: wire.REFUSE_REASON,
	}
	return { application, sponsor: data.SPONSOR_NAME }
})

const Account = AgentAccountWire.transform(({ data }): Agency => ({
	code: data.AGENT_CODE,
	name: data.AGENT_NAME,
	joined: data.JOINED_PERIODE_CODE,
	sponsor: data.SPONSOR_NAME,
	priceOff: data.PRICE_BASIS_POINTS,
	levelRates: data.LEVEL_BASIS_POINTS,
	pending: data.PENDING_BALANCE,
	available: data.AVAILABLE_BALANCE,
	held: data.HELD_BALANCE,
	members: data.MEMBER_COUNT,
	active: data.ACTIVE_COUNT,
}))

const Months = ChartAgentWire.transform(({ data }) =>
	data.PERIODE_LIST.map((month): AgencyMonth => ({
		period: month.PERIODE_CODE,
		clicks: month.CLICK_COUNT,
		orders: month.ORDER_COUNT,
		omzet: month.OMZET,
		teamOmzet: month.TEAM_OMZET,
		commission: month.COMMISSION,
	})),
)

const Commissions = AgentCommissionPageWire.transform(({ data }) => ({
	period: data.PERIODE_CODE,
	sum: data.COMMISSION_SUM,
	days: data.DAY_LIST,
	pages: data.TOTAL_PAGES,
	items: data.list.map((one): AgencyCommission => ({
		orderEnd: one.ORDER_NUMBER_END,
		date: one.EARNED_DATE,
		buyer: one.BUYER_NAME,
		product: one.PRODUCT_NAME,
		level: one.LEVEL,
		rate: one.RATE_BASIS_POINTS,
		net: one.NET,
		amount: one.COMMISSION,
		state: one.STATE,
	})),
}))

const Prices = AgentPriceListWire.transform(
	({ data }) => new Map(data.list.map((one) => [one.VARIANT_ID, one.PRICE])),
)
