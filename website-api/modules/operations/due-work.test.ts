import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { exampleGateways } from '#tests/support/example-gateways.ts'
import { rowsOfAllKinds } from '#tests/support/rows-of-timers.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { Database, OpenDatabase } from '#website-api/db/database.ts'
import { startImportWorker } from '#website-api/modules/catalog/imports/import-worker.ts'
import { workOnNextImport } from '#website-api/modules/catalog/imports/work-on-import.command.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { startOutbox } from '#website-api/modules/platform/outbox/poller.ts'
import { watchDueWork } from '#website-api/modules/platform/timers/due-questions.queries.ts'
import type { DueQuestions } from '#website-api/modules/platform/timers/due-work.queries.ts'
import { expireCoins } from '#website-api/modules/programmes/coins/expire-coins.command.ts'
import { workOnBookings } from '#website-api/modules/sales/couriers/booking/work-on-bookings.command.ts'
import { workOnPushes } from '#website-api/modules/sales/couriers/pushes/push.command.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { workOnNotifications } from '#website-api/modules/sales/payment-attempts/notification.command.ts'
import { workOnPayouts } from '#website-api/modules/sales/payouts/ask-payouts.command.ts'
import { workOnPayoutNotices } from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { retryProviderRefunds } from '#website-api/modules/sales/provider-refunds/provider-refund.command.ts'
import { startCouriers } from './couriers.ts'
import { startPayments } from './payments.ts'
import { startSweeper } from './sweeper.ts'

let open: OpenDatabase
let companyId: number
beforeAll(async () => {
	open = await openTestDatabase()
	companyId = await rowsOfAllKinds(open.db)
	await startAndStopTimers(open.db)
})
afterAll(() => open.close())

/** What every timer asks with the others. */
const asked: { timer: string; questions: SQL[]; isDue: () => Promise<boolean> }[] = []
let time = 0
let statements = 0

/** Starts what asks, and ends it before its first round. */
async function startAndStopTimers(db: Database) {
	const counted = Object.create(db, {
		execute: {
			value(...given: Parameters<typeof db.execute>) {
				statements++
				return db.execute(...given)
			},
		},
	})
	const all = watchDueWork(counted, () => time)
	const noted = (timer: string): DueQuestions => ({
		anyOf(questions) {
			const isDue = all.anyOf(questions)
			asked.push({ timer, questions, isDue })
			return isDue
		},
	})
	const reports = { failed: (error: unknown) => void expect.fail(String(error)) }
	const { couriers } = exampleCouriers(db)
	const timers = [
		startSweeper(db, reports, noted('sweeper')),
		startImportWorker(db, memoryStorage(), reports, noted('imports')),
		startPayments(db, exampleGateways(db).gateways, reports, noted('payments')),
		startCouriers(db, couriers, reports, noted('couriers')),
		startOutbox(db, async () => undefined, reports, { due: noted('outbox') }),
	]
	for (const timer of timers) await timer.stop()
}

/** The timers that have something to do now. */
async function dueTimers() {
	time += 1_000
	const found = await Promise.all(
		asked.map(async ({ timer, isDue }) => ((await isDue()) ? timer : [])),
	)
	return found.flat()
}

type Kind = { timer: string; work: { isDue: SQL }; makeDue: (at: SQL) => SQL }

/** What a timer works on, and what makes one row of it due at a time. */
const kinds: [string, Kind][] = [
	kind(
		'an announcement',
		'outbox',
		deliverNext,
		(at) => sql`outbox set due_at = ${at} where done_at is null`,
	),
	kind(
		'an order',
		'sweeper',
		sweepOnce,
		(at) => sql`orders set due_at = ${at} where status = 'PENDING'`,
	),
	kind('coins', 'sweeper', expireCoins, (at) => sql`coin_lot set expires_at = ${at}`),
	kind(
		'a file of products',
		'imports',
		workOnNextImport,
		(at) => sql`product_import set beat_at = ${at} - interval '1 minute'`,
	),
	kind('a notification of a payment', 'payments', workOnNotifications, ofMessage('MIDTRANS')),
	kind('a notification of a payout', 'payments', workOnPayoutNotices, ofMessage('XENDIT PAYOUT')),
	kind('a push of a courier', 'couriers', workOnPushes, ofMessage('BITESHIP')),
	kind(
		'an attempt to pay',
		'payments',
		askDueAttempts,
		(at) => sql`payment_attempt set next_ask_at = ${at}`,
	),
	kind(
		"a provider's refund",
		'payments',
		retryProviderRefunds,
		(at) => sql`provider_refund set next_try_at = ${at}`,
	),
	kind('a payout', 'payments', workOnPayouts, (at) => sql`payout set next_ask_at = ${at}`),
	kind(
		'a booking of a courier',
		'couriers',
		workOnBookings,
		(at) => sql`parcel_booking set next_try_at = ${at}`,
	),
]

function kind(
	name: string,
	timer: string,
	work: Kind['work'],
	change: (at: SQL) => SQL,
): [string, Kind] {
	return [name, { timer, work, makeDue: (at) => sql`update ${change(at)} returning 1` }]
}

function ofMessage(provider: string) {
	return (at: SQL) => sql`provider_message set next_try_at = ${at} where provider = ${provider}`
}

const past = sql`now() - interval '1 second'`
const future = sql`now() + interval '1 day'`

test.each(kinds)(
	'%s that is due alone is found by its timer alone',
	async (_, { timer, makeDue }) => {
		const changed = await open.db.execute(makeDue(past))
		expect(changed.rows).toHaveLength(1)
		expect(await dueTimers()).toEqual([timer])
		await open.db.execute(makeDue(future))
		expect(await dueTimers()).toEqual([])
	},
)

test('every question of a timer is one of those above', () => {
	const proved = new Set(kinds.map(([, { work }]) => work.isDue))
	const others = asked.filter(({ questions }) => questions.some((one) => !proved.has(one)))
	expect(others.map(({ timer }) => timer)).toEqual([])
	expect(asked.flatMap(({ questions }) => questions)).toHaveLength(kinds.length)
})

test('one statement answers all timers, and finds nothing of a company that is moved to another cell', async () => {
	for (const [, { makeDue }] of kinds) await open.db.execute(makeDue(past))
	statements = 0
	expect(new Set(await dueTimers())).toEqual(new Set(kinds.map(([, { timer }]) => timer)))
	expect(statements).toBe(1)
	await open.db.execute(sql`
		insert into company_at_rest (company_id, state) values (${companyId}, 'DRAINING')`)
	expect(await dueTimers()).toEqual([])
	expect(statements).toBe(2)
})

test('where the question is not answered, each timer looks for itself', async () => {
	const away = Object.create(open.db, {
		execute: { value: () => Promise.reject(new Error('connect ECONNREFUSED')) },
	})
	expect(await watchDueWork(away).anyOf([sweepOnce.isDue])()).toBe(true)
})
