import type { AppLoadContext } from '@remix-run/node'
import { orNull } from '#app/http/or-null.ts'
import type { Order } from '#app/domain/order.ts'

/** The phone of an order placed or opened in this browser, or undefined. */
export function knownPhone({ recentOrders }: AppLoadContext, number: string): string | undefined {
	return recentOrders.list().find((order) => order.number === number)?.phone
}

/** An order placed or opened in this browser; null when there is none, or the call fails. */
export async function knownOrder(context: AppLoadContext, number: string): Promise<Order | null> {
	const phone = knownPhone(context, number)
	return phone === undefined ? null : orNull(context.api.orders.lookUpKnown(number, phone))
}
