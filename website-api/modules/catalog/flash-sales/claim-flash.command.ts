import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	type BuyerIdentity,
	countedKeys,
} from '#website-api/modules/platform/identity/buyer-keys.ts'
import { flashClaim, flashUse } from './flash-claim.table.ts'
import { flashBuyer, flashCounter } from './flash-sale.table.ts'

/** A line that was priced at a sale's price. */
export type FlashClaimRequest = {
	itemId: number
	variantId: number
	quantity: number
	/** The maximum number of units per buyer. */
	most: number
	/** Name of the product, for error messages. */
	name: string
}

/**
 * Takes units of sales for an order, all or none: first by buyer, then from the counters, each by ascending id. 409
 * FLASH_SALE_GONE if the units are sold out or the buyer's limit is reached: errors.CART_LIST has the messages,
 * errors.CART_ID the lines. To order at the regular price, the request is repeated.
 */
export async function claimFlash(
	tx: Transaction,
	companyId: number,
	orderId: string,
	shopper: BuyerIdentity,
	wishes: FlashClaimRequest[],
) {
	const buyers = countedKeys(companyId, shopper)
	for (const wish of wishes.toSorted((one, other) => one.itemId - other.itemId)) {
		for (const buyer of buyers) await claimForBuyer(tx, companyId, orderId, wish, buyer)
		await claimUnits(tx, companyId, orderId, wish)
	}
}

async function claimForBuyer(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wish: FlashClaimRequest,
	buyer: string,
) {
	const { itemId, quantity, most } = wish
	if (quantity > most) throw gone('FLASH_HAD', wish)
	const counted = await tx
		.insert(flashBuyer)
		.values({ companyId, itemId, buyer, claimed: quantity, most })
		.onConflictDoUpdate({
			target: [flashBuyer.companyId, flashBuyer.itemId, flashBuyer.buyer],
			set: { claimed: sql`${flashBuyer.claimed} + ${quantity}` },
			setWhere: sql`${flashBuyer.claimed} + ${quantity} <= ${flashBuyer.most}`,
		})
		.returning({ claimed: flashBuyer.claimed })
	if (counted.length === 0) throw gone('FLASH_HAD', wish)
	await tx.insert(flashUse).values({ companyId, orderId, itemId, buyer, quantity })
}

async function claimUnits(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wish: FlashClaimRequest,
) {
	const { itemId } = wish
	const taken =
		(await takeFromFreeUnits(tx, companyId, wish)) ?? (await takeFromSale(tx, companyId, wish))
	if (taken === undefined) throw gone('FLASH_GONE', wish)
	await tx
		.insert(flashClaim)
		.values(taken.map(({ shard, quantity }) => ({ companyId, orderId, itemId, shard, quantity })))
}

type Taken = { shard: number; quantity: number }[]

/** Takes units from one counter that is not locked; undefined if none has enough. */
async function takeFromFreeUnits(
	tx: Transaction,
	companyId: number,
	{ itemId, quantity }: FlashClaimRequest,
): Promise<Taken | undefined> {
	const [counter] = await tx
		.select({ shard: flashCounter.shard })
		.from(flashCounter)
		.where(
			and(
				eq(flashCounter.companyId, companyId),
				eq(flashCounter.itemId, itemId),
				sql`${flashCounter.claimed} + ${quantity} <= ${flashCounter.quota}`,
			),
		)
		.orderBy(sql`random()`)
		.limit(1)
		.for('update', { skipLocked: true })
	if (!counter) return undefined
	await take(tx, companyId, itemId, { shard: counter.shard, quantity })
	return [{ shard: counter.shard, quantity }]
}

/** Locks all counters with units left and takes from them in their order; undefined if there are not enough. */
async function takeFromSale(
	tx: Transaction,
	companyId: number,
	{ itemId, quantity }: FlashClaimRequest,
): Promise<Taken | undefined> {
	const counters = await tx
		.select()
		.from(flashCounter)
		.where(
			and(
				eq(flashCounter.companyId, companyId),
				eq(flashCounter.itemId, itemId),
				lt(flashCounter.claimed, flashCounter.quota),
			),
		)
		.orderBy(asc(flashCounter.shard))
		.for('update')
	const taken: Taken = []
	let open = quantity
	for (const { shard, quota, claimed } of counters) {
		const part = Math.min(open, quota - claimed)
		if (part > 0) taken.push({ shard, quantity: part })
		open -= part
	}
	if (open > 0) return undefined
	for (const part of taken) await take(tx, companyId, itemId, part)
	return taken
}

async function take(tx: Transaction, companyId: number, itemId: number, part: Taken[number]) {
	await tx
		.update(flashCounter)
		.set({ claimed: sql`${flashCounter.claimed} + ${part.quantity}` })
		.where(
			and(
				eq(flashCounter.companyId, companyId),
				eq(flashCounter.itemId, itemId),
				eq(flashCounter.shard, part.shard),
			),
		)
}

function gone(message: 'FLASH_GONE' | 'FLASH_HAD', { name, variantId }: FlashClaimRequest) {
	return new Problem(409, 'FLASH_SALE_GONE', {
		errors: { CART_LIST: [{ message, params: { name } }], CART_ID: [String(variantId)] },
	})
}
