import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

const colours: Record<string, BadgeColour> = {
	RUNNING: 'green',
	AHEAD: 'blue',
	USED_UP: 'orange',
	OVER: 'grey',
	ENDED: 'grey',
}

/** The state of a promotion as a coloured badge. */
export function StateBadge({ state }: { state: string }) {
	const { t } = useTranslation('promotions')
	return <Badge colour={colours[state] ?? 'grey'}>{t(`states.${state}`, state)}</Badge>
}
