import { and, eq } from 'drizzle-orm'
import type { AgreedPrice, OrderEdit } from '#contract/order-edit.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { orderDraft } from '#website-api/modules/sales/order-drafts/order-draft.table.ts'
import { type LineRow, linesOf, nameOf } from './order-edits.queries.ts'

type OfOrder = { companyId: number; id: string }

/** Why lines of an order have the price that they have: as its draft says, or the last edit that gave it. */
export async function agreedPricesOf(
	db: Queryable,
	order: OfOrder,
	edits: Pick<OrderEdit, 'lines'>[],
): Promise<AgreedPrice[]> {
	const lines = await linesOf(db, order)
	const given = [...(await pricesOfDraft(db, order, lines)), ...pricesOfEdits(edits)]
	return lines.flatMap((line) => {
		const name = nameOf(line)
		const last = given.findLast((one) => one.name === name)
		return last?.price === line.price ? [last] : []
	})
}

/** An order has the id of its draft. */
async function pricesOfDraft(
	db: Queryable,
	{ companyId, id }: OfOrder,
	lines: LineRow[],
): Promise<AgreedPrice[]> {
	const [draft] = await db
		.select({ content: orderDraft.content })
		.from(orderDraft)
		.where(and(eq(orderDraft.companyId, companyId), eq(orderDraft.id, id)))
	const written = draft?.content.lines ?? []
	return written.flatMap(({ id: variantId, price, reason }) => {
		const line = lines.find((one) => one.variantId === variantId)
		return line && price !== null ? [{ name: nameOf(line), price, reason }] : []
	})
}

function pricesOfEdits(edits: Pick<OrderEdit, 'lines'>[]): AgreedPrice[] {
	return edits.flatMap(({ lines }) =>
		lines.flatMap(({ name, priceAfter: price, priceReason: reason }) =>
			price !== null && reason ? [{ name, price, reason }] : [],
		),
	)
}
