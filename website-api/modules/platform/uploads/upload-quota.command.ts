import { and, lt, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { uploadDay } from './upload-day.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const DAY_SECONDS = 24 * 3_600

/**
 * Counts a customer's files before they are processed, accepted or not. 429 UPLOADS_TOO_MANY beyond sixty a day
 * (UTC); a CHECK of upload_day enforces the same.
 */
export async function countUploads(
	db: Database,
	{ companyId, customerId }: { companyId: number; customerId: string },
	files: number,
) {
	if (files === 0) return
	try {
		await db
			.insert(uploadDay)
			.values({ companyId, customerId, day: sql`(now() at time zone 'utc')::date`, files })
			.onConflictDoUpdate({
				target: [uploadDay.companyId, uploadDay.customerId, uploadDay.day],
				set: { files: sql`${uploadDay.files} + ${files}` },
			})
	} catch (error) {
		if (!breaks(error, '23514', 'upload_day_bounded')) throw error
		throw new Problem(429, 'UPLOADS_TOO_MANY', { retryAfter: DAY_SECONDS })
	}
}

/** Deletes the counts of past days. */
export async function deleteOldUploadDays(db: Database) {
	await db
		.delete(uploadDay)
		.where(
			and(lt(uploadDay.day, sql`(now() at time zone 'utc')::date`), isServed(uploadDay.companyId)),
		)
}
