import type { ProductField } from '#contract/edited-product.ts'
import type { Column } from './column.ts'

type OfEach<Columns extends Record<ProductField, Column | null>> = Columns

/**
 * The column of each field that staff edit, which the import reads and the export writes; null: files do not hold it. A
 * field that is missing here does not compile.
 */
type ProductColumns = OfEach<{
	nameId: 'title'
	descriptionId: 'body'
	brand: 'vendor'
	category: 'type'
	tags: 'tags'
	status: 'status'
	length: 'length'
	width: 'width'
	height: 'height'
	// Files are in Indonesian, and their format has no column for the rest.
	nameEn: null
	descriptionEn: null
	summaryId: null
	summaryEn: null
	slug: null
	seoTitleId: null
	seoTitleEn: null
	seoDescriptionId: null
	seoDescriptionEn: null
	keepsPage: null
	publishAt: null
}>

export type ProductColumn = NonNullable<ProductColumns[ProductField]>
