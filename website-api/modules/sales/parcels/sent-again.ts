import type { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { ParcelParts } from './parcels.queries.ts'

type Line = Pick<typeof orderLine.$inferSelect, 'position' | 'quantity' | 'removed' | 'variantId'>
type Sent = {
	row: Pick<ParcelParts['row'], 'number' | 'state' | 'sentAt'>
	items: Pick<ParcelParts['items'][number], 'position' | 'quantity'>[]
}

/**
 * Units that leave with a parcel beyond those of its order, whose stock left with the first one: they replace lost ones. What
 * came back to the shop is sent first.
 */
export function unitsSentAgain(lines: Line[], parcels: Sent[], number: number) {
	const sent = parcels.filter(({ row }) => row.sentAt !== null && row.state !== 'CANCELLED')
	const unitsIn = (some: Sent[], position: number) =>
		some
			.flatMap(({ items }) => items)
			.filter((item) => item.position === position)
			.reduce((sum, { quantity }) => sum + quantity, 0)
	return lines.flatMap(({ position, quantity, removed, variantId }) => {
		const before = sent.filter(({ row }) => row.number !== number)
		const returned = sent.filter(({ row }) => row.state === 'RETURNED')
		const own = quantity - removed + unitsIn(returned, position)
		const beyond = (some: Sent[]) => Math.max(0, unitsIn(some, position) - own)
		const units = beyond(sent) - beyond(before)
		return units > 0 ? [{ variantId, quantity: units }] : []
	})
}
