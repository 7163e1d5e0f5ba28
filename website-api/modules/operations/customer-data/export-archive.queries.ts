import { Zip, ZipPassThrough } from 'fflate'
import { eq, and } from 'drizzle-orm'
import { byteStream } from '#website-api/http/byte-stream.ts'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { exportOf } from './export.queries.ts'
import { type OwnPicture, ownPictures } from './own-pictures.queries.ts'

const endings: Record<string, string> = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
	'image/avif': 'avif',
	'application/pdf': 'pdf',
}

type Place = { db: Database; storage: MediaStorage }

/** Of the answer with an archive. */
export const ARCHIVE_HEADERS = {
	'content-type': 'application/zip',
	'content-disposition': 'attachment; filename="data.zip"',
	'cache-control': 'private, no-store',
}

/**
 * Everything that is stored about a customer: a ZIP archive of data.json and the pictures that it names by their ids. The
 * archive is made while it is read, one picture at a time.
 */
export async function exportArchive(
	place: Place,
	owner: Owner,
): Promise<ReadableStream<Uint8Array>> {
	const data = await exportOf(place.db, owner)
	const pictures = await ownPictures(place.db, owner)
	return byteStream(archive(place, owner, JSON.stringify(data, null, '\t'), pictures))
}

async function* archive(
	place: Place,
	owner: Owner,
	data: string,
	pictures: OwnPicture[],
): AsyncGenerator<Uint8Array> {
	const written: Uint8Array[] = []
	const zip = new Zip((error, piece) => {
		if (error) throw error
		written.push(piece)
	})
	const add = (name: string, bytes: Uint8Array) => {
		// Pictures are compressed already.
		const entry = new ZipPassThrough(name)
		zip.add(entry)
		entry.push(bytes, true)
		return written.splice(0)
	}
	yield* add('data.json', new TextEncoder().encode(data))
	for (const picture of pictures) {
		const bytes = await bytesOf(place, owner, picture)
		// Deleted in the meantime.
		if (!bytes) continue
		yield* add(`pictures/${picture.id}.${endings[picture.type] ?? 'bin'}`, bytes)
	}
	zip.end()
	yield* written.splice(0)
}

async function bytesOf(
	{ db, storage }: Place,
	{ companyId }: Owner,
	{ id, isPublic }: OwnPicture,
): Promise<Uint8Array | undefined> {
	if (isPublic) return storage.readMaster(id)
	const stored = await storage.readPrivate(id)
	if (stored) return stored
	const [old] = await db
		.select({ content: upload.content })
		.from(upload)
		.where(and(eq(upload.companyId, companyId), eq(upload.id, id)))
	return old?.content ?? undefined
}
