import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { agentApplication } from '#website-api/modules/programmes/agent-applications/agent-application.table.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { review, reviewPicture } from '#website-api/modules/catalog/products/review.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { contactMessage, contactSender } from '#website-api/modules/site/contact/contact.table.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import { formKey } from '#website-api/modules/platform/forms/form-key.table.ts'
import { orderCancellation } from '#website-api/modules/sales/orders/order-cancellation.table.ts'
import { orderCorrection } from '#website-api/modules/sales/orders/correct/order-correction.table.ts'
import { orderNote } from '#website-api/modules/sales/orders/order-note.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { payout } from '#website-api/modules/sales/payouts/payout.table.ts'
import {
	returnMessage,
	returnPicture,
	returns,
} from '#website-api/modules/sales/returns/return.table.ts'
import { rewardRedemption } from '#website-api/modules/programmes/rewards/reward.table.ts'
import { walletAdjustment } from '#website-api/modules/money/wallet/wallet-adjustment.table.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'
import { eraseMessages, eraseParcels } from './erase-parcels.command.ts'

/**
 * Removes personal data from records that are kept: orders, returns and withdrawals keep items and amounts only.
 * Texts, pictures and messages are deleted. Returns ids of uploads to delete after the commit.
 */
export async function eraseTraces(tx: Transaction, row: CustomerRow): Promise<string[]> {
	const { companyId, id: customerId } = row
	const theirs = and(eq(orders.companyId, companyId), eq(orders.customerId, customerId))
	const orderIds = tx.select({ id: orders.id }).from(orders).where(theirs)
	const back = and(eq(returns.companyId, companyId), eq(returns.customerId, customerId))
	const returnIds = tx.select({ id: returns.id }).from(returns).where(back)

	await eraseReviews(tx, row)
	await tx
		.delete(orderCorrection)
		.where(
			and(eq(orderCorrection.companyId, companyId), inArray(orderCorrection.orderId, orderIds)),
		)
	await tx
		.delete(orderNote)
		.where(and(eq(orderNote.companyId, companyId), inArray(orderNote.orderId, orderIds)))
	await tx
		.update(orderCancellation)
		.set({ note: '' })
		.where(
			and(eq(orderCancellation.companyId, companyId), inArray(orderCancellation.orderId, orderIds)),
		)
	const proofs = await tx
		.delete(paymentConfirmation)
		.where(
			and(
				eq(paymentConfirmation.companyId, companyId),
				inArray(paymentConfirmation.orderId, orderIds),
			),
		)
		.returning({ id: paymentConfirmation.proofId })
	const pictures = await tx
		.delete(returnPicture)
		.where(and(eq(returnPicture.companyId, companyId), inArray(returnPicture.returnId, returnIds)))
		.returning({ id: returnPicture.uploadId })
	await tx
		.delete(returnMessage)
		.where(and(eq(returnMessage.companyId, companyId), inArray(returnMessage.returnId, returnIds)))
	await tx.update(returns).set({ description: '' }).where(back)
	await tx
		.update(orders)
		.set({
			customerName: '',
			customerPhone: '',
			customerEmail: '',
			address: null,
			note: '',
			dropshipName: null,
			dropshipPhone: null,
		})
		.where(theirs)
	await eraseParcels(tx, { companyId, customerId })
	await eraseMessages(tx, { companyId, customerId })
	await erasePayees(tx, { companyId, customerId })
	await eraseReasons(tx, { companyId, customerId })
	await eraseAgency(tx, row)
	await eraseCorrespondence(tx, row)
	return [...proofs, ...pictures].map(({ id }) => id)
}

/** Bank accounts that the customer's money went to. */
async function erasePayees(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
) {
	const theirs = and(eq(withdrawal.companyId, companyId), eq(withdrawal.customerId, customerId))
	await tx
		.update(withdrawal)
		.set({ bank: sql`${withdrawal.bank} || '{"number":"","holder":""}'::jsonb` })
		.where(theirs)
	const ids = tx.select({ id: withdrawal.id }).from(withdrawal).where(theirs)
	await tx
		.update(payout)
		.set({ bankHolder: null })
		.where(and(eq(payout.companyId, companyId), inArray(payout.withdrawalId, ids)))
}

/** What staff wrote about money that they added to the wallet or took from it. */
async function eraseReasons(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
) {
	await tx
		.update(walletAdjustment)
		.set({ reason: '', note: '' })
		.where(
			and(eq(walletAdjustment.companyId, companyId), eq(walletAdjustment.customerId, customerId)),
		)
}

/** Deactivates the agent; the agent's code stays for orders attributed to it. */
async function eraseAgency(tx: Transaction, { companyId, id: customerId }: CustomerRow) {
	await tx
		.delete(agentApplication)
		.where(
			and(eq(agentApplication.companyId, companyId), eq(agentApplication.customerId, customerId)),
		)
	await tx
		.update(agent)
		.set({
			active: false,
			inDirectory: false,
			name: '',
			shownName: '',
			shopName: null,
			whatsapp: null,
			showWhatsapp: false,
		})
		.where(and(eq(agent.companyId, companyId), eq(agent.customerId, customerId)))
	await tx
		.update(rewardRedemption)
		.set({ address: '' })
		.where(
			and(eq(rewardRedemption.companyId, companyId), eq(rewardRedemption.customerId, customerId)),
		)
}

/** Deletes reviews with their pictures, and subtracts them from the products' averages. */
async function eraseReviews(tx: Transaction, { companyId, id: customerId }: CustomerRow) {
	const theirs = and(
		eq(review.companyId, companyId),
		sql`${review.orderId} in (select id from orders
			where company_id = ${companyId} and customer_id = ${customerId})`,
	)
	const reviewIds = tx.select({ id: review.id }).from(review).where(theirs)
	const pictures = await tx
		.delete(reviewPicture)
		.where(and(eq(reviewPicture.companyId, companyId), inArray(reviewPicture.reviewId, reviewIds)))
		.returning({ mediaId: reviewPicture.mediaId })
	await announceUnused(
		tx,
		companyId,
		pictures.map(({ mediaId }) => mediaId),
	)
	const gone = await tx.delete(review).where(theirs).returning({
		productId: review.productId,
		rating: review.rating,
		hiddenAt: review.hiddenAt,
	})
	const counted = gone.filter(({ hiddenAt }) => hiddenAt === null)
	// By ascending id, the common lock order of products.
	for (const { productId, rating } of counted.toSorted((a, b) => a.productId - b.productId)) {
		await tx
			.update(product)
			.set({
				ratingSum: sql`${product.ratingSum} - ${rating}`,
				ratingCount: sql`${product.ratingCount} - 1`,
			})
			.where(and(eq(product.companyId, companyId), eq(product.id, productId)))
	}
}

async function eraseCorrespondence(tx: Transaction, row: CustomerRow) {
	const { companyId, id, email } = row
	const lower = email.toLowerCase()
	await tx
		.delete(contactMessage)
		.where(
			and(eq(contactMessage.companyId, companyId), sql`lower(${contactMessage.email}) = ${lower}`),
		)
	await tx
		.delete(contactSender)
		.where(and(eq(contactSender.companyId, companyId), eq(contactSender.email, lower)))
	await tx.delete(formKey).where(and(eq(formKey.companyId, companyId), eq(formKey.actor, id)))
	await tx
		.delete(outbox)
		.where(and(eq(outbox.companyId, companyId), sql`${outbox.payload} ->> 'customerId' = ${id}`))
}
