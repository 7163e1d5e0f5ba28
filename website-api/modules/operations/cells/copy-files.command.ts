import { eq } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { productImport } from '#website-api/modules/catalog/imports/product-import.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { productFile } from '#website-api/modules/sales/customer-orders/product-file.table.ts'

type Files = { pictures: string[]; hidden: string[] }

/** The company's files by their names in the storage: pictures, and files without a public address. */
export async function filesOf(db: Database, companyId: number): Promise<Files> {
	const pictures = await db
		.select({ id: media.id })
		.from(media)
		.where(eq(media.companyId, companyId))
	const hidden = [
		...(await db.select({ id: upload.id }).from(upload).where(eq(upload.companyId, companyId))),
		...(await db
			.select({ id: productFile.storageId })
			.from(productFile)
			.where(eq(productFile.companyId, companyId))),
		...(await db
			.select({ id: productImport.id })
			.from(productImport)
			.where(eq(productImport.companyId, companyId))),
	]
	return { pictures: pictures.map(({ id }) => id), hidden: hidden.map(({ id }) => id) }
}

/** Copies the company's files that this function has not copied yet: a file under an id never changes. */
export function copierOfFiles(
	db: Database,
	companyId: number,
	from: MediaStorage,
	to: MediaStorage,
) {
	const copied = new Set<string>()
	async function copy(
		id: string,
		read: MediaStorage['readMaster'],
		write: MediaStorage['writeMaster'],
	) {
		if (copied.has(id)) return
		const bytes = await read(id)
		if (bytes) await write(id, bytes)
		copied.add(id)
	}
	return async () => {
		const { pictures, hidden } = await filesOf(db, companyId)
		for (const id of pictures) await copy(id, from.readMaster, to.writeMaster)
		for (const id of hidden) await copy(id, from.readPrivate, to.writePrivate)
	}
}
