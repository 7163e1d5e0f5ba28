import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	OutOfStock,
	releaseRemovedUnits,
	reserveAddedUnits,
	type StockRequest,
} from './stock.command.ts'

/** `change` tells one change of an order or a draft from another. */
type Difference = { before: StockRequest[]; after: StockRequest[]; change: string }

/** Reserves what a change of an order or a draft added, and releases what it took off. 409 OUT_OF_STOCK. */
export async function reserveDifference(
	tx: Transaction,
	{ companyId, id }: { companyId: number; id: string },
	{ before, after, change }: Difference,
) {
	const ids = new Set([...before, ...after].map(({ variantId }) => variantId))
	const differences = [...ids].map((variantId) => ({
		variantId,
		quantity: unitsOf(after, variantId) - unitsOf(before, variantId),
	}))
	const released = differences
		.filter(({ quantity }) => quantity < 0)
		.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
	await releaseRemovedUnits(tx, companyId, id, released, change)
	try {
		const added = differences.filter(({ quantity }) => quantity > 0)
		await reserveAddedUnits(tx, companyId, id, added, change)
	} catch (error) {
		if (!(error instanceof OutOfStock)) throw error
		throw new Problem(409, 'OUT_OF_STOCK', { errors: { CART_ID: error.variantIds.map(String) } })
	}
}

const unitsOf = (units: StockRequest[], id: number) =>
	units.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0)
