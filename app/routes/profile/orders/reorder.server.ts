import { getOrder } from '#contract/customer-order.ts'
import type { AppLoadContext } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { paths } from '#app/paths.ts'
import { putIn } from '../../cart/put-in.server.ts'

/** Adds an order's products to the cart again; products no longer sold are omitted and counted. */
export async function reorder(context: AppLoadContext, number: string) {
	const { lines } = await orRespond(context.call(getOrder, { number }))
	let left = 0
	for (const { variantId, quantity, removed } of lines) {
		const requested = { id: variantId, quantity: Math.max(1, quantity - removed) }
		const answer = await putIn(context, requested)
		if (!answer.ok) left += 1
	}
	if (left === lines.length) {
		context.flash({ type: 'error', key: 'my-orders:refused.reorder' })
		return goTo(context.locale, paths.profile.order(number))
	}
	if (left === 0) context.flash({ type: 'success', key: 'my-orders:said.reorder' })
	else
		context.flash({ type: 'warning', key: 'my-orders:said.reorderSome', values: { count: left } })
	return goTo(context.locale, paths.cart)
}
