import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { returnPicture } from '#website-api/modules/sales/returns/return.table.ts'
import { forgetUpload } from './keep-upload.ts'
import { upload } from './upload.table.ts'

const MOST_AT_ONCE = 500

/**
 * Forgets files that half an hour later nothing refers to: those of forms that were refused, or that never ended.
 * Returns how many. The keys of what refers to one have the last word.
 */
export async function forgetUnusedUploads(db: Database, storage: MediaStorage): Promise<number> {
	let forgotten = 0
	for (;;) {
		const some = await forgetSome(db, storage)
		forgotten += some
		if (some < MOST_AT_ONCE) return forgotten
	}
}

async function forgetSome(db: Database, storage: MediaStorage): Promise<number> {
	const isReferred = (table: SQL) => not(exists(sql`(select 1 from ${table})`))
	const unused = await db
		.select({ companyId: upload.companyId, id: upload.id })
		.from(upload)
		.where(
			and(
				sql`${upload.at} < now() - interval '30 minutes'`,
				isReferred(sql`${customer} where ${isIts(customer.companyId, customer.pictureId)}`),
				isReferred(
					sql`${returnPicture} where ${isIts(returnPicture.companyId, returnPicture.uploadId)}`,
				),
				isReferred(
					sql`${paymentConfirmation}
						where ${isIts(paymentConfirmation.companyId, paymentConfirmation.proofId)}`,
				),
			),
		)
		.limit(MOST_AT_ONCE)
	for (const { companyId, id } of unused) await forgetUpload({ db, storage, companyId }, id)
	return unused.length
}

type Column = Parameters<typeof eq>[0]

function isIts(companyId: Column, id: Column) {
	return and(eq(companyId, upload.companyId), eq(id, upload.id))
}
