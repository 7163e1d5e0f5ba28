import { and, isNull, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { providerMessage } from './provider-message.table.ts'

/** Deletes the messages of providers that were worked on, after 90 days. */
export async function deleteOldMessages(db: Database) {
	await db
		.delete(providerMessage)
		.where(
			and(
				isNull(providerMessage.nextTryAt),
				sql`${providerMessage.receivedAt} < now() - interval '90 days'`,
				isServed(providerMessage.companyId),
			),
		)
}
