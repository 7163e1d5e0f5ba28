import type { Transaction } from '#website-api/db/database.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import { guestUnits } from '#website-api/modules/catalog/stock/guest-share.queries.ts'
import {
	freeUnits,
	OutOfStock,
	reserveStock,
	reserveStockForGuest,
} from '#website-api/modules/catalog/stock/stock.command.ts'
import { type Guest, guestTurn } from './hold-for-guest.command.ts'
import type { PricedOrder } from './price-order.queries.ts'

/**
 * Reserves all lines of an order, or none. 409 OUT_OF_STOCK: errors.CART_LIST describes the missing units,
 * errors.CART_ID lists the lines in the same order. 409 GUEST_STOCK_LIMIT, with the same errors, if the stock is
 * sufficient but the guests' share of it is not.
 */
export async function reserveLines(
	tx: Transaction,
	companyId: number,
	orderId: string,
	priced: PricedOrder,
	unpaidGuest: Guest | undefined,
) {
	if (priced.missingIds.length > 0 || priced.lines.length === 0) {
		throw outOfStock(priced.missingIds.map((id) => [id, { message: 'LINE_GONE' }]))
	}
	try {
		if (unpaidGuest) {
			await reserveStockForGuest(tx, companyId, orderId, priced.lines, guestTurn(unpaidGuest))
		} else {
			await reserveStock(tx, companyId, orderId, priced.lines)
		}
	} catch (error) {
		if (!(error instanceof OutOfStock)) throw error
		const left = await freeUnits(tx, companyId, error.variantIds)
		const short = error.variantIds.filter((id) => (left.get(id) ?? 0) < wanted(priced, id))
		if (short.length > 0 || !unpaidGuest) {
			throw outOfStock(short.map((id) => [id, shortage(priced, id, left.get(id) ?? 0)]))
		}
		const available = await freeUnits(tx, companyId, error.variantIds, guestUnits())
		throw refusal(
			'GUEST_STOCK_LIMIT',
			error.variantIds.map((id) => [id, forAccounts(priced, id, available.get(id) ?? 0)]),
		)
	}
}

function wanted({ lines }: PricedOrder, variantId: number): number {
	return lines
		.filter((line) => line.variantId === variantId)
		.reduce((sum, { quantity }) => sum + quantity, 0)
}

function forAccounts(priced: PricedOrder, variantId: number, left: number): FieldError {
	const message = left > 0 ? 'LINE_GUEST_SHORT' : 'LINE_GUEST_NONE'
	return { message, params: { name: nameOf(priced, variantId), left } }
}

function shortage(priced: PricedOrder, variantId: number, left: number): FieldError {
	const name = nameOf(priced, variantId)
	return { message: left > 0 ? 'LINE_SHORT' : 'LINE_SOLD_OUT', params: { name, left } }
}

function nameOf(priced: PricedOrder, variantId: number): string {
	const line = priced.lines.find((candidate) => candidate.variantId === variantId)
	return [line?.productName, line?.variantLabel].filter(Boolean).join(', ')
}

function outOfStock(short: [number, FieldError][]): Problem {
	return refusal('OUT_OF_STOCK', short)
}

function refusal(code: 'OUT_OF_STOCK' | 'GUEST_STOCK_LIMIT', short: [number, FieldError][]) {
	return new Problem(409, code, {
		errors: {
			CART_LIST: short.map(([, error]) => error),
			CART_ID: short.map(([id]) => String(id)),
		},
	})
}
