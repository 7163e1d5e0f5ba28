import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	OutOfStock,
	releaseRemovedUnits,
	reserveAddedUnits,
	type StockRequest,
} from '#website-api/modules/catalog/stock/stock.command.ts'
import { draftHold, type DraftRow } from './order-draft.table.ts'

type HeldDraft = Pick<DraftRow, 'companyId' | 'id'>

/**
 * Reserves exactly these units for a locked draft; none: releases them. `change` tells one change of the draft from another.
 * 409 OUT_OF_STOCK.
 */
export async function holdUnits(
	tx: Transaction,
	{ companyId, id }: HeldDraft,
	wanted: StockRequest[],
	change: string,
) {
	const held = await unitsHeld(tx, { companyId, id })
	const units = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]))
	const differences = [...new Set([...held.keys(), ...units.keys()])].map((variantId) => ({
		variantId,
		difference: (units.get(variantId) ?? 0) - (held.get(variantId) ?? 0),
	}))
	const added = differences
		.filter(({ difference }) => difference > 0)
		.map(({ variantId, difference: quantity }) => ({ variantId, quantity }))
	const released = differences
		.filter(({ difference }) => difference < 0)
		.map(({ variantId, difference }) => ({ variantId, quantity: -difference }))
	await releaseRemovedUnits(tx, companyId, id, released, change)
	try {
		await reserveAddedUnits(tx, companyId, id, added, change)
	} catch (error) {
		if (!(error instanceof OutOfStock)) throw error
		throw new Problem(409, 'OUT_OF_STOCK', { errors: { CART_ID: error.variantIds.map(String) } })
	}
	await tx
		.delete(draftHold)
		.where(and(eq(draftHold.companyId, companyId), eq(draftHold.draftId, id)))
	if (wanted.length === 0) return
	await tx.insert(draftHold).values(wanted.map((one) => ({ companyId, draftId: id, ...one })))
}

/** The units that a draft holds, by variant. */
async function unitsHeld(tx: Pick<Transaction, 'select'>, { companyId, id }: HeldDraft) {
	const rows = await tx
		.select({ variantId: draftHold.variantId, quantity: draftHold.quantity })
		.from(draftHold)
		.where(and(eq(draftHold.companyId, companyId), eq(draftHold.draftId, id)))
	return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}
