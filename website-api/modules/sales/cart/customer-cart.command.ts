import { and, eq, inArray } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerCart } from './customer-cart.table.ts'
import type { RequestedLine } from './quote.queries.ts'
import { customerLines, isOfCustomer } from './customer-cart.queries.ts'

/** Maximum number of lines per cart; further ones are dropped. */
const MAX_LINES = 50
const MAX_UNITS = 1_000_000

/**
 * Adds a visitor's lines to the customer's cart; quantities of equal variants add up. Call it once, in a transaction.
 */
export async function mergeLines(tx: Transaction, owner: Owner, lines: RequestedLine[]) {
	await lockCustomer(tx, owner)
	const own = await customerLines(tx, owner)
	await store(tx, owner, [...own, ...lines])
}

/** Replaces the lines of the customer's cart. */
export async function replaceLines(db: Database, owner: Owner, lines: RequestedLine[]) {
	await inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		await store(tx, owner, lines)
	})
}

async function store(tx: Transaction, owner: Owner, lines: RequestedLine[]) {
	const quantities = new Map<number, number>()
	for (const { variantId, quantity } of lines) {
		const sum = (quantities.get(variantId) ?? 0) + quantity
		quantities.set(variantId, Math.min(sum, MAX_UNITS))
	}
	const known = await knownOf(tx, owner.companyId, [...quantities.keys()])
	const kept = [...quantities].filter(([variantId]) => known.has(variantId)).slice(0, MAX_LINES)
	await tx.delete(customerCart).where(isOfCustomer(owner))
	if (kept.length === 0) return
	const { companyId, customerId } = owner
	await tx.insert(customerCart).values(
		kept.map(([variantId, quantity], position) => ({
			companyId,
			customerId,
			variantId,
			quantity,
			position,
		})),
	)
}

async function knownOf(tx: Transaction, companyId: number, ids: number[]): Promise<Set<number>> {
	if (ids.length === 0) return new Set()
	const rows = await tx
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, companyId), inArray(variant.id, ids)))
	return new Set(rows.map(({ id }) => id))
}
