import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'

/** Queues of open work. */
export const QUEUES = [
	'PAYMENTS_TO_CHECK',
	'TO_PROCESS',
	'TO_SHIP',
	/** Paid more than two days ago and not yet shipped. */
	'OVERDUE',
	'RETURNS',
	'WITHDRAWALS',
	'GUEST_REFUNDS',
	'AGENT_APPLICATIONS',
	/** Open messages of visitors. */
	'MESSAGES',
	/** Reviews without reply that are not hidden. */
	'REVIEWS',
	'LOW_STOCK',
	'FAILED_MAILS',
	/** Accounts of online payments whose provider does not answer, or that take no real money in an open shop. */
	'PAYMENT_ACCOUNTS',
	/** Payments that a bank or the holder of a card took back, with something open. */
	'REVERSALS',
	/** Payouts that wait for somebody: an approval, another name at the bank, or an unclear answer. */
	'PAYOUTS',
] as const

/** How much waits in a queue; capped at 100, to be shown as 99+. */
const WaitingWork = message({
	queue: ['QUEUE', z.enum(QUEUES)],
	count: ['COUNT', z.number().int().min(0).max(100)],
})
export type WaitingWork = Value<typeof WaitingWork>

export const SalesSum = message({
	orderCount: ['ORDER_COUNT', z.number().int()],
	revenue: ['REVENUE', z.number().int()],
})

/** Paid orders minus refunds by the day in Jakarta that they were placed. */
const RecentSales = message({
	today: ['TODAY', SalesSum],
	last7Days: ['LAST_7_DAYS', SalesSum],
	last30Days: ['LAST_30_DAYS', SalesSum],
	/** Thirty days, today last. */
	days: ['DAY_LIST', z.array(message({ ...fieldsIn(SalesSum), day: ['DAY', z.iso.date()] }))],
})
export type RecentSales = Value<typeof RecentSales>

export const listWaitingWork = endpoint({
	method: 'GET',
	path: '/queues',
	summary: 'How much waits for somebody, up to 100 of each kind',
	needs: 'queues',
	/** The queues that the caller has permission for. */
	answer: z.object({ list: z.array(WaitingWork) }),
})

export const getRecentSales = endpoint({
	method: 'GET',
	path: '/sales',
	summary: 'Sales of today, seven and thirty days',
	needs: 'reports',
	answer: RecentSales,
})
