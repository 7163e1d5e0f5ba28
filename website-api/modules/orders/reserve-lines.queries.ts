import type { Transaction } from '#website-api/db/database.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import { freeUnits, OutOfStock, reserveStock } from '#website-api/modules/stock/stock.queries.ts'
import type { PricedOrder } from './price-order.queries.ts'

/**
 * Promises all lines of an order their units, or none. 409 OUT_OF_STOCK: errors.CART_LIST says what is short,
 * errors.CART_ID names the lines in the same order.
 */
export async function reserveLines(
	tx: Transaction,
	companyId: number,
	orderId: string,
	priced: PricedOrder,
) {
	if (priced.missingIds.length > 0 || priced.lines.length === 0) {
		throw outOfStock(priced.missingIds.map((id) => [id, { message: 'LINE_GONE' }]))
	}
	try {
		await reserveStock(tx, companyId, orderId, priced.lines)
	} catch (error) {
		if (!(error instanceof OutOfStock)) throw error
		const left = await freeUnits(tx, companyId, error.variantIds)
		throw outOfStock(error.variantIds.map((id) => [id, shortage(priced, id, left.get(id) ?? 0)]))
	}
}

function shortage(priced: PricedOrder, variantId: number, left: number): FieldError {
	const line = priced.lines.find((candidate) => candidate.variantId === variantId)
	const name = [line?.productName, line?.variantLabel].filter(Boolean).join(', ')
	return { message: left > 0 ? 'LINE_SHORT' : 'LINE_SOLD_OUT', params: { name, left } }
}

function outOfStock(short: [number, FieldError][]): Problem {
	return new Problem(409, 'OUT_OF_STOCK', {
		errors: {
			CART_LIST: short.map(([, error]) => error),
			CART_ID: short.map(([id]) => String(id)),
		},
	})
}
