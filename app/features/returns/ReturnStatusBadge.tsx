import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReturnStatus } from '#app/domain/order-return.ts'
import type { BadgeColour } from '#app/domain/order.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** A return's status as text and colour. */
export function ReturnStatusBadge({
	status,
	colour,
}: {
	status: ReturnStatus
	colour: BadgeColour
}) {
	const { t } = useTranslation('returns')
	return (
		<span data-return-status={status}>
			<Badge colour={colour}>{t(`status.${status}`)}</Badge>
		</span>
	)
}
