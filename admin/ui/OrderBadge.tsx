import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

const colours: Record<string, BadgeColour> = {
	PENDING: 'yellow',
	PAYMENT_CONFIRMED: 'green',
	PROCESSING: 'blue',
	CHANGE_PROCESSING: 'orange',
	SHIPPING: 'sky',
	DELIVERED: 'green',
	COMPLETED: 'green',
	EXPIRED: 'grey',
	CANCEL: 'red',
}

/** The status of an order as a coloured badge. */
export function OrderBadge({ status }: { status: string }) {
	const { t } = useTranslation('orders')
	return <Badge colour={colours[status] ?? 'grey'}>{t(`status.${status}`, status)}</Badge>
}
