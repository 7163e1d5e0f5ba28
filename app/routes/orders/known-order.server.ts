import type { AppLoadContext } from '@remix-run/node'
import { type Order } from '#contract/order.ts'
import { lookUpOrder, type OrderLookUp } from '#contract/shown-order.ts'
import { orNull } from '#app/http/or-null.ts'

/** An order placed or opened in this browser, as its cookie has it; undefined: another one. */
export function knownOrder(
	{ recentOrders }: AppLoadContext,
	number: string,
): OrderLookUp | undefined {
	return recentOrders.list().find((order) => order.number === number)
}

/** An order placed or opened in this browser; null when there is none, or the call fails. */
export async function openKnownOrder(
	context: AppLoadContext,
	number: string,
): Promise<Order | null> {
	const known = knownOrder(context, number)
	return known ? orNull(context.call(lookUpOrder, { body: known })) : null
}
