import type { NameIn } from '#web/i18n/text-keys.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { listGuestRefunds, listStaffWithdrawals } from '#contract/payout.ts'
import { listStaffReturns } from '#contract/staff-return.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import type { Staff } from '#admin/http/staff.ts'
import { listWaitingWork, type QUEUES } from '#contract/dashboard.ts'
import { listApplications } from '#contract/staff-application.ts'
import type { Permission } from '#contract/operator/permissions.ts'

/** Queues that the API counts; null: counted by their own list. */
const countedByApi: Record<(typeof QUEUES)[number], Omit<Queue, 'count'> | null> = {
	TO_PROCESS: null,
	TO_SHIP: null,
	RETURNS: null,
	WITHDRAWALS: null,
	GUEST_REFUNDS: null,
	AGENT_APPLICATIONS: null,
	PAYMENTS_TO_CHECK: { key: 'payments', href: '/orders?tab=TO_CHECK' },
	OVERDUE: { key: 'overdue', href: '/orders?tab=PAYMENT_CONFIRMED' },
	MESSAGES: { key: 'messages', href: '/messages' },
	REVIEWS: { key: 'reviews', href: '/reviews' },
	FAILED_MAILS: { key: 'failedMails', href: '/failed-mails' },
	PAYMENT_ACCOUNTS: { key: 'paymentAccounts', href: '/settings/payment' },
	REVERSALS: { key: 'reversals', href: '/reversals' },
	PAYOUTS: { key: 'payouts', href: '/payouts' },
	LOW_STOCK: { key: 'lowStock', href: '/products?show=LOW' },
}

/** Named only while something waits: most shops have no account with a provider, and a healthy one needs nobody. */
const rarelyWaiting: ReadonlySet<(typeof QUEUES)[number]> = new Set([
	'PAYMENT_ACCOUNTS',
	'REVERSALS',
	'PAYOUTS',
])

type QueueName = NameIn<KeyIn<'dashboard'>, 'queue'>
export type Queue = { key: QueueName; href: string; count: number }

/** Number of waiting entries of each queue that the staff member may work on. */
export async function readQueues({ api, company, can }: Staff): Promise<Queue[]> {
	const code = company.companyCode
	const { orders, returns } = countsOf(api, code)
	const queues: [key: QueueName, href: string, needs: Permission, count: () => Promise<number>][] =
		[
			['unpaid', '/orders?tab=PENDING', 'payments.confirm', () => orders('PENDING')],
			[
				'pack',
				'/orders?tab=PAYMENT_CONFIRMED',
				'orders.process',
				() => orders('PAYMENT_CONFIRMED'),
			],
			['ship', '/orders/ship', 'orders.process', () => orders('PROCESSING')],
			['returns', '/returns', 'returns.decide', () => returns('REQUESTED')],
			['returnsSent', '/returns?tab=SENT_BACK', 'returns.receive', () => returns('SENT_BACK')],
			['returnsBack', '/returns?tab=RECEIVED', 'returns.refund', () => returns('RECEIVED')],
			[
				'withdrawals',
				'/withdrawals',
				'withdrawals',
				async () => {
					const asked = { query: { status: 'REQUESTED' } } as const
					return (await api.call(listStaffWithdrawals, asked)).list.length
				},
			],
			[
				'refunds',
				'/refunds',
				'refunds.pay',
				async () => {
					const { list } = await api.call(listGuestRefunds, {})
					return list.filter(({ paidAt }) => paidAt === null).length
				},
			],
			[
				'applications',
				'/applications',
				'agents',
				async () => {
					const query = { status: 'WAITING' } as const
					return (await api.call(listApplications, { code, query })).list.length
				},
			],
		]
	const [own, counted] = await Promise.all([
		Promise.all(
			queues
				.filter(([, , needs]) => can(needs))
				.map(async ([key, href, , count]) => ({ key, href, count: await count() })),
		),
		can('queues') ? api.call(listWaitingWork, {}) : { list: [] },
	])
	const more = counted.list.flatMap(({ queue, count }) => {
		const shown = countedByApi[queue]
		if (count === 0 && rarelyWaiting.has(queue)) return []
		return shown ? [{ ...shown, count }] : []
	})
	return [...own, ...more]
}

/** Number of orders of a shop, and of returns, in a status. */
function countsOf(api: Staff['api'], company: string) {
	return {
		async orders(status: 'PENDING' | 'PAYMENT_CONFIRMED' | 'PROCESSING') {
			const query = { company, status, pageSize: 1 }
			return (await api.call(listStaffOrders, { query })).count
		},
		async returns(status: 'REQUESTED' | 'SENT_BACK' | 'RECEIVED') {
			return (await api.call(listStaffReturns, { query: { status, pageSize: 1 } })).count
		},
	}
}
