import { createHash } from 'node:crypto'
import type { Column } from './columns.ts'
import type { CsvEnd, CsvRow } from './csv-rows.ts'
import { parsePrice } from './price.ts'
import { reason, type Reason } from './reasons.ts'

export type FileVariant = {
	line: number
	sku: string
	optionValues: string[]
	/** Whole rupiah. */
	price: number
	priceBefore: number | null
	stock: number
	weightGrams: number
	imageUrl: string | null
}

export type FileProduct = {
	line: number
	lastLine: number
	handle: string
	title: string
	bodyHtml: string
	brand: string
	category: string
	tags: string[]
	status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED'
	optionNames: string[]
	variants: FileVariant[]
	/** SKUs of rejected rows. */
	keepSkus: string[]
	images: { line: number; url: string; alt: string }[]
	/** Digest of all fields above except stock. */
	hash: string
	/** Digest of the variants' stock. */
	stockHash: string
	/** Size of all fields above as JSON, in bytes. */
	bytes: number
}

export type Refusal = { line: number; handle: string; reason: Reason }
export type ReadEvent = { product: FileProduct } | { refusal: Refusal }

export type ReadOptions = {
	/** Rupiah per unit of the file's currency. */
	rate: number
	/** Default stock of variants whose stock the file does not track. */
	untrackedStock: number
}

const limits = { variants: 2000, images: 250, rows: 5000, stock: 10_000_000 }

/**
 * Reads a Shopify product file row by row: consecutive rows with one handle are one product. Holds one product at a
 * time, and the digests of all handles read.
 */
export async function* readProducts(
	rows: AsyncIterable<CsvRow | CsvEnd>,
	options: ReadOptions,
): AsyncGenerator<ReadEvent> {
	const seen = new Map<string, number>()
	let group: CsvRow[] = []
	let handle = ''
	for await (const row of rows) {
		if ('reason' in row) {
			yield { refusal: { line: row.line, handle, reason: row.reason } }
			continue
		}
		const rowHandle = row.cell('handle') || (isContinuation(row) ? handle : '')
		if (rowHandle === '') {
			yield { refusal: { line: row.line, handle: '', reason: reason('noHandle') } }
		} else if (rowHandle === handle && group.length >= limits.rows) {
			const tooMany = reason('tooManyRows', { most: limits.rows })
			yield { refusal: { line: row.line, handle, reason: tooMany } }
		} else if (rowHandle === handle && group.length > 0) {
			group.push(row)
		} else {
			yield* productOf(group, handle, options)
			group = []
			const before = seen.get(rowHandle)
			if (before !== undefined) {
				handle = ''
				yield {
					refusal: {
						line: row.line,
						handle: rowHandle,
						reason: reason('handleUsed', { line: before }),
					},
				}
				continue
			}
			handle = rowHandle
			seen.set(rowHandle, row.line)
			group = [row]
		}
	}
	yield* productOf(group, handle, options)
}

function isContinuation(row: CsvRow): boolean {
	return row.cell('title') === '' && (row.cell('price') !== '' || row.cell('image') !== '')
}

function* productOf(rows: CsvRow[], handle: string, options: ReadOptions): Generator<ReadEvent> {
	const first = rows[0]
	const last = rows.at(-1)
	if (first === undefined || last === undefined) return
	const wrong = productError(first, handle)
	if (wrong !== null) {
		for (const row of rows) yield { refusal: { line: row.line, handle, reason: wrong } }
		return
	}
	const optionNames = optionNamesOf(first)
	const product: Content = {
		line: first.line,
		lastLine: last.line,
		handle,
		title: first.cell('title'),
		bodyHtml: first.cell('body'),
		brand: first.cell('vendor').slice(0, 100),
		category: categoryOf(first),
		tags: tagsOf(first.cell('tags')),
		status: statusOf(first),
		optionNames,
		variants: [],
		keepSkus: [],
		images: [],
	}
	const choices = new Map<string, number>()
	const skus = new Map<string, number>()
	for (const row of rows) {
		const image = imageOf(row)
		if (image !== null && product.images.length < limits.images) product.images.push(image)
		if (!isVariant(row, optionNames.length)) continue
		const variant = variantOf(row, handle, optionNames.length, options)
		const fault =
			'text' in variant ? variant : duplicateError(variant, choices, skus, product.variants)
		if (fault !== null) {
			product.keepSkus.push(skuOf(row, handle, optionNames.length))
			yield { refusal: { line: row.line, handle, reason: fault } }
		} else if (!('text' in variant)) {
			product.variants.push(variant)
		}
	}
	product.images.sort((a, b) => a.line - b.line)
	// The first row always has a variant; without one, that row was rejected for another reason.
	if (product.variants.length > 0) yield { product: { ...product, ...digestsOf(product) } }
}

function productError(first: CsvRow, handle: string): Reason | null {
	if (first.cell('title') === '') return reason('noTitle')
	if (first.cell('title').length > 255) return reason('longTitle')
	if (first.cell('title').includes('\uFFFD')) return reason('unreadableTitle')
	if (handle.length > 200) return reason('longHandle')
	if (first.cell('body').length > 200_000) return reason('longDescription')
	if (/^true$/i.test(first.cell('giftCard'))) return reason('giftCard')
	const status = first.cell('status')
	if (!/^(?:active|draft|archived)?$/i.test(status)) {
		return reason('unknownStatus', { text: status.slice(0, 40) })
	}
	return null
}

const optionColumns: { name: Column; value: Column }[] = [
	{ name: 'option1Name', value: 'option1Value' },
	{ name: 'option2Name', value: 'option2Value' },
	{ name: 'option3Name', value: 'option3Value' },
]

