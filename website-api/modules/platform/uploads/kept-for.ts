import { deleteUpload, type Place } from './keep-upload.ts'
import type { Database } from '#website-api/db/database.ts'

/**
 * Runs the work that uploads belong to; if it is refused or is a repeat, they are deleted at once. What cannot be
 * forgotten now goes with the others that nothing refers to.
 */
export async function keptFor<T extends { isRepeat: boolean }>(
	place: Place & { db: Database },
	kept: { id: string }[],
	work: () => Promise<T>,
): Promise<T> {
	const deleteAll = async () => {
		for (const { id } of kept) await deleteUpload(place, id).catch(() => undefined)
	}
	try {
		const done = await work()
		if (done.isRepeat) await deleteAll()
		return done
	} catch (error) {
		await deleteAll()
		throw error
	}
}
