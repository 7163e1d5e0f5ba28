import type { EditedProduct } from '#contract/edited-product.ts'
import type { VariantRow } from './VariantRows.tsx'
import type { SheetRow } from './variants.form.ts'

/** Form rows of a product's variants; a combination not sold yet starts with the values of the first variant. */
export function variantRows(product: EditedProduct, rows: SheetRow[]): VariantRow[] {
	const [first] = product.variants
	return rows.map(({ key, variant, label }) => {
		const template = variant ?? first
		return {
			key,
			label,
			id: variant?.id ?? null,
			sku: variant?.sku ?? '',
			price: String(template?.price ?? ''),
			discount: String(variant?.discountPrice ?? ''),
			barcode: variant?.barcode ?? '',
			mpn: variant?.mpn ?? '',
			weight: String(template?.weightGrams ?? ''),
			picture: variant?.pictureId ?? '',
			isActive: variant?.isActive ?? false,
			free: (variant?.onHand ?? 0) - (variant?.reserved ?? 0),
		}
	})
}
