import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { storePicture } from '#website-api/media/store.ts'
import { media } from './media.table.ts'

/** Bytes of the largest picture that is taken. */
export const MAX_PICTURE_BYTES = 10_000_000

/** Stores a picture from outside for a company, as the wire says it. 422 when it is none. */
export async function keepPicture(
	{ db, storage }: { db: Database; storage: MediaStorage },
	companyId: number,
	bytes: Uint8Array,
) {
	const stored = await storePicture(storage, companyId, bytes).catch(() => {
		throw new Problem(422, 'INVALID')
	})
	await db.insert(media).values(stored).onConflictDoNothing()
	return { MEDIA_ID: stored.id, WIDTH: stored.width, HEIGHT: stored.height }
}
