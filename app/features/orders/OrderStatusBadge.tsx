import { useTranslation } from '#app/i18n/use-translation.ts'
import type { BadgeColour, OrderStatus } from '#app/domain/order.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** An order's status as text and colour (spec section 4). */
export function OrderStatusBadge({ status, colour }: { status: OrderStatus; colour: BadgeColour }) {
	const { t } = useTranslation('orders')
	return (
		<span data-status={status} data-colour={colour}>
			<Badge colour={colour}>{t(`status.${status}`)}</Badge>
		</span>
	)
}
