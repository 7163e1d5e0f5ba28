import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { productFile } from './product-file.table.ts'

/** The maximum size of a digital product's file, in bytes. */
export const MAX_PRODUCT_FILE_BYTES = 100 * 1024 * 1024

export type NewFile = { fileName: string; contentType: string; bytes: Uint8Array }

/**
 * Sets the file of a product, which makes the product digital; buyers of an earlier file get the new one. 404
 * PRODUCT_NOT_FOUND.
 */
export async function attachFile(
	{ db, storage }: { db: Database; storage: MediaStorage },
	{ companyId, slug }: { companyId: number; slug: string },
	file: NewFile,
) {
	const found = and(eq(product.companyId, companyId), eq(product.slug, slug))
	const [row] = await db.select({ id: product.id }).from(product).where(found)
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	const storageId = randomBytes(20).toString('hex')
	await storage.writePrivate(storageId, file.bytes)
	await db.transaction(async (tx) => {
		await tx.update(product).set({ isDigital: true }).where(found)
		await putProductFile(tx, companyId, row.id, storageId, file)
	})
	return { fileName: file.fileName, sizeBytes: file.bytes.length }
}

/** Records which stored file belongs to a product. */
async function putProductFile(
	tx: Queryable,
	companyId: number,
	productId: number,
	storageId: string,
	{ fileName, contentType, bytes }: NewFile,
) {
	const facts = { fileName, contentType, sizeBytes: bytes.length, storageId }
	await tx
		.insert(productFile)
		.values({ companyId, productId, ...facts })
		.onConflictDoUpdate({ target: [productFile.companyId, productFile.productId], set: facts })
}
