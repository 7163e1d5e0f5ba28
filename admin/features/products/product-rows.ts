import type { StockedProduct } from '#contract/stocked-product.ts'
import type { Staff } from '#admin/http/staff.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'
import type { ProductRow } from './ProductList.tsx'

/** Low stock as defined by the website API. */
const lowStock = 5

/** Products as their list shows them. */
export function productRows(
	list: StockedProduct[],
	staff: Pick<Staff, 'locale' | 'now'>,
): ProductRow[] {
	return list.map((product) => ({
		id: product.id,
		name: productName(product, staff.locale),
		status: product.status,
		planned: plannedTime(product, staff),
		picture: product.mediaId,
		feedFaults: product.feedFaults,
		variants: product.variants.map((variant) => {
			const free = variant.onHand - variant.reserved
			return {
				id: variant.id,
				sku: variant.sku,
				label: variant.label,
				price: formatMoney(variant.discountPrice ?? variant.price),
				before: variant.discountPrice === null ? null : formatMoney(variant.price),
				free,
				isLow: free <= lowStock,
			}
		}),
	}))
}

/** The name of a product in the reader's language. */
export function productName(
	{ nameId, nameEn }: Pick<StockedProduct, 'nameId' | 'nameEn'>,
	locale: Locale,
): string {
	return (locale !== defaultLocale && nameEn) || nameId
}

/** When an active product will be published, formatted; null if no date is ahead. */
export function plannedTime(
	{ publishAt }: Pick<StockedProduct, 'publishAt'>,
	{ locale, now }: Pick<Staff, 'locale' | 'now'>,
): string | null {
	return publishAt > now ? formatDateTime(publishAt, locale) : null
}
