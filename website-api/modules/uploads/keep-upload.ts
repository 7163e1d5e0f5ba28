import { randomUUID } from 'node:crypto'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { upload } from './upload.table.ts'

type Kept = { companyId: number; id: string; contentType: typeof upload.$inferSelect.contentType }

/** Puts a shopper's file away under a new random id; what it returns is the row that makes it known. */
export async function keepUpload(
	storage: MediaStorage,
	companyId: number,
	{ contentType, content }: { contentType: Kept['contentType']; content: Uint8Array },
): Promise<Kept> {
	const id = randomUUID()
	await storage.writePrivate(id, content)
	return { companyId, id, contentType }
}

/** The bytes of an upload. Throws when they are gone. */
export async function uploadBytes(
	storage: MediaStorage,
	row: Pick<typeof upload.$inferSelect, 'id' | 'content'>,
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = row.content ?? (await storage.readPrivate(row.id))
	if (!bytes) throw new Error(`The bytes of upload ${row.id} are gone`)
	return new Uint8Array(bytes)
}

/** Forgets an upload that nothing refers to any more, its bytes too. */
export async function forgetUpload(
	{ db, storage, companyId }: { db: Queryable; storage: MediaStorage; companyId: number },
	id: string,
) {
	await db.delete(upload).where(and(eq(upload.companyId, companyId), eq(upload.id, id)))
	await storage.removePrivate(id)
}
