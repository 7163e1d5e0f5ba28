import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { storePicture } from '#website-api/media/store.ts'
import { media } from './media.table.ts'

/** The maximum size of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 10_000_000

/** Stores an uploaded picture for a company; returns its id and size. 422 if the file is not a picture. */
export async function storeUploadedPicture(
	{ db, storage }: { db: Database; storage: MediaStorage },
	companyId: number,
	bytes: Uint8Array,
) {
	const stored = await storePicture(storage, companyId, bytes).catch(() => {
		throw new Problem(422, 'INVALID')
	})
	await db.insert(media).values(stored).onConflictDoNothing()
	return { mediaId: stored.id, width: stored.width, height: stored.height }
}
