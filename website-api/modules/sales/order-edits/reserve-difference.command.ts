import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	OutOfStock,
	releaseRemovedUnits,
	reserveAddedUnits,
} from '#website-api/modules/catalog/stock/stock.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'

type Units = { variantId: number; quantity: number }
type Difference = { before: Units[]; after: Units[]; number: number }

/** Reserves what an edit of an order added and releases what it took off. 409 OUT_OF_STOCK. */
export async function reserveDifference(
	tx: Transaction,
	{ companyId, id }: OrderRow,
	{ before, after, number }: Difference,
) {
	const ids = new Set([...before, ...after].map(({ variantId }) => variantId))
	const differences = [...ids].map((variantId) => ({
		variantId,
		quantity: unitsOf(after, variantId) - unitsOf(before, variantId),
	}))
	const change = `edit:${number}`
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

const unitsOf = (lines: Units[], id: number) =>
	lines.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0)
