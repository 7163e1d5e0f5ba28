import type { Order } from '#admin/api/orders.server.ts'

/** What an order's parcel contains: without units that a change of the order removed. */
export function packedLines({ lineList }: Pick<Order, 'lineList'>) {
	return lineList
		.map((line) => ({
			key: `${line.variantId} ${line.linePrice}`,
			variantId: line.variantId,
			sku: line.variantSku,
			name: line.productName,
			variant: line.variantLabel,
			quantity: line.lineQty - line.removedQty,
		}))
		.filter(({ quantity }) => quantity > 0)
}
