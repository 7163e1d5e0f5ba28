import type { StaffOrder } from '#contract/staff-order.ts'

/** What an order's parcel contains: without units that a change of the order removed. */
export function packedLines({ lines }: Pick<StaffOrder, 'lines'>) {
	return lines
		.map((line) => ({
			key: `${line.variantId} ${line.price}`,
			variantId: line.variantId,
			sku: line.sku,
			name: line.productName,
			variant: line.variantLabel,
			quantity: line.quantity - line.removed,
		}))
		.filter(({ quantity }) => quantity > 0)
}
