import { useTranslation } from 'react-i18next'
import { sortKeys } from '#app/domain/catalog.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Chips } from '#app/ui/Chips.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'
import { Popover } from '#app/ui/Popover.tsx'
import { listingPath, type Listing } from './listing.ts'
import type { ListingView } from './listing-view.ts'

/** How many there are, in which order, and the filters in use, each with its way out. */
export function ListingBar({ listing, count, filters }: ListingView) {
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
				/>
			) : null}
		</div>
	)
}

function SortMenu({ listing }: { listing: Listing }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Popover
			key={listing.sort}
			end
			plain
			className="sort"
			button={
				<span className={buttonStyle({ size: 'small' })}>
					<span>
						{t('sort.label')}: {t(`sort.${listing.sort}`)}
					</span>
					<Icon name="down" />
				</span>
			}
		>
			<ul>
				{sortKeys.map((sort) => (
					<li key={sort}>
						<Anchor
							href={path(listingPath({ ...listing, sort, page: 1 }))}
							aria-current={sort === listing.sort ? 'true' : undefined}
							rel="nofollow"
						>
							{t(`sort.${sort}`)}
							{sort === listing.sort ? <Icon name="check" /> : null}
						</Anchor>
					</li>
				))}
			</ul>
		</Popover>
	)
}
