import type { ImportProductWire, ImportStockMode } from '#contract/import.ts'
import type { Present, PresentProduct, PresentVariant } from './find-present.queries.ts'
import { choicesOf, sameChoices, type Choices, type ExistingVariant } from './import-options.ts'
import { slugOf } from './slug.ts'

/** Why a product is rejected: a REASON of the wire, and the SKUs it refers to. */
export type Refused = { reason: string; skus: string[] }

/** The planned result for a product of a file. */
export type Plan = {
	wire: ImportProductWire
	/** Undefined: the product is new. */
	before: PresentProduct | undefined
	/** The existing variants with SKUs of the file. */
	variants: Map<string, PresentVariant>
	kept: ExistingVariant[]
	choices: Choices
	isUnchanged: boolean
	outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'
}

/** A product of the file with the existing product that it changes, if any. */
export type Written = Plan & { productId: number }

/** Decides whether a product is created, changed, or rejected, based on existing data. */
export function planProduct(
	wire: ImportProductWire,
	present: Present,
	stockMode: ImportStockMode,
): Plan | Refused {
	const before = present.products.get(wire.HANDLE)
	const isSame =
		before?.hash === wire.HASH && (stockMode === 'KEEP' || before.stockHash === wire.STOCK_HASH)
	if (slugOf(wire.HANDLE) === '') return { reason: 'INVALID', skus: [] }
	const listed = wire.VARIANT_LIST.flatMap(({ SKU }) => present.variants.get(SKU) ?? [])
	const foreign = listed.filter(({ productId }) => productId !== before?.id)
	if (foreign.length > 0) return { reason: 'SKU_TAKEN', skus: foreign.map(({ sku }) => sku) }
	if (wire.IMAGE_LIST.some(({ MEDIA_ID }) => !present.pictures.has(MEDIA_ID))) {
		return { reason: 'PICTURE_UNKNOWN', skus: [] }
	}
	const kept = before ? existingVariants(wire, before, present) : []
	if (kept.length > 0 && before?.options.length !== wire.OPTION_NAME_LIST.length) {
		return { reason: 'OPTIONS_DIFFER', skus: kept.map(({ sku }) => sku) }
	}
	const choices = choicesOf(wire, kept, before?.options)
	const alternateLinks = sameChoices(wire, kept, choices)
	if (alternateLinks.length > 0) return { reason: 'DUPLICATE_CHOICE', skus: alternateLinks }
	return {
		wire,
		before,
		kept,
		choices,
		variants: new Map(listed.map((row) => [row.sku, row])),
		isUnchanged: isSame && before?.picturesPending !== true,
		outcome:
			before === undefined
				? 'CREATED'
				: isSame && wire.PICTURES === 'INCOMPLETE'
					? 'UNCHANGED'
					: 'UPDATED',
	}
}

/** Existing variants of rejected rows, with the names of their values. */
function existingVariants(
	wire: ImportProductWire,
	before: PresentProduct,
	present: Present,
): ExistingVariant[] {
	const named = new Set(wire.VARIANT_LIST.map(({ SKU }) => SKU))
	return [...new Set(wire.KEEP_SKU_LIST)]
		.filter((sku) => !named.has(sku))
		.flatMap((sku) => present.variants.get(sku) ?? [])
		.filter((row) => row.productId === before.id && row.active)
		.map((row) => ({
			id: row.id,
			sku: row.sku,
			values: before.options.map(
				(option, at) => option.values[row.choice[at] ?? 0]?.label.id ?? '',
			),
		}))
}
