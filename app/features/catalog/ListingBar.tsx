import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Chips } from '#app/ui/Chips.tsx'
import { Menu } from '#app/ui/Menu.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { type Listing, listingPath, sortsOf } from './listing.ts'
import type { ListingView } from './listing-view.ts'

/** Number of products, sort order, and active filters with links that remove them. */
export function ListingBar({ listing, count, filters, clearHref }: ListingView) {
	const { t } = useTranslation('catalog')
	return (
		<div className="flex flex-col gap-2 mb-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<MutedText className="tabular-nums">{t('listing.count', count)}</MutedText>
				<SortMenu listing={listing} />
			</div>
			{filters.length > 0 ? (
				<Chips
					label={t('filter.active')}
					chips={filters.map(({ label, href }) => ({
						label,
						href,
						removeLabel: t('filter.removeLabel'),
					}))}
					last={filters.length > 1 ? { href: clearHref, label: t('filter.clear') } : undefined}
				/>
			) : null}
		</div>
	)
}

function SortMenu({ listing }: { listing: Listing }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Menu
			label={`${t('sort.label')}: ${t(`sort.${listing.sort}`)}`}
			rel="nofollow"
			items={sortsOf(listing).map((sort) => ({
				label: t(`sort.${sort}`),
				href: path(listingPath({ ...listing, sort, page: 1 })),
				current: sort === listing.sort,
			}))}
		/>
	)
}
