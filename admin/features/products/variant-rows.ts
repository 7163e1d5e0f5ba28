import type { EditedProduct } from '#admin/api/edited-products.server.ts'
import type { VariantRow } from './VariantRows.tsx'
import type { SheetRow } from './variants.form.ts'

/** Rows of a product's sheet as they are shown; a choice that is not offered yet begins like the first variant. */
export function variantRows(product: EditedProduct, rows: SheetRow[]): VariantRow[] {
	const [first] = product.variantList
	return rows.map(({ key, variant, label }) => {
		const like = variant ?? first
		return {
			key,
			label,
			id: variant?.variantId ?? null,
			sku: variant?.sku ?? '',
			price: String(like?.price ?? ''),
			discount: String(variant?.discountPrice ?? ''),
			weight: String(like?.weightGrams ?? ''),
			picture: variant?.pictureId ?? '',
			isActive: variant?.isActive ?? false,
			free: (variant?.onHand ?? 0) - (variant?.reserved ?? 0),
		}
	})
}
