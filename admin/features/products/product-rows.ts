import type { Product } from '#admin/api/products.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'
import type { ProductRow } from './ProductList.tsx'

/** Low stock as defined by the website API. */
const lowStock = 5

/** Products as their list shows them. */
export function productRows(list: Product[], staff: Pick<Staff, 'locale' | 'now'>): ProductRow[] {
	return list.map((product) => ({
		id: product.productId,
		name: productName(product, staff.locale),
		status: product.status,
		planned: plannedTime(product, staff),
		picture: product.mediaId,
		feedFaults: product.feedFaultList,
		variants: product.variantList.map((variant) => {
			const free = variant.onHand - variant.reserved
			return {
				id: variant.variantId,
				sku: variant.sku,
				label: variant.variantLabel,
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
	{ nameId, nameEn }: Pick<Product, 'nameId' | 'nameEn'>,
	locale: Locale,
): string {
	return (locale !== defaultLocale && nameEn) || nameId
}

/** When an active product will be published, formatted; null if no date is ahead. */
export function plannedTime(
	{ publishDate }: Pick<Product, 'publishDate'>,
	{ locale, now }: Pick<Staff, 'locale' | 'now'>,
): string | null {
	const at = new Date(publishDate)
	return at > now ? formatDateTime(at, locale) : null
}
