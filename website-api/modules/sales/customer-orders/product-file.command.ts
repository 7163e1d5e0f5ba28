import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
	type Database,
	inTransaction,
	type Queryable,
	type Transaction,
} from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { announce, type Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { productFile } from './product-file.table.ts'

const TOPIC = 'product-file.replaced'
const Payload = z.object({ storageId: z.string().regex(/^[a-z0-9]{8,64}$/) })

/** The maximum size of a digital product's file, in bytes. */
export const MAX_PRODUCT_FILE_BYTES = 100 * 1024 * 1024

export type NewFile = { fileName: string; contentType: string; bytes: Uint8Array }

/**
 * Sets the file of a product, which makes the product digital; buyers of an earlier file get the new one, and the
 * earlier one is deleted (`removeReplacedFile`). 404 PRODUCT_NOT_FOUND.
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
	await inTransaction(db, async (tx) => {
		// Locks the product, so that the file that is read next is the one that is replaced.
		await tx.update(product).set({ isDigital: true }).where(found)
		await announceReplaced(tx, companyId, row.id)
		await putProductFile(tx, companyId, row.id, storageId, file)
	})
	return { fileName: file.fileName, sizeBytes: file.bytes.length }
}

/** Deletes the bytes of a file that another one replaced. Ignores other deliveries. */
export async function removeReplacedFile(delivery: Delivery, storage: MediaStorage) {
	if (delivery.topic !== TOPIC) return
	await storage.removePrivate(Payload.parse(delivery.payload).storageId)
}

async function announceReplaced(tx: Transaction, companyId: number, productId: number) {
	const [before] = await tx
		.select({ storageId: productFile.storageId })
		.from(productFile)
		.where(and(eq(productFile.companyId, companyId), eq(productFile.productId, productId)))
	if (!before) return
	const { storageId } = before
	await announce(tx, {
		companyId,
		topic: TOPIC,
		dedupeKey: `${TOPIC}:${storageId}`,
		payload: { storageId },
	})
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
