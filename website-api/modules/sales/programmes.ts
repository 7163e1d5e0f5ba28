import type { Transaction } from '#website-api/db/database.ts'
import {
	promiseCommission,
	reverseCommission,
	reverseForGoods,
	settleCommission,
} from '#website-api/modules/programmes/affiliates/commission.queries.ts'
import {
	clearAgentCommission,
	earnAgentCommission,
	reverseAgentCommission,
	undoAgentCommission,
} from '#website-api/modules/programmes/agents/commission.queries.ts'
import {
	earnCoins,
	keepReturnedCoins,
} from '#website-api/modules/programmes/coins/coins.queries.ts'
import { giveFlashBack } from '#website-api/modules/catalog/flash-sales/give-flash-back.queries.ts'
import { creditCashback } from '#website-api/modules/programmes/vouchers/cashback.queries.ts'
import { giveVouchersBack } from '#website-api/modules/programmes/vouchers/claim-voucher.queries.ts'
import { returnCoinsOf } from './orders/refund/order-coins.command.ts'
import { leaveOpenOrders } from './orders/place/open-order.command.ts'
import type { OrderRow } from './orders/transition/move-order.command.ts'

/** Units of a line that were taken out of a paid order or sent back, and refunded. */
export type UnitsBack = { position: number; quantity: number }

/** Units that left an order, with a key that names the event, e.g. "return:{id}". */
export type GoodsBack = { order: OrderRow; units: UnitsBack[]; dedupeKey: string }

type Effect<Event> = (tx: Transaction, event: Event) => Promise<void>

/** What a programme (coins, cashback, commissions, tiers) does when orders move; in the move's transaction. */
type Effects = {
	/**
	 * EXPIRED or CANCEL, before stock and money move: counters that placing an order locks before its stock
	 * (voucher, flash sale, in that order) must be given back before it, too, or the two wait for each other.
	 */
	countersBack: Effect<OrderRow>[]
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
	countersBack: [giveVouchersBack, giveFlashBack],
	paid: [leaveOpenOrders, promiseCommission, earnAgentCommission],
	completed: [creditCashback, settleCommission, clearAgentCommission, earnCoins],
	undone: [leaveOpenOrders, reverseCommission, undoAgentCommission, keepReturnedCoins],
	goodsBack: [
		returnCoinsOf,
		reverseForGoods,
		reverseAgentCommission,
		(tx, { order }) => keepReturnedCoins(tx, order),
	],
}

/** Gives back what an order that ends unpaid or is cancelled took from the programmes' counters. */
export async function giveCountersBack(tx: Transaction, order: OrderRow) {
	if (order.status === 'EXPIRED' || order.status === 'CANCEL') {
		await each(effects.countersBack, tx, order)
	}
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