// Shopify exports a product without options with one option "Title" whose value is "Default Title".
function optionNamesOf(first: CsvRow): string[] {
	const isDefault = /^default title$/i.test(first.cell('option1Value'))
	if (isDefault) return []
	const names = optionColumns.map(({ name }) => first.cell(name).slice(0, 60))
	const used = names.findIndex((name) => name === '')
	return used === -1 ? names : names.slice(0, used)
}

function isVariant(row: CsvRow, optionCount: number): boolean {
	const hasChoice = optionColumns.slice(0, optionCount).some(({ value }) => row.cell(value) !== '')
	return row.cell('price') !== '' || row.cell('sku') !== '' || hasChoice || row.cell('title') !== ''
}

function variantOf(
	row: CsvRow,
	handle: string,
	optionCount: number,
	{ rate, untrackedStock }: ReadOptions,
): FileVariant | Reason {
	const optionValues = optionValuesOf(row, optionCount)
	const missing = optionValues.findIndex((value) => value === '')
	if (missing !== -1) return reason('noOptionValue', { option: missing + 1 })
	if (row.cell('price') === '') return reason('noPrice')
	const price = parsePrice(row.cell('price'), rate)
	if (price === null) return reason('notPrice', { text: row.cell('price').slice(0, 40) })
	if (row.cell('sku').length > 100) return reason('longSku')
	const stock = stockOf(row, untrackedStock)
	if (typeof stock !== 'number') return stock
	const weightGrams = weightOf(row)
	if (typeof weightGrams !== 'number') return weightGrams
	const compareAt = row.cell('compareAt')
	const before = compareAt === '' ? null : parsePrice(compareAt, rate)
	if (compareAt !== '' && before === null)
		return reason('notPrice', { text: compareAt.slice(0, 40) })
	return {
		line: row.line,
		sku: skuOf(row, handle, optionCount),
		optionValues,
		price,
		priceBefore: before !== null && before > price ? before : null,
		stock,
		weightGrams,
		imageUrl: row.cell('variantImage') || null,
	}
}

function optionValuesOf(row: CsvRow, optionCount: number): string[] {
	return optionColumns.slice(0, optionCount).map(({ value }) => row.cell(value).slice(0, 120))
}

function skuOf(row: CsvRow, handle: string, optionCount: number): string {
	const own = row.cell('sku')
	if (own !== '' && own.length <= 100) return own
	const choice = optionValuesOf(row, optionCount).join('/')
	const made = choice === '' ? handle : `${handle}/${choice}`
	return made.length <= 100
		? made
		: `${made.slice(0, 83)}-${createHash('sha256').update(made).digest('hex').slice(0, 16)}`
}

/** The units of a row, or the reason why they are invalid. */
function stockOf(row: CsvRow, untracked: number): number | Reason {
	const counted = row.cell('stock')
	if (counted === '' || row.cell('tracker') === 'none') return untracked
	const params = { text: counted.slice(0, 40) }
	if (!/^-?\d+(?:\.0+)?$/.test(counted)) return reason('stockNotWhole', params)
	const units = Number(counted)
	if (units < 0) return reason('stockNegative', params)
	if (units > limits.stock) return reason('stockHuge', params)
	return units
}

/** The grams of a row, 0 without a weight, or the reason why they are invalid. */
function weightOf(row: CsvRow): number | Reason {
	const grams = row.cell('grams')
	if (!/^(?:\d+(?:\.\d+)?)?$/.test(grams)) {
		return reason('weightNotNumber', { text: grams.slice(0, 40) })
	}
	return Math.min(1_000_000, Math.round(Number(grams)))
}

function duplicateError(
	variant: FileVariant,
	choices: Map<string, number>,
	skus: Map<string, number>,
	variants: FileVariant[],
): Reason | null {
	if (variants.length >= limits.variants) {
		return reason('tooManyVariants', { most: limits.variants })
	}
	const choice = JSON.stringify(variant.optionValues)
	const sameChoice = choices.get(choice)
	if (sameChoice !== undefined) return reason('sameChoice', { line: sameChoice })
	const sameSku = skus.get(variant.sku)
	if (sameSku !== undefined) return reason('sameSku', { line: sameSku })
	choices.set(choice, variant.line)
	skus.set(variant.sku, variant.line)
	return null
}

function imageOf(row: CsvRow) {
	const url = row.cell('image')
	return url === '' ? null : { line: row.line, url, alt: row.cell('imageAlt').slice(0, 500) }
}

function categoryOf(first: CsvRow): string {
	const path = first.cell('productCategory').split('>')
	return (first.cell('type') || (path.at(-1) ?? '').trim()).slice(0, 100)
}

function tagsOf(text: string): string[] {
	return text
		.split(',')
		.map((tag) => tag.trim().slice(0, 100))
		.filter((tag) => tag !== '')
		.slice(0, 250)
}

function statusOf(first: CsvRow): FileProduct['status'] {
	const status = first.cell('status').toLowerCase()
	if (status === 'archived') return 'ARCHIVED'
	if (status === 'draft' || /^false$/i.test(first.cell('published'))) return 'DRAFT'
	return 'ACTIVE'
}

type Content = Omit<FileProduct, 'hash' | 'stockHash' | 'bytes'>

// Excludes line numbers: a product stays the same when it moves within the file.
function digestsOf(product: Content) {
	const said = JSON.stringify(product, (key, value: unknown) =>
		key === 'line' || key === 'lastLine' || key === 'stock' ? undefined : value,
	)
	const stock = JSON.stringify(product.variants.map((variant) => [variant.sku, variant.stock]))
	return {
		hash: sha256(said),
		stockHash: sha256(stock),
		bytes: Buffer.byteLength(said),
	}
}

/** The digest of a product that is imported without pictures, which differs from one with pictures. */
export function hashWithoutPictures(hash: string): string {
	return hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
}

function sha256(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}
