import { and, eq, inArray, sql } from 'drizzle-orm'
import { eachOf } from '#process/each-of.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { providerMessage } from './provider-message.table.ts'

export type MessageRow = typeof providerMessage.$inferSelect

/** Works on a message and says what became of it; null: try again later. It may be called again for the same message. */
export type WorkOn = (message: MessageRow) => Promise<string | null>

const mostOfRound = 20
/** A provider that does not answer holds one of them for ten seconds. */
const mostAtOnce = 5
/** Seconds until the next try, doubled with each: over a day in all. */
const firstPause = 10
const mostTries = 14

/**
 * Works on the messages of these providers whose time has come, outside of any transaction; several processes share them.
 * Returns how many it worked on. A failing one does not block others; its error is thrown at the end.
 */
export async function workOnMessages(
	db: Database,
	providers: readonly string[],
	workOn: WorkOn,
): Promise<number> {
	const due = await takeDue(db, providers)
	await eachOf(due, mostAtOnce, async (message) => {
		const outcome = await workOn(message)
		const isOver = outcome !== null || message.tries + 1 >= mostTries
		if (!isOver) return
		await db
			.update(providerMessage)
			.set({ outcome: outcome ?? 'GIVEN_UP', nextTryAt: null })
			.where(isMessage(message))
	})
	return due.length
}

/** Takes due messages, and sets the time of their next try, in case this one fails or the process ends. */
function takeDue(db: Database, providers: readonly string[]): Promise<MessageRow[]> {
	return inTransaction(db, async (tx) => {
		const rows = await tx
			.select()
			.from(providerMessage)
			.where(
				and(
					sql`${providerMessage.nextTryAt} <= now()`,
					inArray(providerMessage.provider, [...providers]),
					isServed(providerMessage.companyId),
				),
			)
			.orderBy(providerMessage.nextTryAt)
			.limit(mostOfRound)
			.for('update', { skipLocked: true })
		for (const row of rows) {
			await tx
				.update(providerMessage)
				.set({
					tries: row.tries + 1,
					nextTryAt: sql`now() + make_interval(secs => ${firstPause * 2 ** row.tries})`,
				})
				.where(isMessage(row))
		}
		return rows
	})
}

function isMessage({ companyId, id }: MessageRow) {
	return and(eq(providerMessage.companyId, companyId), eq(providerMessage.id, id))
}
