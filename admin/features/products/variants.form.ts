import type { EditedProduct } from '#contract/edited-product.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { MAX_BARCODE, MAX_MPN } from '#contract/gtin.ts'
import type { ProductVariants } from '#contract/product-parts.ts'
import { sizeIn } from '#contract/size.ts'
import { longestReason, rupiah } from './variant.form.ts'

type SentVariant = ProductVariants['variants'][number]

/** The fields of a row of the form by what they change. One that staff edit and that is missing here does not compile. */
const rowFields = {
	sku: 'sku',
	price: 'price',
	discountPrice: 'discount',
	weightGrams: 'weight',
	size: 'size',
	barcode: 'barcode',
	mpn: 'mpn',
	pictureId: 'picture',
	stock: 'stock',
	isActive: 'active',
} as const satisfies Record<Exclude<keyof SentVariant, 'id' | 'choice'>, string>
/** Rows per page: a form has at most two hundred fields, of which some are not of a row. */
const rowsPerPage = Math.floor(190 / Object.keys(rowFields).length)
/** Its name without the prefix of the row. */
export type RowField = (typeof rowFields)[keyof typeof rowFields]

/** A row of the form: a variant, or a combination of values that is not sold yet. */
export type SheetRow = {
	/** Prefix of its field names, e.g. "v12". */
	key: string
	variant: EditedProduct['variants'][number] | null
	choice: number[]
	label: string
}

/** The rows of one page: variants first, then the combinations that are not sold yet. */
export function sheetRows(product: EditedProduct, page: number): SheetRow[] {
	const { options } = product
	const isChoice = (choice: number[]) =>
		choice.length === options.length &&
		choice.every((place, at) => place < (options[at]?.values.length ?? 0))
	const variants = product.variants.filter((variant) => isChoice(variant.choice))
	const existing = new Set(variants.map(({ choice }) => choice.join()))
	const missing = choicesOf(options.map(({ values }) => values.length))
		.filter((choice) => !existing.has(choice.join()))
		.slice(0, rowsPerPage)
	const rows = [
		...variants.map((variant) => ({ variant, choice: variant.choice })),
		...missing.map((choice) => ({ variant: null, choice })),
	]
	return rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map(({ variant, choice }) => ({
		key: variant ? `v${variant.id}` : `n${choice.join('_')}`,
		variant,
		choice,
		label: choice.map((place, option) => options[option]?.values[place]?.labelId).join(', '),
	}))
}

/** All combinations of option values, at most two hundred. */
function choicesOf(sizes: number[]): number[][] {
	return sizes.reduce<number[][]>(
		(all, size) =>
			all
				.flatMap((choice) => Array.from({ length: size }, (_, place) => [...choice, place]))
				.slice(0, 200),
		[[]],
	)
}

/** The variants of a submitted form. Errors are text keys of `products`. */
export function variantsOf(
	form: FormData,
	rows: SheetRow[],
): { variants: Required<SentVariant>[]; errors: RejectedForm['errors'] } {
	const errors: RejectedForm['errors'] = {}
	const textAt = (name: string) => String(form.get(name) ?? '').trim()
	const variants = rows.flatMap(({ key, variant, choice }) => {
		const text = (name: RowField) => textAt(`${key}-${name}`)
		const isActive = form.get(`${key}-active`) !== null
		if (!variant && !isActive) return []
		const number = (name: RowField, schema: typeof rupiah) => {
			const parsed = schema.safeParse(text(name))
			if (parsed.success) return parsed.data
			errors[`${key}-${name}`] = parsed.error.issues[0]?.message ?? 'priceWrong'
			return 0
		}
		const price = number('price', rupiah)
		const discount = text('discount') === '' ? null : number('discount', rupiah)
		if (discount !== null && discount >= price) errors[`${key}-discount`] ??= 'discountWrong'
		const size = text('size') === '' ? null : sizeIn(text('size'))
		if (size === null && text('size') !== '') errors[`${key}-size`] = 'sizeWrong'
		const sku = text('sku')
		if (sku.length > 100) errors[`${key}-sku`] = 'tooLong'
		const [barcode, mpn] = [text('barcode'), text('mpn')]
		if (barcode.length > MAX_BARCODE) errors[`${key}-barcode`] = 'tooLong'
		if (mpn.length > MAX_MPN) errors[`${key}-mpn`] = 'tooLong'
		return [
			{
				id: variant?.id ?? null,
				choice,
				sku,
				barcode,
				mpn,
				price,
				discountPrice: discount,
				isActive,
				size,
				weightGrams: number('weight', wholeNumber('weightWrong', 0, 1_000_000)),
				pictureId: variant ? text('picture') || null : null,
				stock: variant ? 0 : number('stock', wholeNumber('onHandWrong', 0, 10_000_000)),
			},
		]
	})
	if (textAt('reason').length > longestReason) errors.reason = 'tooLong'
	return { variants, errors }
}

/** Text keys by form field for errors of the website API, e.g. `variants.0.sku`. */
export function variantErrors(
	errors: Record<string, string[]>,
	sent: ProductVariants['variants'],
	rows: SheetRow[],
): RejectedForm['errors'] {
	const texts: Partial<Record<string, string>> = {
		sku: 'skuTaken',
		choice: 'variantExists',
		discountPrice: 'discountWrong',
		pictureId: 'pictureGone',
	}
	return Object.fromEntries(
		Object.keys(errors).map((path) => {
			const [, at = '', name = ''] = path.split('.')
			const choice = sent[Number(at)]?.choice.join()
			const row = rows.find((candidate) => candidate.choice.join() === choice)
			return [row ? `${row.key}-${fieldOf(name)}` : '', texts[name] ?? 'rowWrong']
		}),
	)
}

/** The field of a row that shows an error of the website API; of a choice, which has none, the SKU. */
function fieldOf(name: string): RowField {
	return isSentField(name) ? rowFields[name] : 'sku'
}

function isSentField(name: string): name is keyof typeof rowFields {
	return Object.hasOwn(rowFields, name)
}
