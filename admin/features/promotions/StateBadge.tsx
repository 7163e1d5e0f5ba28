import type { FLASH_SALE_STATES } from '#contract/flash-sale-plan.ts'
import type { VOUCHER_STATES } from '#contract/edited-voucher.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'

export type PromotionState = (typeof VOUCHER_STATES | typeof FLASH_SALE_STATES)[number]

const colours: Record<PromotionState, BadgeColour> = {
	RUNNING: 'green',
	AHEAD: 'blue',
	USED_UP: 'orange',
	OVER: 'grey',
	ENDED: 'grey',
}

/** The state of a promotion as a coloured badge. */
export function StateBadge({ state }: { state: PromotionState }) {
	const { t } = useTranslation('promotions')
	return <Badge colour={colours[state]}>{t(`states.${state}`)}</Badge>
}
