import type { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

/** UNKNOWN: of a newer website API. */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | 'UNKNOWN'

const colours: Record<OrderStatus, BadgeColour> = {
	PENDING: 'yellow',
	PAYMENT_CONFIRMED: 'green',
	PROCESSING: 'blue',
	CHANGE_PROCESSING: 'orange',
	SHIPPING: 'sky',
	DELIVERED: 'green',
	COMPLETED: 'green',
	EXPIRED: 'grey',
	CANCEL: 'red',
	UNKNOWN: 'grey',
}

/** The status of an order as a coloured badge. */
export function OrderBadge({ status }: { status: OrderStatus }) {
	const { t } = useTranslation('orders')
	return <Badge colour={colours[status]}>{t(`status.${status}`)}</Badge>
}
