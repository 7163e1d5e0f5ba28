import type { MappedColumn } from '#contract/mapped-column.ts'

/** What a column of a file says: what staff can choose, and what the exports of certain shops say. */
export type Column =
	| MappedColumn
	| 'giftCard'
	| 'id'
	| 'imagePosition'
	| 'inStock'
	| 'kind'
	| 'ounces'
	| 'parent'
	| 'parentSku'
	| 'pounds'
	| 'productCategory'
	| 'saleFrom'
	| 'saleUntil'
	| 'shortBody'
	| 'tracker'
