import type { ProductSaid } from '#contract/imported-product.ts'
import { FILE_FIELD_NAMES, type FileField, type PlainValue } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, type FileText, PRODUCT_TEXTS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Size } from '#contract/size.ts'
import type { ProductStatus } from '#contract/stocked-product.ts'
import { withOptions } from './attributes.ts'
import type { CsvRow } from './csv-row.ts'
import { cutText } from './cut-text.ts'
import {
	withDigests,
	type FileContent,
	type FileImage,
	type FileVariant,
	type Refusal,
} from './file-product.ts'
import { htmlOf } from './html-text.ts'
import { plainIn } from './plain-cells.ts'
import type { ProductColumn } from './product-columns.ts'
import { type ReadSize, readSize } from './read-size.ts'
import { madeSku, optionColumns, readVariant, skuOf } from './read-variant.ts'
import { reason, type Reason } from './reasons.ts'
import type { ReadEvent } from './read-event.ts'
import { speaksOfVariants } from './variant-columns.ts'
import { lineOf, statusOf, yesNoOf } from './words.ts'

const limits = { variants: 2000, images: 250 }

/** The rows of one product, with the key that they have or that was made for them. */
export type ProductRows = { handle: string; isGiven: boolean; rows: CsvRow[] }

/** Reads a product of its rows: the product, what was rejected, and remarks. */
export function* readProduct(group: ProductRows, rate: number): Generator<ReadEvent> {
	const { handle, isGiven } = group
	const { rows, notes } = withOptions(group.rows)
	const first = headOf(rows)
	const last = rows.at(-1)
	if (first === undefined || last === undefined) return
	const wrong = productError(first, handle) ?? unreadable(rows)
	if (wrong !== null) {
		for (const row of rows) yield { refusal: { line: row.line, handle, reason: wrong } }
		return
	}
	const said = (why: Reason, line = first.line): { notice: Refusal } => ({
		notice: { line, handle, reason: why },
	})
	for (const note of notes) yield said(note)
	const head = readHead(first)
	const { sized, status } = head
	for (const note of [...sized.notes, ...plainNotes(head)]) yield said(note)
	const names = optionNamesOf(first)
	if (status?.unknown !== undefined) yield said(reason('unknownStatus', { text: status.unknown }))
	const product: FileContent = {
		line: Math.min(...rows.map(({ line }) => line)),
		lastLine: last.line,
		handle,
		isHandleGiven: isGiven,
		...fieldsOf(head),
		...(names && { optionNames: names }),
		variants: [],
		keepSkus: [],
		...(first.has('image') && { images: imagesOf(rows) }),
		isWhole: first.has('title') && (first.has('body') || first.has('image')),
	}
	if (!speaksOfVariants(first)) {
		yield { product: withDigests(product) }
		return
	}
	yield* readVariants(group, rows, product, { rate, names, size: sized.size, said })
	if (product.variants.length > 0) yield { product: withDigests(product) }
	else if (product.keepSkus.length === 0) {
		yield { refusal: { line: first.line, handle, reason: reason('noVariants') } }
	}
}

type VariantReading = {
	rate: number
	/** The names of the product's options; absent: the file has none. */
	names: string[] | undefined
	size: ReadSize['size']
	said: (why: Reason, line?: number) => ReadEvent
}

/** Adds the variants of a product's rows to it; yields what was rejected and remarks. */
function* readVariants(
	{ handle }: ProductRows,
	rows: CsvRow[],
	product: FileContent,
	{ rate, names, size, said }: VariantReading,
): Generator<ReadEvent> {
	const optionCount = names?.length ?? 0
	const seen: Seen = { choices: new Map(), skus: new Map() }
	for (const row of rows) {
		if (!isVariant(row, optionCount)) continue
		const read = readVariant(row, { rate, handle, optionCount, size })
		const fault =
			'text' in read ? read : duplicateError(read.variant, seen, product, names !== undefined)
		if (fault !== null) {
			product.keepSkus.push(skuOf(row, handle, optionCount))
			yield { refusal: { line: row.line, handle, reason: fault } }
		} else if (!('text' in read)) {
			for (const note of [...(row.notes ?? []), ...read.notes]) yield said(note, row.line)
			const variant = withOwnSku(read.variant, seen, handle)
			if (variant.sku !== read.variant.sku) {
				yield said(reason('sameSku', { sku: read.variant.sku, made: variant.sku }), row.line)
			}
			seen.choices.set(JSON.stringify(variant.optionValues), variant.line)
			seen.skus.set(variant.sku, variant.line)
			product.variants.push(variant)
		}
	}
}

