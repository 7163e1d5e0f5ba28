import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { announce, type Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { upload } from './upload.table.ts'

const TOPIC = 'upload.forgotten'
const TRIED_AGAIN_SECONDS = 60
const Payload = z.object({ uploadId: z.uuid() })

export type Place = { db: Queryable; storage: MediaStorage; companyId: number }
type StoredUpload = {
	companyId: number
	id: string
	contentType: typeof upload.$inferSelect.contentType
}

/**
 * Stores a shopper's file under a new random id. The row is inserted first, so that unused bytes can be found by it
 * (`deleteUnusedUploads`).
 */
export async function storeUpload(
	{ db, storage, companyId }: Place,
	{ contentType, content }: { contentType: StoredUpload['contentType']; content: Uint8Array },
): Promise<StoredUpload> {
	const kept = { companyId, id: randomUUID(), contentType }
	await db.insert(upload).values(kept)
	await storage.writePrivate(kept.id, content)
	return kept
}

/**
 * Deletes an upload that nothing refers to. Its bytes are deleted after its row; if that fails, it is retried
 * (`removeUploadBytes`).
 */
export async function deleteUpload(
	{ db, storage, companyId }: Place & { db: Database },
	id: string,
) {
	await forgetUpload({ db, companyId }, id, TRIED_AGAIN_SECONDS)
	await storage.removePrivate(id).catch(() => undefined)
}

/** Deletes an upload that nothing refers to; the outbox deletes its bytes (`removeUploadBytes`). */
export async function forgetUpload(
	{ db, companyId }: { db: Database; companyId: number },
	id: string,
	afterSeconds = 0,
) {
	await inTransaction(db, async (tx) => {
		await tx.delete(upload).where(and(eq(upload.companyId, companyId), eq(upload.id, id)))
		await announce(tx, {
			companyId,
			topic: TOPIC,
			dedupeKey: `${TOPIC}:${id}`,
			payload: { uploadId: id },
			afterSeconds,
		})
	})
}

/** Deletes the bytes of a deleted upload, if they still exist. Ignores other deliveries. */
export async function removeUploadBytes(delivery: Delivery, storage: MediaStorage) {
	if (delivery.topic !== TOPIC) return
	await storage.removePrivate(Payload.parse(delivery.payload).uploadId)
}
