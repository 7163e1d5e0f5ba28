import type { Context } from 'hono'
import type { OrderRequestWire } from '#contract/order.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import type {
	CouponCart,
	CouponCodes,
	CouponHolder,
	CouponRequest,
	NamedCoupons,
} from './orders/place/coupons.ts'
import type { TierBenefit } from './orders/place/price.ts'
import type { OrderRow, orders } from './orders/order.table.ts'

/** An order that is about to be placed: it is priced, and nothing of it is stored yet. */
export type Placing = CouponHolder & { phone: string; coupons: CouponRequest[] }

/** Stores what a programme claimed, once the order's row exists. */
export type StoreClaims = (tx: Transaction, orderId: string) => Promise<void>

/** Columns of an order that a programme fills in. */
export type OrderAttribution = Partial<
	Pick<typeof orders.$inferInsert, 'agentCode' | 'affiliateCode' | 'dropshipName' | 'dropshipPhone'>
>

/** A use of a coupon, as the order shows it. */
export type CouponUse = {
	code: string
	isForShipping: boolean
	/** Promised to the wallet, and what of it was credited; null: the order is not completed. */
	cashback: number
	credited: number | null
	undoneAt: Date | null
}

/** Units of a line that were taken out of a paid order or sent back, and refunded. */
export type UnitsBack = { position: number; quantity: number }

/** Units that left an order, with a key that names the event, e.g. "return:{id}". */
export type GoodsBack = { order: OrderRow; units: UnitsBack[]; dedupeKey: string }

type Buyer = { companyId: number; customerId: string | null }

/**
 * What a programme (vouchers, tiers, affiliates, agents, coins) adds to sales. Every hook is optional. Hooks that
 * are given a transaction run in the one that places or moves the order, in the order of registration, and must
 * lock their rows in that order.
 */
export type OrderProgramme = {
	/** Prices: computes this buyer's unit price from the current price; null: the regular price. */
	unitPrice?: (db: Queryable, buyer: Buyer) => Promise<((price: number) => number) | null>
	/** Prices: benefit of the buyer's tier; null: none. */
	benefit?: (db: Queryable, buyer: Buyer) => Promise<TierBenefit | null>
	/** Prices: the coupons that were named for a cart. */
	coupons?: (
		db: Queryable,
		buyer: Buyer,
		codes: CouponCodes,
		cart: CouponCart,
	) => Promise<NamedCoupons>
	/** Before a request is priced: counts coupon codes that do not exist. 429 TOO_MANY_ATTEMPTS. */
	limitGuesses?: (c: Pick<Context<AppEnv>, 'req' | 'var'>, codes: CouponCodes) => Promise<void>
	/** Whether the buyer may send an order in their own name. */
	canDropship?: (db: Queryable, buyer: Buyer) => Promise<boolean>
	/** How the order shows the coupons it was placed with. */
	couponUses?: (db: Queryable, companyId: number, orderId: string) => Promise<CouponUse[]>
	/** Placing, before flash sales and stock are locked: counts what the order takes; 409 when it cannot be had. */
	claim?: (tx: Transaction, placing: Placing) => Promise<StoreClaims>
	/** Placing, before the order is stored. */
	attribute?: (
		tx: Transaction,
		buyer: Buyer,
		request: OrderRequestWire,
	) => Promise<OrderAttribution>
	/**
	 * EXPIRED or CANCEL, before flash sales, stock and money move: gives back what `claim` took. Placing locks these
	 * rows before its stock, so giving back must, too, or the two wait for each other.
	 */
	giveBack?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** PAYMENT_CONFIRMED. */
	paid?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** COMPLETED: nothing can come back any more. */
	completed?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** EXPIRED or CANCEL, from any status, after stock and money have moved. */
	cancelled?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** A part came back: an accepted change, a refunded return. */
	refunded?: (tx: Transaction, back: GoodsBack) => Promise<void>
}

let registered: readonly OrderProgramme[] | undefined

/** Registers the programmes, once, before the first order. */
export function registerProgrammes(programmes: readonly OrderProgramme[]) {
	registered = programmes
}

/** The programmes in the order of registration. Throws before they are registered, so that none is left out silently. */
export function programmes(): readonly OrderProgramme[] {
	if (!registered)
		throw new Error('No programmes are registered: import website-api/programmes.ts.')
	return registered
}

/** The first programme's answer that is not null. */
export async function firstAnswer<Value>(
	ask: (programme: OrderProgramme) => Promise<Value | null> | undefined,
): Promise<Value | null> {
	for (const programme of programmes()) {
		const answer = await ask(programme)
		if (answer !== undefined && answer !== null) return answer
	}
	return null
}

/** Every programme, one after the other. */
export async function eachProgramme(
	run: (programme: OrderProgramme) => Promise<void> | undefined,
): Promise<void> {
	for (const programme of programmes()) await run(programme)
}
