import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { ReportSpan, wrongPeriod } from './report.ts'

const wholeRupiah = z.number().int()

/** Liabilities in the order of the report. COIN accounts count coins; 1 coin is worth Rp 1. */
export const LIABILITIES = [
	'order_due',
	'wallet',
	'wallet_held',
	'guest_refund',
	'coins',
	'affiliate_pending',
	'affiliate_available',
	'affiliate_held',
	'agent_pending',
	'agent_available',
	'agent_held',
] as const

const Flow = message({
	opening: ['OPENING', wholeRupiah],
	increase: ['INCREASE', wholeRupiah],
	decrease: ['DECREASE', wholeRupiah],
	closing: ['CLOSING', wholeRupiah],
})
export type Flow = Value<typeof Flow>

/** Liabilities at the end of each day and of the period. */
const LiabilitiesReport = message({
	...fieldsIn(ReportSpan),
	/** The last day with final figures; null: none. */
	closedDay: ['CLOSED_DAY', z.iso.date().nullable()],
	total: ['TOTAL', Flow],
	accounts: [
		'ACCOUNT_LIST',
		z.array(message({ account: ['ACCOUNT', z.enum(LIABILITIES)], ...fieldsIn(Flow) })),
	],
	days: [
		'DAY_LIST',
		z.array(message({ day: ['DAY', z.iso.date()], closing: ['CLOSING', wholeRupiah] })),
	],
})
export type LiabilitiesReport = Value<typeof LiabilitiesReport>

export const readLiabilities = endpoint({
	method: 'GET',
	path: '/reports/liabilities',
	summary: 'What the shop owes to buyers, agents and affiliates, by account',
	needs: 'liabilities',
	query: ReportSpan,
	answer: LiabilitiesReport,
	failures: wrongPeriod,
})
