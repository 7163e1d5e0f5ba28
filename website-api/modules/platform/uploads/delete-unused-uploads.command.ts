import { and, eq, exists, not, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#website-api/db/database.ts'
import { forgetUpload } from './store-upload.command.ts'
import { upload } from './upload.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const MAX_CONCURRENT = 500

/** A column that refers to an upload, of a table of any area. */
export type UploadReference = { table: PgTable; companyId: PgColumn; uploadId: PgColumn }

/**
 * Deletes uploads that nothing refers to after half an hour: those of forms that were rejected or not completed.
 * Returns how many. Foreign keys prevent the deletion of used ones. The outbox deletes the bytes, since the sweeper must
 * not wait for an object store.
 */
export async function deleteUnusedUploads(
	db: Database,
	references: UploadReference[],
): Promise<number> {
	let forgotten = 0
	for (;;) {
		const some = await deleteSome(db, references)
		forgotten += some
		if (some < MAX_CONCURRENT) return forgotten
	}
}

async function deleteSome(db: Database, references: UploadReference[]): Promise<number> {
	const unused = await db
		.select({ companyId: upload.companyId, id: upload.id })
		.from(upload)
		.where(
			and(
				sql`${upload.at} < now() - interval '30 minutes'`,
				isServed(upload.companyId),
				...references.map(({ table, companyId, uploadId }) =>
					not(
						exists(
							sql`(select 1 from ${table} where ${eq(companyId, upload.companyId)} and ${eq(uploadId, upload.id)})`,
						),
					),
				),
			),
		)
		.limit(MAX_CONCURRENT)
	for (const { companyId, id } of unused) await forgetUpload({ db, companyId }, id)
	return unused.length
}
