import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Transaction } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { announce, type Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { media } from './media.table.ts'
import { MEDIA_REFERENCES } from './picture.queries.ts'

const TOPIC = 'media.unused'
const Payload = z.object({ mediaId: z.string() })

/**
 * Schedules the deletion of pictures that were removed from a page, or (with `afterSeconds`) that may never be used.
 * Runs after `tx` is committed and is retried until it succeeds.
 */
export async function announceUnused(
	tx: Transaction,
	companyId: number,
	mediaIds: string[],
	afterSeconds = 0,
) {
	for (const mediaId of new Set(mediaIds)) {
		const dedupeKey = `${TOPIC}:${randomUUID()}`
		await announce(tx, { companyId, topic: TOPIC, dedupeKey, payload: { mediaId }, afterSeconds })
	}
}

/**
 * Deletes the picture of an `announceUnused` event unless something else uses it. Deletes the row first: if the
 * process ends in between, the next attempt deletes the bytes. Ignores other deliveries.
 */
export async function deletePicture(db: Database, delivery: Delivery, storage: MediaStorage) {
	if (delivery.topic !== TOPIC) return
	const { mediaId } = Payload.parse(delivery.payload)
	const { companyId } = delivery
	const unused = MEDIA_REFERENCES.map(
		([table, column]) => sql`not exists (select 1 from ${sql.identifier(table)}
			where company_id = ${companyId} and ${sql.identifier(column)} = ${mediaId})`,
	)
	const isLogo = sql`exists (select 1 from company
		where id = ${companyId} and logo_media_id = ${mediaId})`
	await db
		.delete(media)
		.where(
			and(eq(media.companyId, companyId), eq(media.id, mediaId), ...unused, sql`not ${isLogo}`),
		)
	await removeUnknownPicture(db, storage, mediaId)
}

/** Deletes the bytes of a picture without a row. */
export async function removeUnknownPicture(db: Database, storage: MediaStorage, mediaId: string) {
	const isKnown = (await db.$count(media, eq(media.id, mediaId))) > 0
	if (!isKnown) await storage.removePicture(mediaId)
}
