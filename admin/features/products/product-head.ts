import type { EditedProduct } from '#contract/edited-product.ts'
import type { Staff } from '#admin/http/staff.ts'
import { plannedTime, productName } from './product-rows.ts'

/** Data of the head of a product's pages. */
export function productHead(product: EditedProduct, { locale, now, can }: Staff) {
	return {
		id: product.id,
		name: productName(product, locale),
		status: product.status,
		planned: plannedTime(product, { locale, now }),
		canPrice: can('prices'),
	}
}
