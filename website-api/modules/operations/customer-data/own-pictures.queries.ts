import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { review, reviewPicture } from '#website-api/modules/catalog/products/review.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { returnPicture, returns } from '#website-api/modules/sales/returns/return.table.ts'

/** A picture or file that a customer has sent, by its id in the data and in the storage. */
export type OwnPicture = { id: string; type: string; isPublic: boolean }

/** Everything that a customer has sent: the profile's picture, proofs of payment, pictures of returns and reviews. */
export async function ownPictures(db: Queryable, owner: Owner): Promise<OwnPicture[]> {
	const uploads = await db
		.select({ id: upload.id, type: upload.contentType })
		.from(upload)
		.where(and(eq(upload.companyId, owner.companyId), inArray(upload.id, uploadIdsOf(db, owner))))
		.orderBy(asc(upload.at), asc(upload.id))
	const ofReviews = await db
		.selectDistinct({ id: media.id, type: media.type })
		.from(reviewPicture)
		.innerJoin(
			review,
			and(eq(review.companyId, reviewPicture.companyId), eq(review.id, reviewPicture.reviewId)),
		)
		.innerJoin(
			media,
			and(eq(media.companyId, reviewPicture.companyId), eq(media.id, reviewPicture.mediaId)),
		)
		.where(
			and(
				eq(review.companyId, owner.companyId),
				inArray(
					review.orderId,
					db.select({ id: orders.id }).from(orders).where(ownedBy(orders, owner)),
				),
			),
		)
		.orderBy(asc(media.id))
	return [
		...uploads.map((row) => ({ ...row, isPublic: false })),
		...ofReviews.map((row) => ({ ...row, isPublic: true })),
	]
}

function uploadIdsOf(db: Queryable, owner: Owner) {
	const { companyId, customerId } = owner
	return db
		.select({ id: sql<string>`${customer.pictureId}` })
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				eq(customer.id, customerId),
				sql`${customer.pictureId} is not null`,
			),
		)
		.union(
			db
				.select({ id: paymentConfirmation.proofId })
				.from(paymentConfirmation)
				.innerJoin(
					orders,
					and(
						eq(orders.companyId, paymentConfirmation.companyId),
						eq(orders.id, paymentConfirmation.orderId),
					),
				)
				.where(ownedBy(orders, owner)),
		)
		.union(
			db
				.select({ id: returnPicture.uploadId })
				.from(returnPicture)
				.innerJoin(
					returns,
					and(
						eq(returns.companyId, returnPicture.companyId),
						eq(returns.id, returnPicture.returnId),
					),
				)
				.where(ownedBy(returns, owner)),
		)
}

function ownedBy(table: typeof orders | typeof returns, { companyId, customerId }: Owner) {
	return and(eq(table.companyId, companyId), eq(table.customerId, customerId))
}
