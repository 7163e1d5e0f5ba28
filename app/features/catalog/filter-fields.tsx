import { useTranslation } from '#app/i18n/use-translation.ts'
import { CheckboxChips } from '#app/ui/CheckboxChips.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ListingView } from './listing-view.ts'

/** Minimum and maximum in whole rupiah. */
export function PriceFilter({ listing, priceRange }: Pick<ListingView, 'listing' | 'priceRange'>) {
	const { t } = useTranslation('catalog')
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 text-14 font-semibold">{t('filter.price')}</legend>
			<TextField
				id="filter-min"
				name="min"
				inputMode="numeric"
				prefix="Rp"
				autoComplete="off"
				label={t('filter.min')}
				defaultValue={listing.priceMin}
			/>
			<TextField
				id="filter-max"
				name="max"
				inputMode="numeric"
				prefix="Rp"
				autoComplete="off"
				label={t('filter.max')}
				defaultValue={listing.priceMax}
				help={priceRange ? t('filter.priceHint', priceRange) : undefined}
			/>
		</fieldset>
	)
}

/** Any of the brands found. */
export function BrandFilter({ brands }: Pick<ListingView, 'brands'>) {
	const { t } = useTranslation('catalog')
	if (brands.length === 0) return null
	return (
		<fieldset>
			<legend className="mb-2 text-14 font-semibold">{t('filter.brand')}</legend>
			{brands.map((brand) => (
				<CheckboxField
					key={brand.slug}
					id={`filter-brand-${brand.slug}`}
					name="brand"
					value={brand.slug}
					defaultChecked={brand.chosen}
					label={brand.name}
					count={brand.count}
				/>
			))}
		</fieldset>
	)
}

/** Options of the products found, such as colour and size: any of the chosen values of each. */
export function OptionFilters({ options }: Pick<ListingView, 'options'>) {
	const { t } = useTranslation('catalog')
	return options.map(({ name, values }) => (
		<fieldset key={name}>
			<legend className="mb-2 text-14 font-semibold">{name}</legend>
			<CheckboxChips
				id={`filter-${values[0]?.key.split('.')[0] ?? ''}`}
				name="opt"
				chips={values.map(({ key, label, swatch, count, chosen }) => ({
					value: key,
					label,
					swatch,
					count,
					chosen,
				}))}
				moreLabel={(count) => t('filter.more', { count })}
			/>
		</fieldset>
	))
}

/** Minimum rating in stars. */
export function RatingFilter({ chosen }: { chosen: number | undefined }) {
	const { t } = useTranslation('catalog')
	const option = (value: string, label: string, checked: boolean) => (
		<CheckboxField
			key={value}
			type="radio"
			id={`filter-rating-${value || 'any'}`}
			name="rating"
			value={value}
			label={label}
			defaultChecked={checked}
		/>
	)
	return (
		<fieldset>
			<legend className="mb-2 text-14 font-semibold">{t('filter.rating')}</legend>
			{option('', t('filter.ratingAny'), chosen === undefined)}
			{option('5', t('filter.ratingBest'), chosen === 5)}
			{[4, 3].map((rating) =>
				option(String(rating), t('filter.ratingFrom', { rating }), chosen === rating),
			)}
		</fieldset>
	)
}
