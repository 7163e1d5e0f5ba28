import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { flashClaim, flashUse } from './flash-claim.table.ts'
import { flashBuyer, flashCounter } from './flash-sale.table.ts'

/**
 * Releases the units that an order took from sales, in the counters and for its buyer; repeating it does nothing.
 * Buyers may then take them again while the sale runs.
 */
export async function releaseFlashUnits(
	tx: Transaction,
	{ companyId, id: orderId }: { companyId: number; id: string },
) {
	const uses = await tx
		.delete(flashUse)
		.where(and(eq(flashUse.companyId, companyId), eq(flashUse.orderId, orderId)))
		.returning()
	const claims = await tx
		.delete(flashClaim)
		.where(and(eq(flashClaim.companyId, companyId), eq(flashClaim.orderId, orderId)))
		.returning()
	const items = [...new Set(claims.map(({ itemId }) => itemId))].sort((one, other) => one - other)
	for (const item of items) {
		const ofItem = <Row extends { itemId: number }>({ itemId }: Row) => itemId === item
		const byBuyer = uses.filter(ofItem).toSorted((one, other) => (one.buyer < other.buyer ? -1 : 1))
		for (const { itemId, buyer, quantity } of byBuyer) {
			await tx
				.update(flashBuyer)
				.set({ claimed: sql`${flashBuyer.claimed} - ${quantity}` })
				.where(
					and(
						eq(flashBuyer.companyId, companyId),
						eq(flashBuyer.itemId, itemId),
						eq(flashBuyer.buyer, buyer),
					),
				)
		}
		const byShard = claims.filter(ofItem).toSorted((one, other) => one.shard - other.shard)
		for (const { itemId, shard, quantity } of byShard) {
			await tx
				.update(flashCounter)
				.set({ claimed: sql`${flashCounter.claimed} - ${quantity}` })
				.where(
					and(
						eq(flashCounter.companyId, companyId),
						eq(flashCounter.itemId, itemId),
						eq(flashCounter.shard, shard),
					),
				)
		}
	}
}
