import { getOrder, listOrders, type OwnOrder } from '#contract/customer-order.ts'
import { reviewOrder, WrittenReview } from '#contract/order-review.ts'
import {
	acceptOrderChange,
	cancelOrder,
	changeOrderPayment,
	completeOrder,
	correctOwnAddress,
	receiveOrder,
	refuseOrderChange,
	reportOrderNotArrived,
} from '#contract/customer-order-step.ts'
import { decode } from '#contract/message-codec.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'
import { PICTURE_FIELD, picturesFrom } from '#website-api/modules/platform/uploads/pictures.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countUploads } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { correctAddress } from '#website-api/modules/sales/orders/correct/correct-order.command.ts'
import type { OrderRow, OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { endOpenAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { changePayment } from './change-payment.command.ts'
import { lockOrderOf, orderOf, ownOrderOf } from './customer-order.queries.ts'
import { findOrdersOf } from './customer-order-list.queries.ts'
import { reportNotArrived } from './not-arrived.command.ts'
import { acceptChange } from './order-change.command.ts'
import { requireReviewable, writeReview } from './write-review.command.ts'

type Asking = Pick<CustomerEnv['Variables'], 'db' | 'owner' | 'locale'> & {
	params: { number: string }
}

/** The signed-in customer's orders. */
export const customerOrderAnswers = [
	answer(listOrders, async ({ db, owner, query }) => {
		const { list, total, statuses } = await findOrdersOf(db, owner, query)
		return { list, pages: Math.ceil(total / query.pageSize), count: total, statuses }
	}),
	answer(getOrder, (asking) => orderNow(asking)),
	answer(cancelOrder, (asking) => move(asking, 'CANCEL')),
	answer(receiveOrder, (asking) => move(asking, 'DELIVERED')),
	answer(completeOrder, (asking) => move(asking, 'COMPLETED')),
	answer(reportOrderNotArrived, (asking) => change(asking, reportNotArrived)),
	answer(correctOwnAddress, ({ body, ...asking }) =>
		change(asking, (tx, order) => correctAddress(tx, order, body)),
	),
	answer(acceptOrderChange, (asking) => change(asking, acceptChange)),
	answer(refuseOrderChange, (asking) =>
		change(asking, async (tx, order) => {
			if (order.status !== 'CHANGE_PROCESSING') throw new Problem(409, 'ORDER_CHANGED')
			await moveOrder(tx, order, { to: 'CANCEL', actor: 'customer' })
		}),
	),
	answer(changeOrderPayment, async ({ body, gateways, ...asking }) => {
		const { db, owner, params } = asking
		const offers = body.payment === 'ONLINE' ? await gateways.offered(owner.companyId) : []
		await endOpenAttempt(db, gateways.of, await orderOf(db, owner, params.number))
		return change(asking, (tx, order) => changePayment(tx, order, body, offers))
	}),
	answer(
		reviewOrder,
		async ({ c, db, companyId, owner, locale, params }) => {
			const { request, files } = await readMultipart(c, WrittenReview, PICTURE_FIELD)
			const written = decode(WrittenReview, request)
			const order = await orderOf(db, owner, params.number)
			await requireReviewable(db, order, written.position)
			const volume = { companyId, orderId: order.id, network: networkDigest(c), files }
			await countVolume(db, volume, c.var.uploadLimits)
			await countUploads(db, c.var, files.length)
			const pictures = await picturesFrom(files)
			return { id: await writeReview(c.var, order, { ...written, language: locale }, pictures) }
		},
		uploadTurn,
	),
]

async function orderNow({ db, owner, locale, params }: Asking): Promise<OwnOrder> {
	return ownOrderOf(db, await orderOf(db, owner, params.number), locale)
}

async function change(
	asking: Asking,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<OwnOrder> {
	const { db, owner, params } = asking
	await inTransaction(db, async (tx) => work(tx, await lockOrderOf(tx, owner, params.number)))
	return orderNow(asking)
}

function move(asking: Asking, to: OrderStatus) {
	return change(asking, (tx, order) => moveOrder(tx, order, { to, actor: 'customer' }))
}
