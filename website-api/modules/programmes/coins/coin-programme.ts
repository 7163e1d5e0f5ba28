import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { earnCoins, keepReturnedCoins } from './coins.queries.ts'

/** Coins: one percent of a completed order. Coins that are returned after their expiry get a new expiry day. */
export const coinProgramme: OrderProgramme = {
	completed: earnCoins,
	cancelled: keepReturnedCoins,
	refunded: (tx, { order }) => keepReturnedCoins(tx, order),
}
