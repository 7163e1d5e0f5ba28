import type { ImportNote } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { requireNoneLeft } from '#contract/require-none-left.ts'
import { millimetresOf } from '#website-api/modules/catalog/products/stored-size.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'
import type { Present, PresentProduct, PresentVariant } from './find-present.queries.ts'
import { choicesOf, optionNamesOf, sameChoices } from './import-options.ts'
import type { Refused } from './planned-product.ts'
import { sharedSku } from './variant-skus.ts'

type VariantWire = ImportedProduct['variants'][number]

/** A variant of the file as it will be. */
export type PlannedVariant = {
	before: PresentVariant | undefined
	sku: string
	choice: number[]
	/** Regular price; the current one if there is no discount. */
	price: number
	discountPrice: number | null
	weightGrams: number
	/** Null: its product's. */
	sizeMm: number[] | null
	barcode: string | null
	mpn: string | null
	/** Undefined: it stays. */
	stock: number | undefined
	/** Index into the pictures of the file; undefined: the variant keeps its picture. */
	imageIndex: number | null | undefined
	/** Place among the product's variants. */
	position: number
}

export type PlannedVariants = {
	options: ProductOption[]
	list: PlannedVariant[]
	/** Existing variants that the file does not name, with the choice that they will have. */
	kept: { id: number; choice: number[]; mediaPosition: number | null }[]
	/** Existing variants that the product's new options leave no place for. */
	withdrawn: PresentVariant[]
	notes: { note: ImportNote; skus: string[] }[]
}

/** Finds the existing variants that the file names, by SKU or else by choice, and what each will be. */
export function planVariants(
	wire: ImportedProduct,
	before: PresentProduct | undefined,
	present: Present,
): PlannedVariants | Refused {
	const own = [...present.variants.values()].filter(({ productId }) => productId === before?.id)
	const options = before?.options ?? []
	const names = optionNamesOf(wire, options)
	const found = matched(wire, before, present, own)
	const rest = own.filter((row) => row.active && !found.some((one) => one.before?.id === row.id))
	const fits = isSameKind(wire, names, options)
	const rejected = rest.filter(({ sku }) => wire.keepSkus.includes(sku))
	if (!fits && rejected.length > 0) {
		return { reason: 'OPTIONS_DIFFER', skus: rejected.map(({ sku }) => sku) }
	}
	const taken = found.filter(({ isTaken }) => isTaken)
	if (taken.length > 0) return { reason: 'SKU_TAKEN', skus: taken.map(({ sku }) => sku) }
	if (!before && found.length === 0) return { reason: 'NEW_WITHOUT_PRICE', skus: [wire.handle] }
	const missing = found.filter((one) => one.before === undefined && one.wire.price === undefined)
	if (missing.length > 0)
		return { reason: 'NEW_WITHOUT_PRICE', skus: missing.map(({ sku }) => sku) }
	const valuesOf = ({ wire: { optionValues }, before: old }: Found) =>
		wire.optionNames ? optionValues : old ? labelsOf(old, options) : names.map(() => '')
	const placeless = found.filter((one) => valuesOf(one).some((value) => value === ''))
	if (placeless.length > 0)
		return { reason: 'NO_SUCH_VARIANT', skus: placeless.map(({ sku }) => sku) }
	const kept = fits ? rest : []
	const choices = choicesOf(
		names,
		found.map(valuesOf),
		kept.map((row) => labelsOf(row, options)),
		options,
	)
	const same = sameChoices([
		...found.map(({ sku }, at) => ({ sku, choice: choices.ofVariants[at] })),
		...kept.map(({ sku }, at) => ({ sku, choice: choices.ofExisting[at] })),
	])
	if (same.length > 0) return { reason: 'DUPLICATE_CHOICE', skus: same }
	return {
		options: choices.options,
		list: found.map((one, at) => ({
			...planned(one, choices.ofVariants[at] ?? []),
			position: positionOf(one.before, at, kept),
		})),
		kept: kept.map(({ id, mediaPosition }, at) => ({
			id,
			mediaPosition,
			choice: choices.ofExisting[at] ?? [],
		})),
		withdrawn: fits ? [] : rest,
		notes: [
			...noteFor(
				'SKU_SHARED',
				found.filter(({ isShared }) => isShared),
			),
			...(fits ? [] : noteFor('VARIANT_WITHDRAWN', rest)),
		],
	}
}

