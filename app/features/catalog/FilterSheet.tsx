import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { BrandFilter, OptionFilters, PriceFilter, RatingFilter } from './filter-fields.tsx'
import { listingPath, usualSort } from './listing.ts'
import type { ListingView } from './listing-view.ts'

/** The filters of a listing as one GET form: a column on a desktop, a sheet on a phone. */
export function FilterSheet(view: ListingView) {
	const { t } = useTranslation('catalog')
	const inUse = view.filters.length
	return (
		<Sheet
			key={listingPath(view.listing)}
			closeLabel={t('filter.close')}
			button={
				<>
					<Icon name="filter" />
					<span className="grow text-start">
						{inUse > 0 ? t('filter.titleActive', { count: inUse }) : t('filter.title')}
					</span>
				</>
			}
		>
			<FilterForm {...view} />
		</Sheet>
	)
}

function FilterForm({ listing, brands, options, priceRange, filters, clearHref }: ListingView) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const action = path(listingPath({ page: 1, sort: 'newest', category: listing.category }))
	return (
		<Form method="get" action={action} className="flex flex-col gap-8">
			{listing.text ? <input type="hidden" name="q" value={listing.text} /> : null}
			{listing.sort === usualSort(listing) ? null : (
				<input type="hidden" name="sort" value={listing.sort} />
			)}
			<OptionFilters options={options} />
			<PriceFilter listing={listing} priceRange={priceRange} />
			<BrandFilter brands={brands} />
			<RatingFilter chosen={listing.ratingMin} />
			<fieldset>
				<legend className="mb-2 text-14 font-semibold">{t('filter.offer')}</legend>
				<CheckboxField
					id="filter-stock"
					name="stock"
					value="1"
					label={t('filter.stock')}
					defaultChecked={listing.inStock}
				/>
				<CheckboxField
					id="filter-sale"
					name="sale"
					value="1"
					label={t('filter.sale')}
					defaultChecked={listing.discounted}
				/>
			</fieldset>
			<div className="flex flex-col gap-2">
				<Button variant="primary" wide>
					{t('filter.apply')}
				</Button>
				{filters.length > 0 ? (
					<ButtonLink variant="quiet" href={clearHref}>
						{t('filter.clear')}
					</ButtonLink>
				) : null}
			</div>
		</Form>
	)
}
