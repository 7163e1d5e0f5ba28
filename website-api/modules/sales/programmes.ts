import type { Context } from 'hono'
import type { OrderRequest } from '#contract/order-request.ts'
import type { Database, OpenDatabase, Queryable, Transaction } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type {
	CouponCart,
	CouponCodes,
	CouponHolder,
	CouponRequest,
	OfferedCoupons,
	RequestedCoupons,
	WantedCoupons,
} from './orders/place/coupons.ts'
import type { TierBenefit } from './orders/place/price.ts'
import type { OrderRow, orders } from './orders/order.table.ts'

/** A priced order that is about to be placed and not stored yet. */
export type Placing = CouponHolder & { phone: string; coupons: CouponRequest[] }

/** Stores what a programme claimed, once the order's row exists. */
export type StoreClaims = (tx: Transaction, orderId: string) => Promise<void>

/** Columns of an order that a programme sets. */
export type OrderAttribution = Partial<
	Pick<typeof orders.$inferInsert, 'agentCode' | 'affiliateCode' | 'dropshipName' | 'dropshipPhone'>
>

/** A use of a coupon, as displayed with the order. */
export type CouponUse = {
	code: string
	isForShipping: boolean
	/** Promised cashback, and the credited part; null: the order is not completed. */
	cashback: number
	credited: number | null
	undoneAt: Date | null
}

/** Units of a line that were removed from a paid order or returned, and refunded. */
export type LineUnits = { position: number; quantity: number }

/** Units that left an order, with a key that identifies the event, e.g. "return:{id}". */
export type ReturnedUnits = { order: OrderRow; units: LineUnits[]; dedupeKey: string }

type Buyer = { companyId: number; customerId: string | null }

/**
 * The hooks of a programme (vouchers, tiers, affiliates, agents, coins) in sales. Every hook is optional. Hooks that
 * are given a transaction run in the one that places or moves the order, in the order in which they are given, and must lock
 * their rows in that order.
 */
export type OrderProgramme = {
	/** Prices: computes this buyer's unit price from the current price; null: the regular price. */
	unitPrice?: (db: Queryable, buyer: Buyer) => Promise<((price: number) => number) | null>
	/** Prices: benefit of the buyer's tier; null: none. */
	benefit?: (db: Queryable, buyer: Buyer) => Promise<TierBenefit | null>
	/** Prices: the requested coupons of a cart. */
	coupons?: (
		db: Queryable,
		holder: CouponHolder,
		codes: CouponCodes,
		cart: CouponCart,
	) => Promise<RequestedCoupons>
	/** Prices: the same, of some kinds the best one that is offered, and all that are offered for the cart. */
	offeredCoupons?: (
		db: Queryable,
		holder: CouponHolder,
		wanted: WantedCoupons,
		cart: CouponCart,
		locale: Locale,
	) => Promise<OfferedCoupons>
	/** Before a request is priced: counts coupon codes that do not exist. 429 TOO_MANY_ATTEMPTS. */
	limitGuesses?: (c: Pick<Context<AppEnv>, 'req' | 'var'>, codes: CouponCodes) => Promise<void>
	/** Whether the buyer can be named as the sender of parcels (dropshipping). */
	canDropship?: (db: Queryable, buyer: Buyer) => Promise<boolean>
	/** The coupons an order was placed with, as displayed with the order. */
	couponUses?: (db: Queryable, companyId: number, orderId: string) => Promise<CouponUse[]>
	/** Placing, before flash sales and stock are locked: claims what the order uses; 409 if it is not available. */
	claim?: (tx: Transaction, placing: Placing) => Promise<StoreClaims>
	/** Placing, before the order is stored. */
	attribute?: (tx: Transaction, buyer: Buyer, request: OrderRequest) => Promise<OrderAttribution>
	/**
	 * EXPIRED or CANCEL, before flash sales, stock and money move: releases what `claim` took. Placing locks these
	 * rows before its stock, so releasing must do the same to avoid deadlocks.
	 */
	release?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** PAYMENT_CONFIRMED, or PROCESSING of an order that is paid to the courier. */
	paid?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** COMPLETED: no more returns are possible. */
	completed?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** EXPIRED or CANCEL, from any status, after stock and money have moved. */
	cancelled?: (tx: Transaction, order: OrderRow) => Promise<void>
	/** Part of the order was refunded: an accepted change, a refunded return. */
	refunded?: (tx: Transaction, back: ReturnedUnits) => Promise<void>
}

const PROGRAMMES = Symbol('programmes')
/** A property, so that a database that is made from another one has it, too. */
type Carrying = { readonly [PROGRAMMES]?: readonly OrderProgramme[] }

/** Lets a database, and every transaction of it, carry the programmes to where orders are priced, placed and moved. */
export function withProgrammes(
	database: OpenDatabase,
	programmes: readonly OrderProgramme[],
): OpenDatabase {
	const { db, forJobs, forReading } = database
	return {
		...database,
		db: carrying(db, programmes),
		forJobs: carrying(forJobs, programmes),
		forReading: forReading && {
			...forReading,
			recent: (position) => carrying(forReading.recent(position), programmes),
			current: async () => carrying(await forReading.current(), programmes),
		},
	}
}

/** The same for one database, which is changed. */
export function carrying<D extends Database>(db: D, programmes: readonly OrderProgramme[]): D {
	if (PROGRAMMES in db) return db
	const transaction: Database['transaction'] = db.transaction.bind(db)
	db.transaction = (work, config) => transaction((tx) => work(carrying(tx, programmes)), config)
	return Object.assign(db, { [PROGRAMMES]: programmes })
}

/** In the order in which they were given. Throws without any, so that none is silently skipped. */
export function programmesOf(db: Queryable & Carrying): readonly OrderProgramme[] {
	const programmes = db[PROGRAMMES]
	if (!programmes) throw new Error('This database carries no programmes: open it with programmes.')
	return programmes
}

/** The first result of the programmes that is not null. */
export async function firstAnswer<Value>(
	db: Queryable,
	ask: (programme: OrderProgramme) => Promise<Value | null> | undefined,
): Promise<Value | null> {
	for (const programme of programmesOf(db)) {
		const answer = await ask(programme)
		if (answer !== undefined && answer !== null) return answer
	}
	return null
}

/** Calls every programme, one after the other. */
export async function eachProgramme(
	db: Queryable,
	run: (programme: OrderProgramme) => Promise<void> | undefined,
): Promise<void> {
	for (const programme of programmesOf(db)) await run(programme)
}
