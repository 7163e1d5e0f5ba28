import type { Product } from '#admin/api/products.server.ts'
import { formatMoney } from '#app/domain/money.ts'
import { defaultLocale, type Locale } from '#app/i18n/paths.ts'
import type { ProductRow } from './ProductList.tsx'

/** As the website API counts low stock. */
const lowStock = 5

/** Products as their list shows them. */
export function productRows(list: Product[], locale: Locale): ProductRow[] {
	return list.map((product) => ({
		id: product.productId,
		name: productName(product, locale),
		status: product.status,
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

/** The name of a product in the language of the one who reads it. */
export function productName({ nameId, nameEn }: Product, locale: Locale): string {
	return (locale !== defaultLocale && nameEn) || nameId
}
