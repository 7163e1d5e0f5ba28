import type { EditedProduct } from '#admin/api/edited-products.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { plannedTime, productName } from './product-rows.ts'

/** Data of the head of a product's pages. */
export function productHead(product: EditedProduct, { locale, now, can }: Staff) {
	return {
		id: product.productId,
		name: productName(product, locale),
		status: product.status,
		planned: plannedTime(product, { locale, now }),
		canPrice: can('prices'),
	}
}
