import { z } from 'zod'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const maxOrders = 5

const Orders = z
	.array(
		z.object({
			number: z.string().min(1).max(40),
			phone: z.string().min(1).max(20),
			isOwn: z.boolean().optional(),
			/** The website API's, for looking the order up. */
			key: z.string().max(100).optional(),
		}),
	)
	.max(maxOrders)
type RecentOrder = z.infer<typeof Orders>[number]

/** The last orders placed in this browser or looked up in it, newest first; sealed, 30 days. */
export function recentOrdersSession(jar: CookieJar) {
	let orders = jar.readSealed(cookies.recentOrders, Orders) ?? []
	return {
		list: (): RecentOrder[] => orders,
		remember(order: RecentOrder) {
			const existing = orders.find(({ number }) => number === order.number)
			const others = orders.filter((one) => one !== existing)
			const { isOwn = existing?.isOwn, key = existing?.key } = order
			orders = [{ ...order, isOwn, key }, ...others].slice(0, maxOrders)
			jar.writeSealed(cookies.recentOrders, orders)
		},
	}
}
