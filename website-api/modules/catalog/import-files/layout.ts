import { MAPPED_COLUMNS, type MappedColumn } from '#contract/mapped-column.ts'
import { type ImportFormat } from '#contract/product-import.ts'
import type { Column } from './column.ts'
import { mapColumns, type ColumnMap } from './columns.ts'
import {
	commonNames,
	headerName,
	shopeeNames,
	shopifyNames,
	tokopediaNames,
	wooAttribute,
	wooNames,
	type Names,
} from './header-names.ts'
import { parsePrice } from './price.ts'

/** How a file is read: where its header and its rows begin, and what its columns say. */
export type Layout = {
	format: ImportFormat
	/** The titles of the columns. */
	header: string[]
	/** Index of the header, and of the first row, among the records that are not empty. */
	headerAt: number
	firstAt: number
	columns: ColumnMap
	/** Places of the names and values of WooCommerce's attributes. */
	attributes: { name: number; value: number }[]
	/** Values of the first rows, for each column. */
	samples: string[][]
}

/** What each column of a header says, by its name; null: nothing. */
export type Mapping = Record<string, MappedColumn | null>

/** The number of records, from the beginning, by which a layout is recognised. */
export const headLength = 40
const lastHeader = 12

type Format = { format: ImportFormat; names: Names; is(names: Set<string>): boolean }

const formats: Format[] = [
	{
		format: 'SHOPIFY',
		names: shopifyNames,
		is: (names) =>
			has(names, 'handle', 'url handle') &&
			has(names, 'title', 'variant price', 'price', 'variant sku', 'sku'),
	},
	{
		format: 'WOOCOMMERCE',
		names: wooNames,
		is: (names) =>
			has(names, ...(wooNames.kind ?? [])) &&
			has(names, 'name', 'nama') &&
			has(names, ...(wooNames.price ?? []), ...(wooNames.parent ?? [])),
	},
	{
		format: 'SHOPEE',
		names: shopeeNames,
		is: (names) =>
			has(names, 'ps_product_name', 'et_title_product_name', 'et_title_product_id') ||
			(has(names, 'nama produk', 'product name') &&
				has(
					names,
					'kode integrasi variasi',
					'variation integration no.',
					'sku induk',
					'kode variasi',
				)),
	},
	{
		format: 'TOKOPEDIA',
		names: tokopediaNames,
		is: (names) =>
			has(names, 'nama produk', 'product name', 'product_name') &&
			has(
				names,
				'sku name',
				'nomor etalase',
				'minimum pemesanan',
				'kode kategori',
				'kategori kode',
				'seller_sku',
			),
	},
	{
		// The least that a list says: which variant, and one thing of it.
		format: 'SHOPIFY',
		names: shopifyNames,
		is: (names) =>
			has(names, 'variant sku', 'sku') &&
			has(
				names,
				'variant price',
				'price',
				'variant inventory qty',
				'inventory quantity',
				'variant grams',
			),
	},
]

/** Recognises the layout of a file by its first records; a mapping by staff comes first. */
export function layoutOf(head: string[][], mapping?: Mapping): Layout {
	const known = recognised(head) ?? unknown(head)
	if (mapping === undefined) return known
	const columns: ColumnMap = new Map([...known.columns].filter(([column]) => !isMapped(column)))
	for (const [at, name] of headerKeys(known.header).entries()) {
		const column = mapping[name]
		if (!column) continue
		const places = columns.get(column) ?? []
		if (places.length === 0 || column === 'image') columns.set(column, [...places, at])
	}
	return { ...known, format: known.format === 'UNKNOWN' ? 'MAPPED' : known.format, columns }
}

/** Whether staff can choose it. */
export function isMapped(column: Column): column is MappedColumn {
	const mapped: readonly string[] = MAPPED_COLUMNS
	return mapped.includes(column)
}

