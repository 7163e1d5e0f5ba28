import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'

const colours = { ACTIVE: 'green', DRAFT: 'yellow', ARCHIVED: 'grey' } as const

type ProductBadgeProps = {
	status: keyof typeof colours
	/** When an active product will be published; null if it is published. */
	planned: string | null
}

/** The status of a product as a coloured badge. */
export function ProductBadge({ status, planned }: ProductBadgeProps) {
	const { t } = useTranslation('products')
	return status === 'ACTIVE' && planned !== null ? (
		<Badge colour="sky">{t('planned', { at: planned })}</Badge>
	) : (
		<Badge colour={colours[status]}>{t(`status.${status}`)}</Badge>
	)
}
