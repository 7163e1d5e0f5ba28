import type { Context } from 'hono'
import {
	changeGuestPayment,
	correctGuestAddress,
	reportGuestNotArrived,
} from '#contract/guest-order.ts'
import type { Order } from '#contract/order.ts'
import type { OrderLookUp } from '#contract/shown-order.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { correctAddress } from '#website-api/modules/sales/orders/correct/correct-order.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { orderOfGuest, shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { endOpenAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { limitLookUps } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import { changePayment } from './change-payment.command.ts'
import { reportNotArrived } from './not-arrived.command.ts'

/** A guest's own changes of an order. */
export const guestOrderAnswers = [
	answer(reportGuestNotArrived, ({ c, body }) => changed(c, body, reportNotArrived)),
	answer(correctGuestAddress, ({ c, body: { name, address, ...asked } }) =>
		changed(c, asked, (tx, order) => correctAddress(tx, order, { name, address })),
	),
	answer(changeGuestPayment, async ({ c, db, companyId, gateways, body }) => {
		const { payment, bank, online, ...asked } = body
		const offers = payment === 'ONLINE' ? await gateways.offered(companyId) : []
		await endOpenAttempt(db, gateways.of, await orderOfNobody(c, asked))
		return changed(c, asked, (tx, order) =>
			changePayment(tx, order, { payment, bank, online }, offers),
		)
	}),
]

async function changed(
	c: Context<AppEnv>,
	asked: OrderLookUp,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<Order> {
	const order = await orderOfNobody(c, asked)
	const { db, companyId, locale } = c.var
	await inTransaction(db, async (tx) => work(tx, await lockOrder(tx, companyId, order.number)))
	c.header('Cache-Control', 'no-store')
	return shownOrderOf(db, companyId, order.id, locale)
}

/** An order without a customer, by its number and phone. 404 ORDER_NOT_FOUND, 429 TOO_MANY_ATTEMPTS. */
export function orderOfNobody(c: Context<AppEnv>, { number, phone, key }: OrderLookUp) {
	const { db, companyId } = c.var
	return limitLookUps(c, { number, key }, async () => {
		const order = await orderOfGuest(db, companyId, { number, phone })
		if (order.customerId !== null) throw new Problem(404, 'ORDER_NOT_FOUND')
		return order
	})
}
