import { MAPPED_COLUMNS, type MappedColumn } from '#contract/mapped-column.ts'
import type { CsvRow } from './csv-row.ts'
import type { ProductColumn } from './product-columns.ts'

/** Whether a column speaks of variants. One that is missing here does not compile. */
const ofVariants: Record<Exclude<MappedColumn, ProductColumn>, boolean> = {
	sku: true,
	price: true,
	compareAt: true,
	stock: true,
	grams: true,
	variantSize: true,
	barcode: true,
	mpn: true,
	option1Value: true,
	variantImage: true,
	// Read with one of the others, or with a product.
	salePrice: false,
	kilograms: false,
	option1Name: false,
	option2Name: false,
	option2Value: false,
	option3Name: false,
	option3Value: false,
	handle: false,
	group: false,
	published: false,
	image: false,
	imageAlt: false,
}

/** Whether a row's file has such a column; without one it speaks of products alone. */
export function speaksOfVariants(row: CsvRow): boolean {
	return MAPPED_COLUMNS.some((column) => isOfVariants(column) && row.has(column))
}

function isOfVariants(column: MappedColumn): boolean {
	return Object.entries(ofVariants).some(([name, isOf]) => name === column && isOf)
}
