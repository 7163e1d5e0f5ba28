import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ListLink } from '#web/ui/ListLink.tsx'
import type { ListingView } from './listing-view.ts'

/** The categories below this one, or beside it: a row on a phone, which scrolls, and a list from 1024. */
export function CategoryLinks({ categories, up }: Pick<ListingView, 'categories' | 'up'>) {
	const { t } = useTranslation(['catalog', 'frame'])
	if (categories.length === 0) return null
	return (
		<nav aria-label={t('catalog:listing.subcategories')} className="lg:mb-8">
			<h2 className="mb-2 text-14 font-semibold max-lg:sr-only">{t('catalog:filter.category')}</h2>
			<div className="-mx-3 max-lg:mb-2 max-lg:flex max-lg:overflow-x-auto max-lg:whitespace-nowrap max-lg:scrollbar-none">
				{up === null ? null : (
					<ListLink href={up}>
						<Icon name="left" />
						{t('catalog:filter.up')}
					</ListLink>
				)}
				{categories.map(({ label, href, current }) => (
					<ListLink key={href} href={href} aria-current={current ? 'page' : undefined}>
						{label}
					</ListLink>
				))}
			</div>
		</nav>
	)
}
