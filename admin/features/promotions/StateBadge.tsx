import { useTranslation } from 'react-i18next'
import { Badge, type BadgeColour } from '#app/ui/Badge.tsx'

const colours: Record<string, BadgeColour> = {
	RUNNING: 'green',
	AHEAD: 'blue',
	USED_UP: 'orange',
	OVER: 'grey',
	ENDED: 'grey',
}

/** Whether a promotion holds now, by word and colour. */
export function StateBadge({ state }: { state: string }) {
	const { t } = useTranslation('promotions')
	return <Badge colour={colours[state] ?? 'grey'}>{t(`states.${state}`, state)}</Badge>
}
