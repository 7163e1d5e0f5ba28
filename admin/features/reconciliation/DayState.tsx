import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { ReconciliationView } from './reconciliation-view.ts'

/** Whether a day agrees, waits, or has differences. */
export function DayState({ day: { state, open } }: { day: ReconciliationView }) {
	const { t } = useTranslation('reconciliation')
	if (open > 0) return <Badge colour="red">{t('openCount', { count: open })}</Badge>
	const colours = { WAITING: 'orange', DONE: 'green', FAILED: 'red' } as const
	return <Badge colour={colours[state]}>{t(`states.${state}`)}</Badge>
}
