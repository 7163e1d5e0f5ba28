import { FILE_FIELD_NAMES, type FileField, type PlainValues } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, type FileText, PRODUCT_TEXTS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { type Size, sizeText } from '#contract/size.ts'
import type { ProductStatus } from '#contract/stocked-product.ts'
import { cleanCell } from '#website-api/modules/catalog/import-files/clean-cell.ts'
import type { CsvRow } from '#website-api/modules/catalog/import-files/csv-row.ts'
import type { Column } from '#website-api/modules/catalog/import-files/column.ts'
import { plainCell } from '#website-api/modules/catalog/import-files/plain-cells.ts'
import type { ProductColumn } from '#website-api/modules/catalog/import-files/product-columns.ts'

/** A product as exported, in Indonesian. */
export type ExportedProduct = {
	id: number
	handle: string
	name: string
	description: string
	texts: Record<FileText, string>
	plain: PlainValues<FileField>
	brand: string
	category: string
	tags: string[]
	status: ProductStatus
	size: Size | null
	/** Names of the options, and of their values. */
	options: { name: string; values: string[] }[]
	variants: {
		sku: string
		barcode: string | null
		mpn: string | null
		choice: number[]
		price: number
		discountPrice: number | null
		weightGrams: number
		/** Null: its product's. */
		size: Size | null
		/** Quantity that an import last applied; without one the current stock. */
		stock: number
		onHand: number
		mediaId: string | null
	}[]
	pictures: { mediaId: string; alt: string }[]
}

/** The file's columns with their titles; the import reads all except the last. */
const columns = [
	['handle', 'Handle'],
	['title', 'Title'],
	['body', 'Body (HTML)'],
	...FILE_TEXT_NAMES.map((name) => [name, PRODUCT_TEXTS[name].fileTitle] as const),
	['vendor', 'Vendor'],
	['type', 'Type'],
	['tags', 'Tags'],
	...FILE_FIELD_NAMES.map((name) => [name, PLAIN_FIELDS[name].fileTitle] as const),
	['status', 'Status'],
	['length', 'Length (cm)'],
	['width', 'Width (cm)'],
	['height', 'Height (cm)'],
	['option1Name', 'Option1 Name'],
	['option1Value', 'Option1 Value'],
	['option2Name', 'Option2 Name'],
	['option2Value', 'Option2 Value'],
	['option3Name', 'Option3 Name'],
	['option3Value', 'Option3 Value'],
	['sku', 'Variant SKU'],
	['barcode', 'Variant Barcode'],
	['mpn', 'Variant MPN'],
	['grams', 'Variant Grams'],
	['variantSize', 'Variant Size (cm)'],
	['stock', 'Variant Inventory Qty'],
	['price', 'Variant Price'],
	['compareAt', 'Variant Compare At Price'],
	['variantImage', 'Variant Image'],
	['image', 'Image Src'],
	['imageAlt', 'Image Alt Text'],
	['onHand', 'Stock On Hand'],
] as const satisfies readonly (readonly [Column | 'onHand', string])[]

type Cells = Partial<Record<(typeof columns)[number][0], string>>

/** The header line of the file. */
export const exportTitles: string[] = columns.map(([, title]) => title)

/** The cells of a line, in the order of the titles. */
export function cellsOf(row: Cells): string[] {
	return columns.map(([column]) => row[column] ?? '')
}

/** The lines of a product: one per variant, and more if it has more pictures than variants. */
export function exportRows(product: ExportedProduct, pictureUrl: (mediaId: string) => string) {
	const length = Math.max(product.variants.length, product.pictures.length)
	return Array.from({ length }, (_, at): Cells => {
		const picture = product.pictures[at]
		return {
			handle: product.handle,
			...(at === 0 ? productCells(product) : {}),
			...variantCells(product, at, pictureUrl),
			...(picture && { image: pictureUrl(picture.mediaId), imageAlt: picture.alt }),
		}
	})
}

/** The lines as parsed by the import. */
export async function* asRead(rows: Iterable<Cells>): AsyncGenerator<CsvRow> {
	const known = new Set<string>(columns.map(([column]) => column))
	let position = 0
	for (const row of rows) {
		const cells: Partial<Record<string, string>> = row
		yield {
			line: position + 2,
			position: position++,
			cell: (column) => cleanCell(cells[column] ?? ''),
			has: (column) => known.has(column),
		}
	}
}

/** The cell of each column of a product. One that lacks its title above does not compile. */
const productCellOf: {
	[Name in ProductColumn]: Name extends keyof Cells ? (product: ExportedProduct) => string : never
} = {
	title: ({ name }) => name,
	body: ({ description }) => description,
	...recordOf(FILE_TEXT_NAMES, (name) => [name, ({ texts }: ExportedProduct) => texts[name]]),
	vendor: ({ brand }) => brand,
	type: ({ category }) => category,
	tags: ({ tags }) => tags.join(', '),
	...recordOf(FILE_FIELD_NAMES, (name) => [
		name,
		({ plain }: ExportedProduct) => plainCell(name, plain[name]),
	]),
	status: ({ status }) => status.toLowerCase(),
	length: ({ size }) => String(size?.length ?? ''),
	width: ({ size }) => String(size?.width ?? ''),
	height: ({ size }) => String(size?.height ?? ''),
}

function productCells(product: ExportedProduct): Cells {
	return {
		...Object.fromEntries(
			Object.entries(productCellOf).map(([column, cellOf]) => [column, cellOf(product)]),
		),
		...Object.fromEntries(
			product.options.map((option, at) => [`option${at + 1}Name`, option.name]),
		),
	}
}

function variantCells(
	{ variants, options }: ExportedProduct,
	at: number,
	pictureUrl: (mediaId: string) => string,
): Cells {
	const variant = variants[at]
	if (!variant) return {}
	const { price, discountPrice, mediaId } = variant
	return {
		...Object.fromEntries(
			options.map((option, place) => [
				`option${place + 1}Value`,
				option.values[variant.choice[place] ?? 0] ?? '',
			]),
		),
		sku: variant.sku,
		barcode: variant.barcode ?? '',
		mpn: variant.mpn ?? '',
		grams: String(variant.weightGrams),
		variantSize: variant.size ? sizeText(variant.size) : '',
		stock: String(variant.stock),
		onHand: String(variant.onHand),
		price: String(discountPrice ?? price),
		...(discountPrice === null ? {} : { compareAt: String(price) }),
		...(mediaId === null ? {} : { variantImage: pictureUrl(mediaId) }),
	}
}
