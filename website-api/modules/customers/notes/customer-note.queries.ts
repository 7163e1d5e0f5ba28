import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerNote } from './customer-note.table.ts'

/** The maximum number of notes that are listed. */
const MAX_SHOWN = 100

/** Staff notes about a customer, newest first. */
export function notesAbout(db: Queryable, { companyId, customerId }: Owner) {
	return db
		.select()
		.from(customerNote)
		.where(and(eq(customerNote.companyId, companyId), eq(customerNote.customerId, customerId)))
		.orderBy(desc(customerNote.id))
		.limit(MAX_SHOWN)
}
