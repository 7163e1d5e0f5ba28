import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { ParcelRow } from './parcel.table.ts'
import { linesOf, parcelsOf, progress } from './parcels.queries.ts'

/** A parcel as one of the parts that an order comes in. */
export type PartOf = {
	row: ParcelRow
	/** 1 is the first. */
	part: number
	/** With one more for what is in no parcel yet. */
	parts: number
	/** e.g. "2 × Kaos Polos, M; 1 × Topi". */
	contents: string
}

/** Parcels and lines of an order, for `partOf`. */
export async function parcelParts(db: Queryable, order: Pick<OrderRow, 'companyId' | 'id'>) {
	return { parcels: await parcelsOf(db, order), lines: await linesOf(db, order) }
}

/** The parcel of a number as a part of its order; undefined: it was not sent after all. */
export function partOf(
	{ parcels, lines }: Awaited<ReturnType<typeof parcelParts>>,
	number: number,
): PartOf | undefined {
	// A lost one is no part of what arrives, but of itself it may still be told.
	const valid = parcels.filter(
		({ row }) => row.state !== 'CANCELLED' && (row.state !== 'LOST' || row.number === number),
	)
	const at = valid.findIndex(({ row }) => row.number === number)
	const found = valid[at]
	if (!found) return undefined
	const contents = found.items.map(({ position, quantity }) => {
		const line = lines.find((one) => one.position === position)
		return `${quantity} × ${[line?.productName, line?.variantLabel].filter(Boolean).join(', ')}`
	})
	return {
		row: found.row,
		part: at + 1,
		parts: valid.length + (progress(lines, parcels).isPacked ? 0 : 1),
		contents: contents.join('; '),
	}
}
