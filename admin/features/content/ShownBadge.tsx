import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'
import type { ShownState } from './shown-state.ts'

const colours: Record<ShownState['kind'], BadgeColour> = {
	shown: 'green',
	planned: 'blue',
	ended: 'grey',
	hidden: 'grey',
}

/** Whether something is shown. */
export function ShownBadge({ kind, at }: ShownState) {
	const { t } = useTranslation('content')
	return (
		<Badge colour={colours[kind]}>
			{at === null || kind === 'hidden' ? t(`state.${kind}`) : t(`state.${kind}At`, { at })}
		</Badge>
	)
}
