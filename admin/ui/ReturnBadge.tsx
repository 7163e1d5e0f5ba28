import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

const colours: Record<string, BadgeColour> = {
	REQUESTED: 'yellow',
	APPROVED: 'blue',
	SENT_BACK: 'sky',
	RECEIVED: 'orange',
	REFUNDED: 'green',
	REJECTED: 'red',
	CANCELLED: 'grey',
}

/** The status of a return as a coloured badge. */
export function ReturnBadge({ status }: { status: string }) {
	const { t } = useTranslation('queues')
	return <Badge colour={colours[status] ?? 'grey'}>{t(`return.state.${status}`, status)}</Badge>
}
