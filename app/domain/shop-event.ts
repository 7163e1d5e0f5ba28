import { contentId } from './content-id.ts'

export type ShopEventItem = { id: string; name: string; price: number; quantity: number }

/** Events for analytics and advertisers, in whole rupiah (product decisions, "Analytics and pixel"). */
export type ShopEvent = {
	name: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase'
	value: number
	items: ShopEventItem[]
	/** Set for a purchase, which is sent once. */
	orderNumber?: string
}

type Line = { variantId: number; name: string; price: number; quantity: number }

/** An event about these products; `value` defaults to their total price. */
export function shopEvent(
	name: ShopEvent['name'],
	lines: Line[],
	order: { value?: number; orderNumber?: string } = {},
): ShopEvent {
	const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
	return {
		name,
		value: order.value ?? sum,
		items: lines.map(({ variantId, ...line }) => ({
			id: contentId(variantId),
			name: line.name,
			price: line.price,
			quantity: line.quantity,
		})),
		orderNumber: order.orderNumber,
	}
}
