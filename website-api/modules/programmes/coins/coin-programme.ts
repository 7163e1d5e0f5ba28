import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { earnCoins, keepReturnedCoins } from './coins.queries.ts'

/** Coins: one percent of a completed order; returned coins whose day has passed get another. */
export const coinProgramme: OrderProgramme = {
	completed: earnCoins,
	cancelled: keepReturnedCoins,
	refunded: (tx, { order }) => keepReturnedCoins(tx, order),
}
