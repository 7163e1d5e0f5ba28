import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { earnCoins, extendReturnedCoins } from './coins.command.ts'

/** Coins: one percent of a completed order. Coins that are returned after their expiry get a new expiry day. */
export const coinProgramme: OrderProgramme = {
	completed: earnCoins,
	cancelled: extendReturnedCoins,
	refunded: (tx, { order }) => extendReturnedCoins(tx, order),
}
