import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { providerMessage } from './provider-message.table.ts'

export type ProviderMessage = Pick<
	typeof providerMessage.$inferInsert,
	'companyId' | 'provider' | 'eventKey' | 'reference' | 'headers' | 'body'
>

/** Stores what a provider tells us, to be worked on later; an event that came before is only counted. */
export async function storeMessage(db: Database, message: ProviderMessage) {
	const { companyId, provider, eventKey } = providerMessage
	await db
		.insert(providerMessage)
		.values({ ...message, id: randomUUID() })
		.onConflictDoUpdate({
			target: [companyId, provider, eventKey],
			set: { repeats: sql`${providerMessage.repeats} + 1` },
		})
}
