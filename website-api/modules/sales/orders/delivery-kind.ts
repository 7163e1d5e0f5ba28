import type { DeliveryKind } from '#contract/delivery-kind.ts'
import type { orderLine } from './order-line.table.ts'
import type { OrderRow } from './order.table.ts'

type Line = Pick<typeof orderLine.$inferSelect, 'isDigital'>

/** How the order reaches its buyer; of downloads only, its vendor does not matter. */
export function deliveryKindOf(
	{ vendorCode }: Pick<OrderRow, 'vendorCode'>,
	lines: Line[],
): DeliveryKind {
	if (lines.every(({ isDigital }) => isDigital)) return 'DIGITAL'
	return vendorCode === 'SELF_PICKUP' ? 'PICKUP' : 'COURIER'
}
