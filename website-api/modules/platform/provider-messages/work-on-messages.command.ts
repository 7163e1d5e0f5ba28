import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { type DueKey, eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import { providerMessage } from './provider-message.table.ts'

export type MessageRow = typeof providerMessage.$inferSelect

/** Works on a message and says what became of it; null: try again later. It may be called again for the same message. */
export type WorkOn<Given extends unknown[]> = (
	db: Database,
	message: MessageRow,
	...given: Given
) => Promise<string | null>

/** Seconds until the next try, doubled with each: over a day in all. */
const firstPause = 10
const mostTries = 14

/** Work on the messages of these providers whose time has come; several processes share them. Returns how many. */
export function workOnMessages<Given extends unknown[]>(
	providers: readonly string[],
	workOn: WorkOn<Given>,
) {
	const { nextTryAt, tries, provider } = providerMessage
	const due = {
		table: providerMessage,
		at: nextTryAt,
		pause: sql`${firstPause} * power(2, ${tries})`,
		tries,
		only: inArray(provider, [...providers]),
	}
	return eachDue(due, async (db, key, ...given: Given) => {
		const message = onlyRow(await db.select().from(providerMessage).where(isMessage(key)))
		const outcome = await workOn(db, message, ...given)
		const isOver = outcome !== null || message.tries >= mostTries
		if (!isOver) return
		await db
			.update(providerMessage)
			.set({ outcome: outcome ?? 'GIVEN_UP', nextTryAt: null })
			.where(isMessage(message))
	})
}

function isMessage({ companyId, id }: DueKey) {
	return and(eq(providerMessage.companyId, companyId), eq(providerMessage.id, id))
}
