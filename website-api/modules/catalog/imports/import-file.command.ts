import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { reason, UnusableFile } from '#website-api/modules/catalog/import-files/reasons.ts'
import { productImport } from './product-import.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

type Place = { db: Database; storage: MediaStorage }
type ImportRow = typeof productImport.$inferSelect

/**
 * Stores an uploaded file and the row of its import; returns its id. The file is not in the database: a parameter of 20 MB
 * would block an embedded one, and with it the process, for seconds.
 */
export async function storeImport(
	{ db, storage }: Place,
	content: Uint8Array,
	values: Omit<typeof productImport.$inferInsert, 'id' | 'content'>,
): Promise<string> {
	const id = randomUUID()
	// No process begins with it before the file is stored.
	await db.insert(productImport).values({ ...values, id, beatAt: sql`now()` })
	await storage.writePrivate(id, content)
	await db
		.update(productImport)
		.set({ beatAt: null })
		.where(and(eq(productImport.companyId, values.companyId), eq(productImport.id, id)))
	return id
}

/** Copies the file of an import to a path. @throws UnusableFile if it is gone */
export async function copyImportFile(storage: MediaStorage, row: ImportRow, target: string) {
	if (row.content) return writeFile(target, row.content)
	const stored = await storage.streamPrivate(row.id)
	if (!stored) throw new UnusableFile(reason('fileGone'))
	await pipeline(Readable.from(piecesOf(stored)), createWriteStream(target))
}

async function* piecesOf(stream: ReadableStream<Uint8Array>) {
	const reader = stream.getReader()
	try {
		for (;;) {
			const { done, value } = await reader.read()
			if (done) return
			yield value
		}
	} finally {
		await reader.cancel()
	}
}

/** Deletes imports after 30 days, with their files. */
export async function deleteOldImports({ db, storage }: Place) {
	const old = await db
		.delete(productImport)
		.where(
			and(
				sql`${productImport.createdAt} < now() - interval '30 days'`,
				isServed(productImport.companyId),
			),
		)
		.returning({ id: productImport.id })
	for (const { id } of old) await storage.removePrivate(id)
}
