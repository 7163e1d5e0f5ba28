import { and, lt, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import { uploadVolume } from './upload-volume.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const megabyte = 1024 * 1024

/** Megabytes of uploads per day: for an order, from a visitor's network, to a company. */
export type UploadLimits = { order: number; network: number; company: number }

const defaultUploadLimits: UploadLimits = { order: 60, network: 200, company: 2_000 }

export type Volume = {
	companyId: number
	/** Id of the order that the files belong to; absent for a profile picture. */
	orderId?: string
	/** A keyed digest of the visitor's network. */
	network: string
	files: Uint8Array[]
}

/**
 * Counts the bytes of files before they are stored, accepted or not, against all limits in one statement, so that
 * concurrent uploads cannot bypass them. 429 UPLOADS_TOO_MANY over the limit per day (UTC) of the order, the network
 * or the company.
 */
export async function countVolume(
	db: Database,
	{ companyId, orderId, network, files }: Volume,
	limits: UploadLimits = defaultUploadLimits,
) {
	const bytes = files.reduce((sum, file) => sum + file.length, 0)
	if (bytes === 0) return
	const counted = [
		...(orderId === undefined ? [] : [{ key: `order:${orderId}`, maxMegabytes: limits.order }]),
		{ key: `network:${network}`, maxMegabytes: limits.network },
		// The company last, so that its row, which all uploads share, is locked for the shortest time.
		{ key: 'company', maxMegabytes: limits.company },
	]
	await inTransaction(db, async (tx) => {
		for (const { key, maxMegabytes } of counted) {
			const taken = await tx
				.insert(uploadVolume)
				.values({ companyId, key, day: sql`(now() at time zone 'utc')::date`, bytes })
				.onConflictDoUpdate({
					target: [uploadVolume.companyId, uploadVolume.key, uploadVolume.day],
					set: { bytes: sql`${uploadVolume.bytes} + ${bytes}` },
					setWhere: sql`${uploadVolume.bytes} + ${bytes} <= ${maxMegabytes * megabyte}`,
				})
				.returning({ bytes: uploadVolume.bytes })
			if (taken.length === 0 || bytes > maxMegabytes * megabyte) {
				throw new Problem(429, 'UPLOADS_TOO_MANY', { retryAfter: await secondsLeft(tx) })
			}
		}
	})
}

/** Deletes the counts of past days. */
export async function deleteOldVolumes(db: Database) {
	await db
		.delete(uploadVolume)
		.where(
			and(
				lt(uploadVolume.day, sql`(now() at time zone 'utc')::date`),
				isServed(uploadVolume.companyId),
			),
		)
}

// Seconds until the day ends.
async function secondsLeft(db: Pick<Database, 'execute'>): Promise<number> {
	const { rows } = await db.execute<{ left: number }>(sql`
		select ceil(extract(epoch from
			date_trunc('day', now() at time zone 'utc') + interval '1 day' - (now() at time zone 'utc')
		)) as left`)
	return Math.max(1, Number(onlyRow(rows).left))
}
