import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { ComparedProduct } from '#contract/product-lists.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { decimal, weight } from '#app/features/product-cards/decimal.ts'

/** A row of the comparison: a text for each product, '' where it has none. */
export type CompareRow = { name: string; texts: string[] }
type AttributeName = 'price' | 'rating' | 'stock' | 'weight' | 'brand' | 'category' | 'summary'

/** Products side by side: first the differing attributes, then the equal ones. */
export function compareView(
	products: ComparedProduct[],
	{ t, locale }: { t: TextFunction; locale: Locale },
) {
	const row = (name: AttributeName, textOf: (product: ComparedProduct) => string): CompareRow => ({
		name: t(`catalog:compare.${name}`),
		texts: products.map(textOf),
	})
	const options = new Map(
		products.flatMap((product) => product.options.map(({ key, name }) => [key, name])),
	)
	const rows = [
		row('price', priceOf),
		row('rating', (product) =>
			product.rating === null
				? ''
				: t('catalog:compare.ratingOf', {
						rating: decimal(product.rating, locale),
						reviews: digits(product.reviewCount),
					}),
		),
		row('stock', ({ inStock }) => t(`catalog:product.stock.${inStock ? 'enough' : 'none'}`)),
		...[...options].map(([key, name]) => ({
			name,
			texts: products.map(
				(product) => product.options.find((option) => option.key === key)?.values.join(', ') ?? '',
			),
		})),
		row('weight', ({ weightMin, weightMax }) => weightOf(weightMin, weightMax, locale)),
		row('brand', ({ brand }) => brand ?? ''),
		row('category', ({ categoryName }) => categoryName ?? ''),
		row('summary', ({ summary }) => summary),
	].filter(({ texts }) => texts.some((text) => text !== ''))
	const isSame = ({ texts }: CompareRow) =>
		products.length > 1 && texts.every((text) => text === texts[0])
	return {
		products: products.map((product) => cardView(product, locale)),
		different: rows.filter((one) => !isSame(one)),
		same: rows.filter(isSame),
	}
}

function priceOf({ priceMin, priceMax }: ComparedProduct): string {
	return priceMin === priceMax
		? formatMoney(priceMin)
		: `${formatMoney(priceMin)} – ${formatMoney(priceMax)}`
}

function weightOf(min: number, max: number, locale: Locale): string {
	if (max === 0) return ''
	return min === max ? weight(max, locale) : `${weight(min, locale)} – ${weight(max, locale)}`
}
