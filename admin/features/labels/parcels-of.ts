import type { StaffParcel } from '#contract/parcel.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { packedLines } from './packed-lines.ts'

/** A parcel of an order on paper: the whole order, or a part of it. */
export type PaperParcel = {
	/** Which of how many it is; null: the whole order. */
	part: { number: number; count: number } | null
	/** null: not packed as a parcel yet. */
	parcel: StaffParcel | null
	lines: ReturnType<typeof packedLines>
}

/** The parcels that are sent of an order, each with its lines; an order that is in none is one. */
export function paperParcels(order: StaffOrder): PaperParcel[] {
	const parcels = order.parcels.filter(({ state }) => !isOver(state))
	const count = parcels.length + (order.unpacked.length > 0 ? 1 : 0)
	const lines = packedLines(order)
	const [only] = parcels
	if (!only || count === 1) return [{ part: null, parcel: only ?? null, lines }]
	return parcels.map((parcel, at) => ({
		part: { number: at + 1, count },
		parcel,
		lines: parcel.items.map(({ position, quantity, name, variantLabel }) => ({
			key: String(position),
			variantId: order.lines[position]?.variantId ?? 0,
			sku: order.lines[position]?.sku ?? '',
			name,
			variant: variantLabel,
			quantity,
		})),
	}))
}

/** Its units, if they are sent at all, are in another parcel. */
function isOver(state: StaffParcel['state']): boolean {
	return state === 'CANCELLED' || state === 'LOST' || state === 'RETURNED'
}
