import { and, eq, sql } from 'drizzle-orm'
import type { WrittenReview } from '#contract/order-review.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { preparePicture } from '#website-api/media/store.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { review, reviewPicture } from '#website-api/modules/catalog/products/review.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import {
	announceUnused,
	removeUnknownPicture,
} from '#website-api/modules/platform/media/delete-picture.command.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'

const UNUSED_AFTER_SECONDS = 3_600

type Context = { db: Database; storage: MediaStorage }

/**
 * Stores a review of one line of a delivered order, once, in the language of the page it was written on, and updates
 * the product's average. Returns its id. 409 REVIEW_NOT_POSSIBLE, ALREADY_REVIEWED.
 */
export async function writeReview(
	{ db, storage }: Context,
	order: OrderRow,
	request: WrittenReview & { language: Locale },
	pictures: Uint8Array[],
): Promise<number> {
	const { companyId } = order
	// The primary key decides between two concurrent requests.
	await requireReviewable(db, order, request.position)
	const prepared = await Promise.all(pictures.map((bytes) => preparePicture(companyId, bytes)))
	const mediaIds = prepared.map(({ facts }) => facts.id)
	try {
		// If the review is not stored after all, these pictures are deleted after an hour.
		await inTransaction(db, (tx) => announceUnused(tx, companyId, mediaIds, UNUSED_AFTER_SECONDS))
		for (const { facts, master } of prepared) await storage.writeMaster(facts.id, master)
		return await inTransaction(db, (tx) => storeReview(tx, order, request, prepared))
	} catch (error) {
		for (const id of mediaIds) {
			await removeUnknownPicture(db, storage, id).catch(() => undefined)
		}
		if (breaks(error, '23505', 'review_once_per_line')) throw new Problem(409, 'ALREADY_REVIEWED')
		throw error
	}
}

type Prepared = Awaited<ReturnType<typeof preparePicture>>

async function storeReview(
	tx: Transaction,
	order: OrderRow,
	request: WrittenReview & { language: Locale },
	pictures: Prepared[],
): Promise<number> {
	const { companyId, id: orderId } = order
	const { productId, variantLabel } = await boughtProduct(tx, order, request.position)
	const [written] = await tx
		.insert(review)
		.values({
			companyId,
			productId,
			author: shortened(order.customerName),
			rating: request.rating,
			body: request.text,
			orderId,
			linePosition: request.position,
			language: request.language,
			variantLabel,
			pictureCount: pictures.length,
		})
		.returning({ id: review.id })
	if (!written) throw new Error('A review was not stored')
	for (const [position, { facts }] of pictures.entries()) {
		await tx.insert(media).values(facts).onConflictDoNothing()
		await tx
			.insert(reviewPicture)
			.values({ companyId, reviewId: written.id, position, mediaId: facts.id })
	}
	await tx
		.update(product)
		.set({
			ratingSum: sql`${product.ratingSum} + ${request.rating}`,
			ratingCount: sql`${product.ratingCount} + 1`,
		})
		.where(and(eq(product.companyId, companyId), eq(product.id, productId)))
	return written.id
}

/** The product of a line with remaining units, and the variant's name at that time. 409 REVIEW_NOT_POSSIBLE. */
async function boughtProduct(
	tx: Transaction,
	{ companyId, id: orderId }: OrderRow,
	position: number,
) {
	const [bought] = await tx
		.select({ productId: variant.productId, variantLabel: orderLine.variantLabel })
		.from(orderLine)
		.innerJoin(
			variant,
			and(eq(variant.companyId, orderLine.companyId), eq(variant.id, orderLine.variantId)),
		)
		.where(
			and(
				eq(orderLine.companyId, companyId),
				eq(orderLine.orderId, orderId),
				eq(orderLine.position, position),
				sql`${orderLine.quantity} > ${orderLine.removed}`,
			),
		)
	if (!bought) throw new Problem(409, 'REVIEW_NOT_POSSIBLE')
	return bought
}

/** 409 REVIEW_NOT_POSSIBLE before the order is delivered, ALREADY_REVIEWED for a reviewed line. */
export async function requireReviewable(db: Database, order: OrderRow, position: number) {
	if (order.status !== 'DELIVERED' && order.status !== 'COMPLETED') {
		throw new Problem(409, 'REVIEW_NOT_POSSIBLE')
	}
	if (await isReviewed(db, order, position)) throw new Problem(409, 'ALREADY_REVIEWED')
}

async function isReviewed(db: Database, { companyId, id }: OrderRow, position: number) {
	const [written] = await db
		.select({ id: review.id })
		.from(review)
		.where(
			and(
				eq(review.companyId, companyId),
				eq(review.orderId, id),
				eq(review.linePosition, position),
			),
		)
	return written !== undefined
}

/** Abbreviates "Rina Wulandari" to "Rina W.", which does not identify the person. */
function shortened(name: string): string {
	const [first = '', ...rest] = name.trim().split(/\s+/)
	const last = rest.at(-1)
	return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first
}
