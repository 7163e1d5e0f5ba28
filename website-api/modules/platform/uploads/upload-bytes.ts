import type { MediaStorage } from '#website-api/media/storage.ts'
import type { upload } from './upload.table.ts'

/** The bytes of an upload. Throws if they are missing. */
export async function uploadBytes(
	storage: MediaStorage,
	row: Pick<typeof upload.$inferSelect, 'id' | 'content'>,
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = row.content ?? (await storage.readPrivate(row.id))
	if (!bytes) throw new Error(`The bytes of upload ${row.id} are gone`)
	return new Uint8Array(bytes)
}