/** The row that describes the product: the first with a title. */
function headOf(rows: CsvRow[]): CsvRow | undefined {
	return rows.find((row) => row.isHead) ?? rows.find((row) => row.cell('title') !== '') ?? rows[0]
}

function productError(first: CsvRow, handle: string): Reason | null {
	const title = first.cell('title')
	if (first.refusal) return first.refusal
	if (first.has('title') && lineOf(title, 10_000) === '') return reason('noTitle')
	if (lineOf(title, 10_000).length > 255) return reason('longTitle')
	if (handle.length > 200) return reason('longHandle')
	if (first.cell('body').length > 200_000) return reason('longDescription')
	if (yesNoOf(first.cell('giftCard')) === true) return reason('giftCard')
	return null
}

/** A character that was lost in an earlier conversion would be stored for good. */
function unreadable(rows: CsvRow[]): Reason | null {
	const row = rows.find((one) => one.isDamaged)
	return row === undefined ? null : reason('lostCharacter', { line: row.line })
}

/** The row that describes a product, with the cells that both a field and a remark are made of, read once. */
type Head = {
	row: CsvRow
	sized: ReadSize
	status: ReturnType<typeof statusIn>
	/** Of the columns that the file has; undefined: it cannot be read. */
	plain: ReadonlyMap<FileField, PlainValue | undefined>
}

function readHead(row: CsvRow): Head {
	const plain = FILE_FIELD_NAMES.filter((name) => row.has(name)).map(
		(name) => [name, plainIn(name, row.cell(name))] as const,
	)
	return { row, sized: readSize(row), status: statusIn(row), plain: new Map(plain) }
}

type Reader = (head: Head) => ProductSaid | false | undefined

/** What each column says of a product; absent where the file does not have it. */
const readers: Record<ProductColumn, Reader> = {
	title: ({ row }) => row.has('title') && { title: lineOf(row.cell('title'), 255) },
	body: ({ row }) => row.has('body') && { bodyHtml: htmlIn(row, 'body') },
	...recordOf(FILE_TEXT_NAMES, (name) => [name, textIn(name)]),
	vendor: ({ row }) => row.has('vendor') && { brand: lineOf(row.cell('vendor'), 100) },
	type: ({ row }) =>
		(row.has('type') || row.has('productCategory')) && { category: categoryOf(row) },
	tags: ({ row }) => row.has('tags') && { tags: tagsOf(row.cell('tags')) },
	...recordOf(FILE_FIELD_NAMES, (name) => [name, plainOf(name)]),
	status: ({ status }) => status && { status: status.status },
	length: sideOf('length'),
	width: sideOf('width'),
	height: sideOf('height'),
}

function fieldsOf(head: Head): ProductSaid {
	return Object.assign({}, ...Object.values(readers).map((read) => read(head)))
}

function sideOf(side: keyof Size): Reader {
	return ({ sized: { size } }) => size !== undefined && { [side]: size?.[side] ?? null }
}

function htmlIn(row: CsvRow, column: ProductColumn): string {
	const text = row.cell(column)
	return row.isPlainBody ? htmlOf(text) : text
}

function textIn(name: FileText): Reader {
	const { isSection, entered } = PRODUCT_TEXTS[name]
	const most = entered.maxLength ?? Number.POSITIVE_INFINITY
	return ({ row }) => {
		if (!row.has(name)) return false
		return { [name]: isSection ? cutText(htmlIn(row, name), most) : lineOf(row.cell(name), most) }
	}
}

/** A value that cannot be read says nothing. */
function plainOf(name: FileField): Reader {
	return ({ plain }) => {
		const value = plain.get(name)
		return value !== undefined && { [name]: value }
	}
}

