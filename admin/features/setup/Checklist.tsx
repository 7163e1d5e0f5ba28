import type { ReadinessItem } from '#contract/readiness.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type ChecklistItem = {
	key: ReadinessItem
	isDone: boolean
	isNeeded: boolean
	count: number
}

const pages: Record<ReadinessItem, string> = {
	HOST: '/settings/shop',
	PAYMENT: '/settings/payment',
	SHIPPING: '/settings/shipping',
	PICKUP: '/settings/shipping',
	LEGAL: '/settings/legal',
	PAGES: '/settings/legal/pages',
	PRODUCTS: '/setup/goods',
	MAIL: '#mail',
}

/** The readiness checklist of a shop, with a link for each item. */
export function Checklist({ items }: { items: ChecklistItem[] }) {
	const { t } = useTranslation('setup')
	return (
		<ul className="divide-y divide-line">
			{items.map(({ key, isDone, isNeeded, count }) => (
				<li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
					<span className={isDone ? 'text-green' : 'text-mute'}>
						<Icon name={isDone ? 'check-round' : 'clock'} />
					</span>
					<TextLink href={pages[key]} touch="line" className="min-w-0 flex-1">
						{t(`item.${key}.${isDone ? 'done' : 'open'}`, { count })}
					</TextLink>
					{isDone ? (
						<span className="sr-only">{t('isDone')}</span>
					) : (
						<Badge colour={isNeeded ? 'red' : 'yellow'}>{t(isNeeded ? 'needed' : 'advised')}</Badge>
					)}
				</li>
			))}
		</ul>
	)
}
