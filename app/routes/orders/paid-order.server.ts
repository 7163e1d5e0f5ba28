import type { AppLoadContext } from '@remix-run/node'
import { getOrder } from '#contract/customer-order.ts'
import type { Order } from '#contract/order.ts'
import { lookUpOrder, type OrderLookUp } from '#contract/shown-order.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { type Path, paths } from '#app/paths.ts'
import { knownOrder } from './known-order.server.ts'

/** An order that the visitor may pay: their own, or one that this browser placed or opened. */
export type PaidOrder = {
	order: Order
	/** Of the signed-in customer. */
	isOwn: boolean
	/** By which the website API finds it. */
	asked: OrderLookUp
	/** Its own page. */
	page: Path
}

/** Null: there is none of this number. @throws Response */
export async function paidOrder(
	context: AppLoadContext,
	number: string,
): Promise<PaidOrder | null> {
	if (number === '') return null
	const known = knownOrder(context, number)
	if (known) {
		const order = await orRespond(context.call(lookUpOrder, { body: known }))
		return { order, asked: known, isOwn: false, page: paths.orderSuccess(order.number) }
	}
	const own = context.customer.current() ? await orNull(context.call(getOrder, { number })) : null
	if (own === null) return null
	const asked = { number: own.number, phone: own.customerPhone, key: undefined }
	return { order: own, asked, isOwn: true, page: paths.profile.order(own.number) }
}
