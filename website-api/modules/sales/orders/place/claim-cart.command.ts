import { and, eq } from 'drizzle-orm'
import type { OrderRequestWire } from '#contract/order.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orderedCart, orders } from '../order.table.ts'

type CartVersion = Pick<OrderRequestWire, 'CART_TOKEN' | 'CART_VERSION'>

/**
 * Claims this version of a cart for the order about to be placed; a twin waits here. 409
 * CART_ALREADY_ORDERED with the number of the order that it has already become.
 */
export async function claimCart(tx: Transaction, companyId: number, cart: CartVersion) {
	const claim = { companyId, cartToken: cart.CART_TOKEN, cartVersion: cart.CART_VERSION }
	const claimed = await tx
		.insert(orderedCart)
		.values(claim)
		.onConflictDoNothing()
		.returning({ cartToken: orderedCart.cartToken })
	if (claimed.length > 0) return
	const [order] = await tx
		.select({ number: orders.number })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.cartToken, claim.cartToken),
				eq(orders.cartVersion, claim.cartVersion),
			),
		)
	const number = order?.number ?? ''
	throw new Problem(409, 'CART_ALREADY_ORDERED', {
		params: { number },
		errors: { ORDER_NUMBER: [number] },
	})
}
