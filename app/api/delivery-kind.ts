import type { DeliveryKind as DeliveryKindCode } from '#contract/delivery-kind.ts'
import type { DeliveryKind } from '#app/domain/order.ts'

const kinds: Record<DeliveryKindCode, DeliveryKind> = {
	COURIER: 'courier',
	PICKUP: 'pickup',
	DIGITAL: 'digital',
}

/** How an order reaches its buyer, from the wire. */
export function deliveryOf(code: DeliveryKindCode): DeliveryKind {
	return kinds[code]
}
