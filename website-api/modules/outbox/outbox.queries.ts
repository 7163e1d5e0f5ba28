import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { outbox } from './outbox.table.ts'

export type Announcement = {
	companyId: number
	topic: string
	/** Made from the intent, so that a second try adds nothing. */
	dedupeKey: string
	payload: Record<string, string | number | null>
}

export type Delivery = {
	id: number
	companyId: number
	topic: string
	payload: unknown
	tries: number
}

/** Does what was announced; asks the database through `tx`, the one connection of this moment. */
export type Deliver = (delivery: Delivery, tx: Transaction) => Promise<void>

/** Notes what is to be done outside the database once `tx` is committed. */
export async function announce(tx: Transaction, announcement: Announcement) {
	await tx.insert(outbox).values(announcement).onConflictDoNothing()
}

const mostTries = 20

/**
 * Delivers one announcement that is due; false when there is none. A failure is tried again after 2, 4, 8 …
 * seconds, at most an hour, and given up after twenty tries. Several processes may call it at once.
 */
export async function deliverNext(db: Database, deliver: Deliver): Promise<boolean> {
	return db.transaction(async (tx) => {
		const due = await tx
			.select()
			.from(outbox)
			.where(
				sql`${outbox.doneAt} is null and ${outbox.deadAt} is null and ${outbox.dueAt} <= now()`,
			)
			.orderBy(outbox.dueAt)
			.limit(1)
			.for('update', { skipLocked: true })
		const next = due[0]
		if (!next) return false
		const mine = sql`${outbox.id} = ${next.id}`
		try {
			await deliver(next, tx)
			await tx
				.update(outbox)
				.set({ doneAt: sql`now()` })
				.where(mine)
		} catch (error) {
			const tries = next.tries + 1
			const seconds = Math.min(2 ** tries, 3_600)
			await tx
				.update(outbox)
				.set({
					tries,
					dueAt: sql`now() + make_interval(secs => ${seconds})`,
					deadAt: tries >= mostTries ? sql`now()` : null,
					lastError: error instanceof Error ? error.name : 'unknown',
				})
				.where(mine)
		}
		return true
	})
}
