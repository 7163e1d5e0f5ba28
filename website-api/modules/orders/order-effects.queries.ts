import type { Transaction } from '#website-api/db/database.ts'
import {
	promiseCommission,
	reverseCommission,
	reverseForGoods,
	settleCommission,
} from '#website-api/modules/affiliates/commission.queries.ts'
import { earnCoins, keepReturnedCoins } from '#website-api/modules/coins/coins.queries.ts'
import type { OrderRow } from './transition.queries.ts'

/** Units of a line that were taken out of a paid order or sent back, and refunded. */
export type UnitsBack = { position: number; quantity: number }

/** Units that left an order, with a key that names the event, e.g. "return:{id}". */
export type GoodsBack = { order: OrderRow; units: UnitsBack[]; dedupeKey: string }

type Effect<Event> = (tx: Transaction, event: Event) => Promise<void>

/** What a programme (coins, cashback, commissions, tiers) does when orders move; in the move's transaction. */
type Effects = {
	/** PAYMENT_CONFIRMED. */
	paid: Effect<OrderRow>[]
	/** COMPLETED: nothing can come back any more. */
	completed: Effect<OrderRow>[]
	/** EXPIRED or CANCEL, from any status. */
	undone: Effect<OrderRow>[]
	/** A part came back: an accepted change, a refunded return. */
	goodsBack: Effect<GoodsBack>[]
}

const effects: Effects = {
	paid: [promiseCommission],
	completed: [settleCommission, earnCoins],
	undone: [reverseCommission, keepReturnedCoins],
	goodsBack: [reverseForGoods, (tx, { order }) => keepReturnedCoins(tx, order)],
}

/** Tells every programme of an order's move, one after the other. */
export async function applyEffects(tx: Transaction, order: OrderRow) {
	if (order.status === 'PAYMENT_CONFIRMED') await each(effects.paid, tx, order)
	if (order.status === 'COMPLETED') await each(effects.completed, tx, order)
	if (order.status === 'EXPIRED' || order.status === 'CANCEL') await each(effects.undone, tx, order)
}

/** Tells every programme of units that came back. */
export async function applyGoodsBack(tx: Transaction, back: GoodsBack) {
	await each(effects.goodsBack, tx, back)
}

async function each<Event>(all: Effect<Event>[], tx: Transaction, event: Event) {
	for (const effect of all) await effect(tx, event)
}