/** Remarks on values that cannot be read. */
function plainNotes({ row, plain }: Head): Reason[] {
	return [...plain].flatMap(([name, value]) => {
		if (value !== undefined) return []
		const text = cutText(row.cell(name), 40)
		return [reason('valueNotRead', { column: PLAIN_FIELDS[name].fileTitle, text })]
	})
}

// Shopify exports a product without options with one option "Title" whose value is "Default Title".
function optionNamesOf(first: CsvRow): string[] | undefined {
	if (!first.has('option1Value')) return undefined
	if (/^default title$/i.test(first.cell('option1Value'))) return []
	if (!first.has('option1Name')) return first.cell('option1Value') === '' ? [] : [unnamedOption]
	const names = optionColumns.map(({ name }) => lineOf(first.cell(name), 60))
	const used = names.findIndex((name) => name === '')
	return used === -1 ? names : names.slice(0, used)
}

/** The name of an option that a file leaves out. */
const unnamedOption = 'Variasi'

function isVariant(row: CsvRow, optionCount: number): boolean {
	if (row.isHead) return false
	const hasChoice = optionColumns.slice(0, optionCount).some(({ value }) => row.cell(value) !== '')
	return row.cell('price') !== '' || row.cell('sku') !== '' || hasChoice || row.cell('title') !== ''
}

type Seen = { choices: Map<string, number>; skus: Map<string, number> }

function duplicateError(
	variant: FileVariant,
	seen: Seen,
	product: FileContent,
	hasOptions: boolean,
): Reason | null {
	if (product.variants.length >= limits.variants) {
		return reason('tooManyVariants', { most: limits.variants })
	}
	const sameSku = seen.skus.get(variant.sku)
	if (!hasOptions) {
		return sameSku === undefined ? null : reason('sameRow', { line: sameSku, sku: variant.sku })
	}
	const sameChoice = seen.choices.get(JSON.stringify(variant.optionValues))
	return sameChoice === undefined ? null : reason('sameChoice', { line: sameChoice })
}

/** Variants of one product that share a SKU in the file keep apart by their choice. */
function withOwnSku(variant: FileVariant, { skus }: Seen, handle: string): FileVariant {
	if (!skus.has(variant.sku)) return variant
	const made = madeSku(variant.sku, variant.optionValues.join('/'))
	return { ...variant, sku: skus.has(made) ? madeSku(`${handle}/${variant.sku}`, made) : made }
}

function imagesOf(rows: CsvRow[]): FileImage[] {
	const images = byPosition(rows).flatMap((row) =>
		[row.cell('image'), ...(row.moreImages ?? [])]
			.filter((url) => url !== '')
			.map((url) => ({ line: row.line, url, alt: lineOf(row.cell('imageAlt'), 500) })),
	)
	const ordered = images.filter(({ url }, at) => images.findIndex((one) => one.url === url) === at)
	return ordered.slice(0, limits.images)
}

/** Rows with pictures in the order of the file, unless it numbers them. */
function byPosition(rows: CsvRow[]): CsvRow[] {
	const numberOf = (row: CsvRow) => Number(row.cell('imagePosition')) || 0
	if (!rows.some((row) => numberOf(row) > 0)) return rows
	return rows.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function categoryOf(first: CsvRow): string {
	const path = first.cell('productCategory').split('>')
	return lineOf(first.cell('type') || (path.at(-1) ?? ''), 100)
}

function tagsOf(text: string): string[] {
	const tags = text.split(',').map((tag) => lineOf(tag, 100))
	return [...new Set(tags)].filter((tag) => tag !== '').slice(0, 250)
}

/** The status; undefined: the file does not say one. An unknown one means a draft. */
function statusIn(first: CsvRow): { status: ProductStatus; unknown?: string } | undefined {
	const text = first.cell('status')
	const published = yesNoOf(first.cell('published'))
	const status = text === '' ? undefined : statusOf(text)
	if (text !== '' && status === undefined) return { status: 'DRAFT', unknown: cutText(text, 40) }
	if (status === 'ARCHIVED' || status === 'DRAFT') return { status }
	if (published === false) return { status: 'DRAFT' }
	if (status === undefined && published === undefined) return undefined
	return { status: 'ACTIVE' }
}
