import type { StaffOrder } from '#contract/staff-order.ts'
import { packedLines } from './packed-lines.ts'

type Picked = {
	sku: string
	name: string
	variant: string
	quantity: number
	orders: { number: string; quantity: number }[]
}

/** What to take from the shelves for several orders: each variant once, in the order of the SKUs. */
export function pickList(
	orders: Pick<StaffOrder, 'number' | 'isDigitalOnly' | 'lines'>[],
): Picked[] {
	const picked = new Map<number, Picked>()
	for (const order of orders) {
		if (order.isDigitalOnly) continue
		for (const { variantId, sku, name, variant, quantity } of packedLines(order)) {
			const one = picked.get(variantId) ?? { sku, name, variant, quantity: 0, orders: [] }
			one.quantity += quantity
			const same = one.orders.find(({ number }) => number === order.number)
			if (same) same.quantity += quantity
			else one.orders.push({ number: order.number, quantity })
			picked.set(variantId, one)
		}
	}
	return [...picked.values()].sort(
		(a, b) =>
			a.sku.localeCompare(b.sku, 'id', { numeric: true }) || a.name.localeCompare(b.name, 'id'),
	)
}
