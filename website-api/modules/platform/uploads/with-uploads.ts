import { deleteUpload, type Place } from './store-upload.command.ts'
import type { Database } from '#website-api/db/database.ts'

/**
 * Runs the work that uploads belong to; if it is rejected or is a repeat, deletes them at once. If that fails, they
 * are deleted later with other unused uploads.
 */
export async function withUploads<T extends { isRepeat: boolean }>(
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
