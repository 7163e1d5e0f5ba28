import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { WithdrawalView } from './withdrawal-view.ts'

/** The status of a withdrawal. */
export function WithdrawalBadge({ status, colour }: Pick<WithdrawalView, 'status' | 'colour'>) {
	const { t } = useTranslation('balance')
	return <Badge colour={colour}>{t(`statuses.${status}`)}</Badge>
}
