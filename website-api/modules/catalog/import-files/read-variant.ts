import type { Size } from '#contract/size.ts'
import type { Column } from './column.ts'
import type { CsvRow } from './csv-row.ts'
import { cutText } from './cut-text.ts'
import { fileVariant, sha256, type FileVariant } from './file-product.ts'
import { readCodes } from './read-codes.ts'
import { parsePrice } from './price.ts'
import { readVariantSize } from './read-size.ts'
import { reason, type Reason } from './reasons.ts'
import { parseWeight } from './weight.ts'
import { isShortened, lineOf } from './words.ts'

export type VariantOptions = {
	/** Rupiah per unit of the file's currency. */
	rate: number
	handle: string
	optionCount: number
	/** The product's; undefined: the file says none. */
	size?: Size | null | undefined
}

export type ReadVariant = { variant: FileVariant; notes: Reason[] }

const mostStock = 10_000_000

/** The columns of the options' names and values. */
export const optionColumns: { name: Column; value: Column }[] = [
	{ name: 'option1Name', value: 'option1Value' },
	{ name: 'option2Name', value: 'option2Value' },
	{ name: 'option3Name', value: 'option3Value' },
]

/** The variant of a row, with remarks, or the reason why the row is rejected. */
export function readVariant(row: CsvRow, options: VariantOptions): ReadVariant | Reason {
	const { handle, optionCount } = options
	const optionValues = optionValuesOf(row, optionCount)
	const missing = optionValues.findIndex((value) => value === '')
	if (missing !== -1) return reason('noOptionValue', { option: missing + 1 })
	const prices = pricesOf(row, options.rate)
	if ('text' in prices) return prices
	if (row.cell('sku').length > 100) return reason('longSku')
	const stock = stockOf(row)
	if ('text' in stock) return stock
	const grams = row.has('grams') ? parseWeight(row.cell('grams'), row.weightUnit) : undefined
	if (grams === null) return reason('weightNotNumber', { text: cutText(row.cell('grams'), 40) })
	const sku = skuOf(row, handle, optionCount)
	const isSkuGiven = row.cell('sku') !== ''
	const codes = readCodes(row)
	const sized = readVariantSize(row, options.size)
	return {
		variant: fileVariant({
			line: row.line,
			sku,
			isSkuGiven,
			optionValues,
			price: prices.price,
			priceBefore: prices.priceBefore,
			stock: stock.units,
			weightGrams: grams,
			size: sized.size,
			barcode: codes.values.barcode,
			mpn: codes.values.mpn,
			imageUrl: row.has('variantImage') ? row.cell('variantImage') || null : undefined,
		}),
		notes: [
			...stock.notes,
			...(isSkuGiven && isShortened(sku) ? [reason('skuShortened', { sku })] : []),
			...codes.notes,
			...sized.notes,
		],
	}
}

/** The SKU of a row, or one made of the handle and its choice. */
export function skuOf(row: CsvRow, handle: string, optionCount: number): string {
	const own = lineOf(row.cell('sku'), 101)
	return own !== '' && own.length <= 100
		? own
		: madeSku(handle, optionValuesOf(row, optionCount).join('/'))
}

/** A SKU made of a beginning and what tells it apart. */
export function madeSku(begin: string, apart: string): string {
	const made = lineOf(apart === '' ? begin : `${begin}/${apart}`, 10_000)
	return made.length <= 100 ? made : `${cutText(made, 83)}-${sha256(made).slice(0, 16)}`
}

function optionValuesOf(row: CsvRow, optionCount: number): string[] {
	return optionColumns.slice(0, optionCount).map(({ value }) => lineOf(row.cell(value), 120))
}

function pricesOf(
	row: CsvRow,
	rate: number,
): { price?: number; priceBefore?: number | null } | Reason {
	const said = row.cell('price')
	if (row.has('price') && said === '') return reason('noPrice')
	const price = said === '' ? undefined : parsePrice(said, rate)
	if (price === null) return reason('notPrice', { text: cutText(said, 40) })
	const compareAt = row.cell('compareAt')
	const before = compareAt === '' ? null : parsePrice(compareAt, rate)
	if (compareAt !== '' && before === null) {
		return reason('notPrice', { text: cutText(compareAt, 40) })
	}
	return {
		...(price !== undefined && { price }),
		...(row.has('compareAt') && {
			priceBefore:
				before !== null && (price === undefined || before > price) && before > 0 ? before : null,
		}),
	}
}

/** The units of a row, undefined if it does not count them, or the reason why they are invalid. */
function stockOf(row: CsvRow): { units: number | undefined; notes: Reason[] } | Reason {
	const counted = row.cell('stock')
	if (counted === '' || row.cell('tracker') === 'none') return { units: undefined, notes: [] }
	const params = { text: cutText(counted, 40) }
	if (/^(?:unlimited|infinite|∞|tak terbatas|tidak terbatas|not tracked)$/i.test(counted)) {
		return { units: undefined, notes: [reason('stockUnlimited', params)] }
	}
	const bare = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(counted)
		? counted.replace(/[.,]/g, '')
		: counted
	if (!/^-?\d+(?:[.,]0+)?$/.test(bare)) return reason('stockNotWhole', params)
	const units = Number(bare.replace(',', '.'))
	if (units > mostStock) return reason('stockHuge', params)
	if (units < 0) return { units: 0, notes: [reason('stockNegative', params)] }
	return { units, notes: [] }
}