/** Names of the columns by which a mapping is remembered; equal ones are numbered, and columns without a name are ''. */
export function headerKeys(header: string[]): string[] {
	const seen = new Map<string, number>()
	return header.map((title) => {
		const name = headerName(title)
		const times = (seen.get(name) ?? 0) + 1
		seen.set(name, times)
		return name === '' || times === 1 ? name : `${name} (${times})`
	})
}

function has(names: Set<string>, ...some: string[]): boolean {
	return some.some((name) => names.has(name))
}

function recognised(head: string[][]): Layout | undefined {
	for (const { format, names, is } of formats) {
		for (const [headerAt, header] of head.slice(0, lastHeader).entries()) {
			if (!is(new Set(header.map(headerName)))) continue
			return layout(format, head, headerAt, mapColumns(header, names))
		}
	}
	return undefined
}

/** The record that looks most like a header: full of texts, and early. */
function unknown(head: string[][]): Layout {
	const most = Math.max(0, ...head.map((cells) => filled(cells)))
	const early = head.slice(0, lastHeader)
	const headerAt = early.findIndex(
		(cells) =>
			filled(cells) >= Math.max(1, most * 0.6) &&
			!cells.some((cell) => /^[\d.,]+$/.test(cell.trim())),
	)
	const at = Math.max(0, headerAt)
	return layout('UNKNOWN', head, at, mapColumns(head[at] ?? [], commonNames))
}

function filled(cells: string[]): number {
	return cells.filter((cell) => cell.trim() !== '').length
}

function layout(
	format: ImportFormat,
	head: string[][],
	headerAt: number,
	columns: ColumnMap,
): Layout {
	const header = head[headerAt] ?? []
	const isMarket = format === 'SHOPEE' || format === 'TOKOPEDIA'
	const firstAt = isMarket ? firstRow(head, headerAt, columns) : headerAt + 1
	const rows = head.slice(firstAt)
	if (isMarket && isNumbered(rows, columns.get('type')?.[0])) columns.delete('type')
	return {
		format,
		header: header.map((title) => title.trim()),
		headerAt,
		firstAt,
		columns,
		attributes: format === 'WOOCOMMERCE' ? attributesOf(header) : [],
		samples: header.map((_, at) =>
			rows
				.map((cells) => (cells[at] ?? '').trim())
				.filter((cell) => cell !== '')
				.slice(0, 3),
		),
	}
}

/** Below a marketplace's header stand its titles, "required" and instructions: the first row has a price. */
function firstRow(head: string[][], headerAt: number, columns: ColumnMap): number {
	const cell = (cells: string[], column: Column) =>
		(cells[columns.get(column)?.[0] ?? -1] ?? '').trim()
	const limit = Math.min(head.length, headerAt + 9)
	for (let at = headerAt + 1; at < limit; at++) {
		const cells = head[at] ?? []
		const price = columns.has('price') ? cell(cells, 'price') : cell(cells, 'sku')
		const name = cell(cells, 'title')
		const isRow = columns.has('price')
			? /\d/.test(price) && parsePrice(price, 1) !== null
			: /^\d+$/.test(cell(cells, 'group'))
		if (isRow && name.length < 256) return at
	}
	return headerAt + 1
}

/** Whether a column holds numbers of a marketplace's list of categories instead of names. */
function isNumbered(rows: string[][], place: number | undefined): boolean {
	if (place === undefined) return false
	const cells = rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '')
	return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell))
}

function attributesOf(header: string[]) {
	const numberOf = (title: string, forms: readonly RegExp[]) =>
		forms.map((form) => form.exec(headerName(title))?.[1]).find((found) => found !== undefined)
	return header.flatMap((title, name) => {
		const number = numberOf(title, wooAttribute.name)
		if (number === undefined) return []
		const value = header.findIndex((other) => numberOf(other, wooAttribute.value) === number)
		return value === -1 ? [] : [{ name, value }]
	})
}
