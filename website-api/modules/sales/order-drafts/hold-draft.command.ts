import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { reserveDifference } from '#website-api/modules/catalog/stock/reserve-difference.command.ts'
import type { StockRequest } from '#website-api/modules/catalog/stock/stock.command.ts'
import { draftHold, type DraftRow } from './order-draft.table.ts'

/**
 * Reserves exactly these units for a locked draft; none: releases them. `change` tells one change of the draft from another.
 * 409 OUT_OF_STOCK.
 */
export async function holdUnits(
	tx: Transaction,
	draft: Pick<DraftRow, 'companyId' | 'id'>,
	wanted: StockRequest[],
	change: string,
) {
	const { companyId, id } = draft
	const ofDraft = and(eq(draftHold.companyId, companyId), eq(draftHold.draftId, id))
	const held = await tx
		.select({ variantId: draftHold.variantId, quantity: draftHold.quantity })
		.from(draftHold)
		.where(ofDraft)
	await reserveDifference(tx, draft, { before: held, after: wanted, change })
	await tx.delete(draftHold).where(ofDraft)
	if (wanted.length === 0) return
	await tx.insert(draftHold).values(wanted.map((one) => ({ companyId, draftId: id, ...one })))
}
