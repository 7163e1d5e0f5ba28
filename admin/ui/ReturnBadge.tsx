import type { RETURN_STATUSES } from '#contract/return.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

type ReturnStatus = (typeof RETURN_STATUSES)[number] | 'UNKNOWN'

const colours: Record<ReturnStatus, BadgeColour> = {
	REQUESTED: 'yellow',
	APPROVED: 'blue',
	SENT_BACK: 'sky',
	RECEIVED: 'orange',
	REFUNDED: 'green',
	REJECTED: 'red',
	CANCELLED: 'grey',
	UNKNOWN: 'grey',
}

/** The status of a return as a coloured badge. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
	const { t } = useTranslation('queues')
	return <Badge colour={colours[status]}>{t(`return.state.${status}`)}</Badge>
}
