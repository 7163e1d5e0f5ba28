import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { causeOf } from './cause-of.ts'
import { outbox } from './outbox.table.ts'

export type Announcement = {
	companyId: number
	topic: string
	/** Made from the intent, so that a second try adds nothing. */
	dedupeKey: string
	payload: Record<string, string | number | null>
	/** Not before so many seconds have passed; absent: at once. */
	afterSeconds?: number
}

export type Delivery = {
	id: number
	companyId: number
	topic: string
	payload: unknown
	/** This one included. */
	tries: number
}

/** Does what was announced, outside of any transaction; it may be asked for the same delivery again. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** A failed attempt. */
export type FailedDelivery = Omit<Delivery, 'payload'> & {
	/** See `causeOf`. */
	cause: string
	/** Given up. */
	isDead: boolean
}

export type DeliveryOptions = {
	/** How long one try may take, in ms. */
	timeoutMs?: number
	onFailure?: (failed: FailedDelivery) => void
}

/** Queues work to be done outside the database after `tx` is committed. */
export async function announce(tx: Transaction, { afterSeconds = 0, ...said }: Announcement) {
	const dueAt = sql`now() + make_interval(secs => ${afterSeconds})`
	await tx
		.insert(outbox)
		.values({ ...said, dueAt })
		.onConflictDoNothing()
}

const maxTries = 20
const maxTryMs = 45_000
/** Longer than a try may take: nobody else tries meanwhile, and what a crash left is tried again after it. */
const leaseSeconds = 120

/**
 * Delivers one announcement that is due; false when there is none. It is taken for two minutes by moving when it is
 * due, in a statement of its own; then done without a transaction; then settled. A failure is tried again after
 * 2, 4, 8 … seconds, at most an hour, and given up after twenty tries. Several processes may call it at once; after
 * a crash between doing and settling it is done once more.
 */
export async function deliverNext(
	db: Database,
	deliver: Deliver,
	{ timeoutMs = maxTryMs, onFailure }: DeliveryOptions = {},
): Promise<boolean> {
	const next = await claimNext(db)
	if (!next) return false
	// Who took it over after the lease has counted one try more.
	const mine = and(
		eq(outbox.id, next.id),
		eq(outbox.tries, next.tries),
		sql`${outbox.doneAt} is null`,
	)
	try {
		await within(timeoutMs, deliver(next))
	} catch (error) {
		const { payload: _, ...about } = next
		const isDead = next.tries >= maxTries
		const cause = causeOf(error)
		const seconds = Math.min(2 ** next.tries, 3_600)
		await db
			.update(outbox)
			.set({
				dueAt: sql`now() + make_interval(secs => ${seconds})`,
				deadAt: isDead ? sql`now()` : null,
				lastError: cause,
			})
			.where(mine)
		onFailure?.({ ...about, cause, isDead })
		return true
	}
	await db
		.update(outbox)
		.set({ doneAt: sql`now()` })
		.where(mine)
	return true
}

/** A moment is stored to the nearest millisecond, which may be just ahead of the clock. */
const isDue = sql`${outbox.dueAt} <= now() + interval '1 millisecond'`

async function claimNext(db: Database): Promise<Delivery | undefined> {
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(sql`${outbox.doneAt} is null and ${outbox.deadAt} is null and ${isDue}`)
		.orderBy(outbox.dueAt)
		.limit(1)
		.for('update', { skipLocked: true })
	const [claimed] = await db
		.update(outbox)
		.set({
			tries: sql`${outbox.tries} + 1`,
			dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
		})
		.where(eq(outbox.id, sql`(${due})`))
		.returning({
			id: outbox.id,
			companyId: outbox.companyId,
			topic: outbox.topic,
			payload: outbox.payload,
			tries: outbox.tries,
		})
	return claimed
}

class DeliveryTimeout extends Error {
	override name = 'DeliveryTimeout'
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DeliveryTimeout()), ms)
	})
	try {
		return await Promise.race([work, late])
	} finally {
		clearTimeout(timer)
	}
}
