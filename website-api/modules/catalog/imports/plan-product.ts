import type { ImportNote, ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { filledFields } from '#contract/plain-field-values.ts'
import { FILE_TEXT_NAMES } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Present, PresentProduct } from './find-present.queries.ts'
import type { PlannedProduct, Refused } from './planned-product.ts'
import { sizeOf } from '#website-api/modules/catalog/products/stored-size.ts'
import { planVariants, type PlannedVariant, type PlannedVariants } from './plan-variants.ts'
import { changesOf, type FieldChange } from './product-changes.ts'
import { addressesOf, slugOf } from './slug.ts'

/** The planned result for a product of a file. */
export type Plan = {
	wire: ImportedProduct
	/** Undefined: the product is new. */
	before: PresentProduct | undefined
	product: PlannedProduct
	variants: PlannedVariants
	/** What changes in an existing product. */
	changes: FieldChange[]
	notes: { note: ImportNote; skus: string[] }[]
	isUnchanged: boolean
	outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'
}

/** A product of the file with the existing product that it changes, if any. */
export type Written = Plan & { productId: number }

/** The product that a product of a file means, if the shop has it. */
export function presentOf(wire: ImportedProduct, present: Present): PresentProduct | undefined {
	const named = present.products.get(wire.handle)
	if (named) return named
	if (wire.handleSource === 'GIVEN') return renamedOf(wire, present)
	const row = wire.variants
		.filter(({ skuSource }) => skuSource === 'GIVEN')
		.map(({ sku }) => present.variants.get(sku))
		.find((one) => one !== undefined && present.byId.has(one.productId))
	return row && present.byId.get(row.productId)
}

/** A product whose handle the file changes: it has the same name and every SKU, and its own handle is not in the file. */
function renamedOf(wire: ImportedProduct, present: Present): PresentProduct | undefined {
	const rows = wire.variants
		.filter(({ skuSource }) => skuSource === 'GIVEN')
		.map(({ sku }) => present.variants.get(sku))
	const [first] = rows
	const isOne = rows.every((row) => row !== undefined && row.productId === first?.productId)
	const found = first && isOne ? present.byId.get(first.productId) : undefined
	const isSame = found?.title === wire.title && !present.fileHandles.has(found?.handle ?? '')
	return isSame ? found : undefined
}

/** Decides whether a product is created, changed, or rejected, based on existing data. */
export function planProduct(
	wire: ImportedProduct,
	present: Present,
	stockMode: ImportStockMode,
): Plan | Refused {
	const before = presentOf(wire, present)
	if (!before && wire.title === undefined) return { reason: 'NEW_WITHOUT_TITLE', skus: [] }
	if (wire.images.some(({ mediaId }) => !present.pictures.has(mediaId))) {
		return { reason: 'PICTURE_UNKNOWN', skus: [] }
	}
	const variants = planVariants(wire, before, present)
	if ('reason' in variants) return variants
	const undecided = undecidedOf(wire, variants.list, before)
	const status = statusOf(wire, before, undecided)
	const slug = slugFor(wire, before, present)
	const product: PlannedProduct = {
		slug,
		title: wire.title,
		bodyHtml: wire.bodyHtml,
		...recordOf(FILE_TEXT_NAMES, (name) => [name, wire[name]]),
		...filledFields(wire, before),
		brand: wire.brand ?? before?.brandName ?? '',
		category: wire.category ?? before?.categoryName ?? '',
		tags: wire.tags ?? before?.tags ?? [],
		status,
		...sidesOf(wire, before),
	}
	const isRenamed = before !== undefined && isRenamedBy(wire, before)
	const changes = before
		? [
				...(isRenamed ? [{ field: 'HANDLE' as const, before: true, after: true }] : []),
				...changesOf({ wire, before, product, variants, stockMode }),
			]
		: []
	const isAgain = before?.picturesPending === true && wire.pictures === 'INCOMPLETE'
	return {
		wire,
		before,
		product,
		variants,
		changes,
		notes: [
			...variants.notes,
			...(status === 'DRAFT' ? undecided : []),
			...(!before && slug !== addressesFor(wire)[0]
				? [{ note: 'ADDRESS_MADE' as const, skus: [] }]
				: []),
		],
		isUnchanged: before !== undefined && changes.length === 0 && !isAgain,
		outcome: before === undefined ? 'CREATED' : changes.length === 0 ? 'UNCHANGED' : 'UPDATED',
	}
}

function sidesOf({ length, width, height }: ImportedProduct, before: PresentProduct | undefined) {
	const old = sizeOf(before?.sizeMm ?? null)
	return {
		length: length === undefined ? (old?.length ?? null) : length,
		width: width === undefined ? (old?.width ?? null) : width,
		height: height === undefined ? (old?.height ?? null) : height,
	}
}

/** Addresses for a new product, the best first. */
export function addressesFor(wire: ImportedProduct): string[] {
	const name = wire.handleSource === 'GIVEN' ? wire.handle : (wire.title ?? wire.handle)
	return addressesOf(name, wire.handle, 'produk')
}

function slugFor(
	wire: ImportedProduct,
	before: PresentProduct | undefined,
	present: Present,
): string {
	// An address that staff have chosen stays.
	const isKept = before && !(isRenamedBy(wire, before) && before.slug === slugOf(before.handle))
	if (isKept) return before.slug
	const addresses = addressesFor(wire)
	return addresses.find((slug) => !present.slugs.has(slug)) ?? before?.slug ?? addresses[0] ?? ''
}

/** Whether a file with handles of its own names a product differently. */
export function isRenamedBy(wire: ImportedProduct, before: PresentProduct): boolean {
	return wire.handleSource === 'GIVEN' && wire.handle !== before.handle
}

/**
 * Prices and weights of zero that nobody has decided on: of new variants, where there was another number, or where the
 * file would show a product that was hidden.
 */
function undecidedOf(
	wire: ImportedProduct,
	list: PlannedVariant[],
	before: PresentProduct | undefined,
) {
	const isHidden = !before || (before.status !== 'ACTIVE' && wire.status === 'ACTIVE')
	const free = list.filter((one) => one.price === 0 && (isHidden || one.before?.price !== 0))
	const light = list.filter(
		(one) => one.weightGrams === 0 && (isHidden || one.before?.weightGrams !== 0),
	)
	return [
		...(free.length > 0 ? [{ note: 'PRICE_ZERO' as const, skus: skusOf(free) }] : []),
		...(light.length > 0 && !before?.isDigital
			? [{ note: 'WEIGHT_ZERO' as const, skus: skusOf(light) }]
			: []),
	]
}

function skusOf(list: PlannedVariant[]): string[] {
	return list.slice(0, 20).map(({ sku }) => sku)
}

function statusOf(
	wire: ImportedProduct,
	before: PresentProduct | undefined,
	undecided: unknown[],
): PresentProduct['status'] {
	const said = wire.status ?? before?.status ?? 'ACTIVE'
	return undecided.length > 0 && said === 'ACTIVE' ? 'DRAFT' : said
}