/** Whether variants that the file does not name can stay beside those that it names. */
function isSameKind(wire: ImportedProduct, names: string[], options: ProductOption[]): boolean {
	if (names.length !== options.length) return false
	return options.every(
		({ name, values }, at) =>
			name.id === names[at] ||
			wire.variants.some(({ optionValues }) =>
				values.some(({ label }) => label.id === optionValues[at]),
			),
	)
}

type Found = {
	wire: VariantWire
	before: PresentVariant | undefined
	sku: string
	isShared: boolean
	/** Even the SKU made for a shared one belongs to another product. */
	isTaken: boolean
}

function matched(
	wire: ImportedProduct,
	before: PresentProduct | undefined,
	present: Present,
	own: PresentVariant[],
): Found[] {
	const bySku = wire.variants.map((listed): Found => {
		const isForeign = (row: PresentVariant | undefined) =>
			row !== undefined && row.productId !== before?.id
		const isShared = isForeign(present.variants.get(listed.sku))
		const sku = isShared ? sharedSku(listed.sku, wire.handle) : listed.sku
		const row = present.variants.get(sku)
		const isTaken = isForeign(row)
		return { wire: listed, sku, before: isTaken ? undefined : row, isShared, isTaken }
	})
	const taken = new Set(bySku.flatMap((one) => one.before?.id ?? []))
	const free = own.filter((row) => row.active && !taken.has(row.id))
	return bySku.map((one) => {
		if (one.before || !before) return { ...one, isShared: one.isShared && !one.before }
		// Without a SKU, or with a new one, it is the variant of this choice that the file names by no other SKU.
		const values = wire.optionNames ? one.wire.optionValues : []
		const row = free.find((old) => isSameChoice(labelsOf(old, before.options), values))
		if (row === undefined) return one
		free.splice(free.indexOf(row), 1)
		const isGiven = one.wire.skuSource === 'GIVEN' && !wire.keepSkus.includes(row.sku)
		return {
			...one,
			before: row,
			sku: isGiven ? one.sku : row.sku,
			isShared: isGiven && one.isShared,
			isTaken: isGiven && one.isTaken,
		}
	})
}

function isSameChoice(labels: string[], values: string[]): boolean {
	return labels.length === values.length && labels.every((label, at) => label === values[at])
}

/** The names of the values that a variant has. */
function labelsOf(row: PresentVariant, options: ProductOption[]): string[] {
	return options.map((option, at) => option.values[row.choice[at] ?? 0]?.label.id ?? '')
}

/** In the order of the file; beside variants that it does not name existing ones stay, and new ones come last. */
function positionOf(
	before: PresentVariant | undefined,
	at: number,
	kept: PresentVariant[],
): number {
	if (kept.length === 0) return at
	return before?.position ?? Math.max(...kept.map(({ position }) => position)) + at + 1
}

function planned({ wire, before, sku }: Found, choice: number[]) {
	const { sku: _sku, skuSource: _skuSource, optionValues: _optionValues, ...said } = wire
	const { price: _price, priceBefore: _priceBefore, stock, untrackedStock, ...more } = said
	const { weightGrams, size, barcode, mpn, imageIndex, ...others } = more
	requireNoneLeft(others)
	return {
		before,
		sku,
		choice,
		...pricesOf(wire, before),
		weightGrams: weightGrams ?? before?.weightGrams ?? 0,
		sizeMm: size === undefined ? (before?.sizeMm ?? null) : millimetresOf(size),
		barcode: (barcode ?? before?.barcode) || null,
		mpn: (mpn ?? before?.mpn) || null,
		stock: stock ?? (before ? undefined : untrackedStock),
		imageIndex,
	}
}

// A file's price is the one that is paid; the former price stays above it, unless the file says another one.
function pricesOf(wire: VariantWire, before: PresentVariant | undefined) {
	if (before && !before.isInPeriod && wire.priceBefore === undefined) {
		// A discount that is over or to come says nothing of the price that is paid now.
		const price = wire.price ?? before.price
		const isBelow = before.discountPrice !== null && before.discountPrice < price
		return { price, discountPrice: isBelow ? before.discountPrice : null }
	}
	const paid = wire.price ?? before?.discountPrice ?? before?.price ?? 0
	const old = before && before.discountPrice !== null ? before.price : null
	const former = wire.priceBefore === undefined ? old : wire.priceBefore
	return former !== null && former > paid
		? { price: former, discountPrice: paid }
		: { price: paid, discountPrice: null }
}

function noteFor(note: ImportNote, rows: { sku: string }[]) {
	return rows.length === 0 ? [] : [{ note, skus: rows.map(({ sku }) => sku) }]
}
