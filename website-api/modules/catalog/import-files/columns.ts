/** The columns that the import reads, by their names in Shopify's exports of several years. */
const names = {
	handle: ['handle', 'url handle'],
	title: ['title'],
	body: ['body (html)', 'body html', 'body', 'description'],
	vendor: ['vendor'],
	productCategory: ['product category', 'standardized product type', 'standard product type'],
	type: ['type', 'custom product type'],
	tags: ['tags'],
	published: ['published', 'published on online store'],
	status: ['status'],
	giftCard: ['gift card'],
	option1Name: ['option1 name'],
	option1Value: ['option1 value'],
	option2Name: ['option2 name'],
	option2Value: ['option2 value'],
	option3Name: ['option3 name'],
	option3Value: ['option3 value'],
	sku: ['variant sku', 'sku'],
	grams: ['variant grams', 'weight value (grams)', 'grams'],
	stock: ['variant inventory qty', 'inventory quantity'],
	tracker: ['variant inventory tracker', 'inventory tracker'],
	price: ['variant price', 'price'],
	compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
	variantImage: ['variant image', 'variant image url'],
	image: ['image src', 'product image url'],
	imagePosition: ['image position'],
	imageAlt: ['image alt text'],
} as const satisfies Record<string, readonly string[]>

export type Column = keyof typeof names
const columns = Object.keys(names) as Column[]

export type ColumnMap = Map<Column, number>

/** Columns without which no product can be read. */
export const requiredColumns: readonly Column[] = ['handle', 'title', 'price']

/** Index of each column in this file's header. */
export function mapColumns(header: string[]): ColumnMap {
	const places = new Map(header.map((name, at) => [name.trim().toLowerCase(), at]))
	const map: ColumnMap = new Map()
	for (const column of columns) {
		const name = names[column].find((candidate) => places.has(candidate))
		if (name !== undefined) map.set(column, places.get(name) ?? -1)
	}
	return map
}

/** The first name of a column, for error messages. */
export function columnTitle(column: Column): string {
	return names[column][0]
}
