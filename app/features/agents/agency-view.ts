import type { AgentAccount, AgentCommission, AgentMonth } from '#contract/agent-account.ts'
import { periodName } from '#app/domain/agent.ts'
import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { BadgeColour } from '#app/domain/order.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** Formats basis points as a percentage: 12,5. */
function percentOf(basisPoints: number, locale: Locale): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)
}

/** An agent as the page shows it. */
export function agencyView(agency: AgentAccount, locale: Locale) {
	return {
		code: agency.code,
		name: agency.name,
		since: periodName(agency.joined, locale),
		sponsor: agency.sponsor,
		priceOff: agency.priceOff === 0 ? null : percentOf(agency.priceOff, locale),
		rates: agency.levelRates.map((rate) => percentOf(rate, locale)),
		pending: formatMoney(agency.pending),
		available: formatMoney(agency.available),
		held: formatMoney(agency.held),
		active: digits(agency.active),
		idle: digits(agency.members - agency.active),
	}
}

/** A month's figures: numbers for the chart, texts for the table. */
export function monthView(month: AgentMonth, locale: Locale) {
	return {
		period: month.period,
		name: periodName(month.period, locale),
		omzet: month.omzet,
		commission: month.commission,
		clicks: digits(month.clicks),
		orders: digits(month.orders),
		omzetText: formatMoney(month.omzet),
		team: formatMoney(month.teamOmzet),
		commissionText: formatMoney(month.commission),
		isEmpty: [month.clicks, month.orders, month.omzet, month.teamOmzet, month.commission].every(
			(figure) => figure === 0,
		),
	}
}
export type MonthView = ReturnType<typeof monthView>

const colours: Record<AgentCommission['state'], BadgeColour> = {
	PENDING: 'yellow',
	CLEARED: 'green',
	REVERSED: 'red',
	REFUSED: 'red',
	UNKNOWN: 'grey',
}

/** A commission with its sale. */
export function commissionView(one: AgentCommission, locale: Locale) {
	return {
		order: `…${one.orderEnd}`,
		date: formatDate(one.date, locale),
		buyer: one.buyer,
		product: one.product,
		level: one.level,
		rate: percentOf(one.rate, locale),
		net: formatMoney(one.net),
		amount: formatMoney(one.amount),
		state: one.state,
		colour: colours[one.state],
	}
}
