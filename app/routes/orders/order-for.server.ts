import type { AppLoadContext } from '@remix-run/node'
import { getOrder } from '#contract/customer-order.ts'
import type { Order } from '#contract/order.ts'
import { orNull } from '#app/http/or-null.ts'
import { paths } from '#app/paths.ts'
import { openKnownOrder } from './known-order.server.ts'

/** The order number of an address. */
export function numberIn(request: Request): string {
	return new URL(request.url).searchParams.get('order')?.slice(0, 40) ?? ''
}

/** The customer's own order, or one that this browser placed or opened, with its page. */
export async function orderFor(
	context: AppLoadContext,
	number: string,
): Promise<{ order: Order | null; isOwn: boolean; back: `/${string}` }> {
	const own =
		context.customer.current() && number !== ''
			? await orNull(context.call(getOrder, { number }))
			: null
	if (own) return { order: own, isOwn: true, back: paths.profile.order(number) }
	const back: `/${string}` = `${paths.orderLookUp}?order=${encodeURIComponent(number)}`
	return { order: await openKnownOrder(context, number), isOwn: false, back }
}
