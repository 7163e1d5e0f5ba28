import { createHash } from 'node:crypto'
import type { ImportField, ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { FILE_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, PRODUCT_TEXTS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { sizeOfSides } from '#website-api/modules/catalog/products/stored-size.ts'
import type { PresentProduct } from './find-present.queries.ts'
import type { PlannedProduct } from './planned-product.ts'
import type { PlannedVariant, PlannedVariants } from './plan-variants.ts'

/** A field that changes, and whether it had and will have a value. */
export type FieldChange = { field: ImportField; before: boolean; after: boolean }

type Compared = {
	wire: ImportedProduct
	before: PresentProduct
	product: PlannedProduct
	variants: PlannedVariants
	stockMode: ImportStockMode
}

/** What an import changes in an existing product. */
export function changesOf({ wire, before, product, variants, stockMode }: Compared): FieldChange[] {
	const old = variants.list.filter((one) => one.before !== undefined)
	return [
		...textChanges(before, product),
		...pictureChange(wire, before),
		...change(
			'OPTIONS',
			!isSame(namesOf(variants.options), namesOf(before.options)),
			before.options.length,
			variants.options.length,
		),
		...Object.values(variantChanges(old, { wire, before, stockMode })).flat(),
		...change('NEW_VARIANT', isAnyNew(variants.list), false, true),
		...change('WITHDRAWN_VARIANT', variants.withdrawn.length > 0),
	]
}

/** What changes of variants by what is planned of them. Something that is planned and missing here does not compile. */
function variantChanges(
	old: PlannedVariant[],
	{ wire, before, stockMode }: Pick<Compared, 'wire' | 'before' | 'stockMode'>,
): Record<Exclude<keyof PlannedVariant, 'before' | 'choice' | 'position'>, FieldChange[]> {
	const some = (isChanged: (one: PlannedVariant, was: Was) => boolean) =>
		old.some((one) => one.before && isChanged(one, one.before))
	return {
		sku: change(
			'SKU',
			some((one, was) => one.sku !== was.sku),
		),
		price: change(
			'PRICE',
			some((one, was) => paid(one) !== paid(was)),
		),
		discountPrice: formerPriceChange(old),
		weightGrams: change(
			'WEIGHT',
			some((one, was) => one.weightGrams !== was.weightGrams),
			some((_, was) => was.weightGrams > 0),
			some((one) => one.weightGrams > 0),
		),
		sizeMm: textChange('VARIANT_SIZE', old, ({ sizeMm }) => sizeMm && sizeMm.join(' x ')),
		barcode: textChange('BARCODE', old, ({ barcode }) => barcode),
		mpn: textChange('MPN', old, ({ mpn }) => mpn),
		stock: change(
			'STOCK',
			stockMode === 'SET' &&
				some((one, was) => one.stock !== undefined && one.stock !== was.countedStock),
		),
		imageIndex: change('VARIANT_PICTURE', isOtherPicture(wire, before, old)),
	}
}

/** What changes of the product itself. */
function textChanges(before: PresentProduct, product: PlannedProduct): FieldChange[] {
	const { title, bodyHtml, brand, category, tags, status } = product
	const size = sizeOfSides(product)
	const changes: Record<Exclude<keyof PlannedProduct, 'slug'>, FieldChange[]> = {
		title: change('TITLE', title !== undefined && title !== before.title, before.title, title),
		bodyHtml: change(
			'DESCRIPTION',
			bodyHtml !== undefined && digestOf(bodyHtml) !== before.description,
			before.description,
			bodyHtml,
		),
		...recordOf(FILE_TEXT_NAMES, (name) => {
			const [was, text] = [before[name], product[name]]
			const isChanged = text !== undefined && text !== was
			return [name, change(PRODUCT_TEXTS[name].wireName, isChanged, was, text)]
		}),
		brand: change('BRAND', brand !== (before.brandName ?? ''), before.brandName, brand),
		category: change(
			'CATEGORY',
			category !== (before.categoryName ?? ''),
			before.categoryName,
			category,
		),
		tags: change('TAGS', !isSame(tags, before.tags), before.tags.length, tags.length),
		...recordOf(FILE_FIELD_NAMES, (name) => {
			const [was, value] = [before[name], product[name]]
			return [name, change(PLAIN_FIELDS[name].wireName, value !== was, was, value)]
		}),
		status: change('STATUS', status !== before.status),
		length: change('SIZE', size?.join() !== before.sizeMm?.join(), before.sizeMm, size),
		// A size changes as one.
		width: [],
		height: [],
	}
	return Object.values(changes).flat()
}

type Was = NonNullable<PlannedVariant['before']>

function change(
	field: ImportField,
	isChanged: boolean,
	before: unknown = true,
	after: unknown = true,
) {
	return isChanged ? [{ field, before: Boolean(before), after: Boolean(after) }] : []
}

/** A change of a text that variants may lack. */
function textChange(
	field: ImportField,
	old: PlannedVariant[],
	textOf: (one: Was | PlannedVariant) => string | null,
) {
	const changed = old.filter((one) => one.before && textOf(one) !== textOf(one.before))
	return change(
		field,
		changed.length > 0,
		changed.some(({ before }) => before && textOf(before) !== null),
		changed.some((one) => textOf(one) !== null),
	)
}

/** A new variant, or one that was no longer offered. */
function isAnyNew(list: PlannedVariant[]): boolean {
	return list.some(({ before }) => before === undefined || !before.active)
}

function paid({ price, discountPrice }: { price: number; discountPrice: number | null }): number {
	return discountPrice ?? price
}

function formerPriceChange(old: PlannedVariant[]): FieldChange[] {
	const former = (one: Was | PlannedVariant) => (one.discountPrice === null ? null : one.price)
	const changed = old.filter((one) => one.before && former(one) !== former(one.before))
	return change(
		'PRICE_BEFORE',
		changed.length > 0,
		changed.some(({ before }) => before && former(before) !== null),
		changed.some((one) => former(one) !== null),
	)
}

function pictureChange(wire: ImportedProduct, { pictures, pictureHash }: PresentProduct) {
	if (wire.pictureHash === undefined) return []
	if (wire.pictures === 'LEFT_OUT') {
		// Only a check: the pictures are fetched when the import runs.
		return change('PICTURES', wire.pictureHash !== pictureHash, pictures.length)
	}
	const shown = pictures.map(({ mediaId }) => mediaId)
	const said = wire.images.map(({ mediaId }) => mediaId)
	const isChanged =
		wire.pictures === 'COMPLETE'
			? !isSame(said, shown) ||
				wire.images.some(({ alt }, at) => alt !== '' && alt !== pictures[at]?.alt)
			: said.some((id) => !shown.includes(id))
	return change('PICTURES', isChanged, shown.length, said.length)
}

function isOtherPicture(wire: ImportedProduct, before: PresentProduct, old: PlannedVariant[]) {
	return old.some(({ imageIndex, before: was }) => {
		if (imageIndex === undefined) return false
		const shown = before.pictures.find(({ position }) => position === was?.mediaPosition)?.mediaId
		const said = imageIndex === null ? undefined : wire.images[imageIndex]?.mediaId
		return said !== shown && (said !== undefined || wire.pictures === 'COMPLETE')
	})
}

function namesOf(options: PlannedVariants['options']): string[] {
	return options.map(({ name }) => name.id)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((value, at) => value === other[at])
}

/** As the database makes it; null for an empty text. */
function digestOf(text: string): string | null {
	return text === '' ? null : createHash('md5').update(text).digest('hex')
}
