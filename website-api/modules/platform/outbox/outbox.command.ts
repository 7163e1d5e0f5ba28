import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { within } from '#process/within.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { dueWork } from '#website-api/modules/platform/timers/due-work.queries.ts'
import { causeOf } from './cause-of.ts'
import { outbox } from './outbox.table.ts'
import { isWaiting } from './outbox.queries.ts'

export type Announcement = {
	companyId: number
	topic: string
	/** Derived from the event, so that announcing it again adds nothing. */
	dedupeKey: string
	payload: Record<string, string | number | null | string[]>
	/** Delay in seconds; absent: deliver at once. */
	afterSeconds?: number
	/** When to deliver it, in place of a delay. */
	dueAt?: SQL
}

export type Delivery = {
	id: number
	companyId: number
	topic: string
	payload: unknown
	/** Number of this attempt, from 1. */
	tries: number
}

/** Delivers an announcement, outside of any transaction. It may be called again for the same delivery. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** A failed attempt. */
export type FailedDelivery = Omit<Delivery, 'payload'> & {
	/** See `causeOf`. */
	cause: string
	/** True after the last attempt. */
	isDead: boolean
}

export type DeliveryOptions = {
	/** The maximum duration of an attempt, in ms. */
	timeoutMs?: number
	onFailure?: (failed: FailedDelivery) => void
}

/** Queues work to be done outside the database after `tx` is committed. */
export async function announce(
	tx: Transaction,
	{
		afterSeconds = 0,
		dueAt = sql`now() + make_interval(secs => ${afterSeconds})`,
		...said
	}: Announcement,
) {
	await tx
		.insert(outbox)
		.values({ ...said, dueAt })
		.onConflictDoNothing()
}

const maxTries = 20
const maxTryMs = 45_000
/**
 * Longer than an attempt may take, so that no other process repeats it meanwhile; after a crash it is retried when
 * the lease ends.
 */
const leaseSeconds = 120

/**
 * Delivers one due announcement; returns false if none is due. One statement leases it for two minutes by postponing
 * it; it is then delivered without a transaction, and the result is stored. A failure is retried after 2, 4, 8 …
 * seconds, at most an hour, and 20 times at most. Several processes may call this concurrently; after a crash between
 * delivery and storing the result it is delivered again. While this process is blocked, neither the time of an attempt
 * runs nor does its own lease end; an attempt that succeeds after its time counts if it was not repeated yet.
 */
export const deliverNext = dueWork({ table: outbox, condition: isWaiting }, deliverOne)

async function deliverOne(
	db: Database,
	deliver: Deliver,
	{ timeoutMs = maxTryMs, onFailure }: DeliveryOptions = {},
): Promise<boolean> {
	const next = await claimNext(db)
	if (!next) return false
	const ids = underWayIn(db).add(next.id)
	try {
		await deliverClaimed(db, deliver, { next, timeoutMs, onFailure })
	} finally {
		ids.delete(next.id)
	}
	return true
}

/** Deliveries of this process: its other workers leave them alone although their leases have ended. */
const underWay = new WeakMap<Database, Set<number>>()

function underWayIn(db: Database): Set<number> {
	const ids = underWay.get(db) ?? new Set()
	underWay.set(db, ids)
	return ids
}

async function deliverClaimed(
	db: Database,
	deliver: Deliver,
	{ next, timeoutMs, onFailure }: DeliveryOptions & { next: Delivery; timeoutMs: number },
) {
	// A process that took it over after the lease has increased the number of attempts.
	const mine = and(
		eq(outbox.id, next.id),
		eq(outbox.tries, next.tries),
		sql`${outbox.doneAt} is null`,
	)
	const settle = () =>
		db
			.update(outbox)
			.set({ doneAt: sql`now()`, deadAt: null })
			.where(mine)
	const delivery = deliver(next)
	try {
		await within(timeoutMs, delivery, () => new DeliveryTimeout())
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
		if (error instanceof DeliveryTimeout) void delivery.then(settle).catch(() => undefined)
		return
	}
	await settle()
}

const MAX_DELETED = 5_000

/**
 * Deletes announcements that were delivered more than 90 days ago, except those of `keptTopics`; until then they
 * prevent that the same is announced again. In several statements, since the first time there may be millions.
 */
export async function deleteOldDeliveries(db: Database, keptTopics: string[]) {
	for (;;) {
		const old = db
			.select({ id: outbox.id })
			.from(outbox)
			.where(
				and(
					sql`${outbox.doneAt} < now() - interval '90 days'`,
					isServed(outbox.companyId),
					notInArray(outbox.topic, keptTopics),
				),
			)
			.limit(MAX_DELETED)
		const deleted = await db
			.delete(outbox)
			.where(inArray(outbox.id, old))
			.returning({ id: outbox.id })
		if (deleted.length < MAX_DELETED) return
	}
}

async function claimNext(db: Database): Promise<Delivery | undefined> {
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isWaiting, notInArray(outbox.id, [...underWayIn(db)])))
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
