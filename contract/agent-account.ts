import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { openEnum } from './open-enum.ts'
import { PeriodCode } from './statement.ts'

export const COMMISSION_STATES = ['PENDING', 'CLEARED', 'REVERSED', 'REFUSED'] as const
const Count = z.number().int().min(0)

/** A signed-in agent; rates in hundredths of a percent. */
const AgentAccount = message({
	code: ['AGENT_CODE', z.string()],
	name: ['AGENT_NAME', z.string()],
	/** yymm. */
	joined: ['JOINED_PERIODE_CODE', z.string()],
	/** Abbreviated name of the sponsor; null: none. */
	sponsor: ['SPONSOR_NAME', z.string().nullable()],
	priceOff: ['PRICE_BASIS_POINTS', Count],
	/** Commission on sold products, by level. */
	levelRates: ['LEVEL_BASIS_POINTS', z.array(Count)],
	pending: ['PENDING_BALANCE', RupiahSumWire],
	available: ['AVAILABLE_BALANCE', RupiahSumWire],
	held: ['HELD_BALANCE', RupiahSumWire],
	/** Members of the downline, and those of them who ordered in the last 90 days. */
	members: ['MEMBER_COUNT', Count],
	active: ['ACTIVE_COUNT', Count],
})
export type AgentAccount = Value<typeof AgentAccount>

const AgentMonth = message({
	period: ['PERIODE_CODE', PeriodCode],
	periodName: ['PERIODE_NAME', z.string()],
	clicks: ['CLICK_COUNT', Count],
	orders: ['ORDER_COUNT', Count],
	/** Products sold by the agent's link, whole rupiah. */
	omzet: ['OMZET', RupiahSumWire],
	/** Products sold by the downline, whole rupiah. */
	teamOmzet: ['TEAM_OMZET', RupiahSumWire],
	commission: ['COMMISSION', RupiahSumWire],
})
export type AgentMonth = Value<typeof AgentMonth>

const AgentCommission = message({
	/** The end of the order's number; only the buyer knows the complete number. */
	orderEnd: ['ORDER_NUMBER_END', z.string()],
	date: ['EARNED_DATE', moment],
	/** Abbreviated. */
	buyer: ['BUYER_NAME', z.string()],
	product: ['PRODUCT_NAME', z.string()],
	level: ['LEVEL', z.number().int().min(1)],
	rate: ['RATE_BASIS_POINTS', Count],
	net: ['NET', RupiahSumWire],
	/** Net of returns. */
	amount: ['COMMISSION', RupiahSumWire],
	state: ['STATE', openEnum(COMMISSION_STATES)],
})
export type AgentCommission = Value<typeof AgentCommission>

export const getAgentAccount = endpoint({
	method: 'GET',
	path: '/agent/account',
	summary: "The signed-in agent's standing",
	access: 'customer',
	answer: AgentAccount,
	failures: { 404: 'AGENT_NOT_FOUND' },
})

export const listAgentMonths = endpoint({
	method: 'POST',
	path: '/customer/chart-agent',
	summary: "Twelve months of the signed-in agent's figures",
	access: 'customer',
	/** Page 1 is the last twelve months, 2 the twelve before (spec section 7). */
	body: message({ page: ['PAGE_INDEX', z.number().int().min(1).max(10)] }),
	/** Oldest first. */
	answer: message({ months: ['PERIODE_LIST', z.array(AgentMonth)] }),
	failures: { 404: 'AGENT_NOT_FOUND' },
})

export const listAgentCommissions = endpoint({
	method: 'GET',
	path: '/agent/commission-list',
	summary: 'What each sale of a month brought the signed-in agent',
	access: 'customer',
	/** Without a period: the current month. */
	query: message({ period: ['PERIODE_CODE', PeriodCode.optional()], ...pageQueryFields }),
	answer: message({
		...pageFields(AgentCommission),
		period: ['PERIODE_CODE', PeriodCode],
		sum: ['COMMISSION_SUM', RupiahSumWire],
		/** Commission by day of the month; index 0 is the first day. */
		days: ['DAY_LIST', z.array(RupiahSumWire)],
	}),
})

export const listAgentPrices = endpoint({
	method: 'GET',
	path: '/agent/price/{slug}',
	summary: "What a product's variants cost the signed-in agent",
	access: 'customer',
	answer: z.object({
		list: z.array(
			message({ variant: ['VARIANT_ID', z.number().int()], price: ['PRICE', RupiahSumWire] }),
		),
	}),
	failures: { 404: 'AGENT_NOT_FOUND' },
})
