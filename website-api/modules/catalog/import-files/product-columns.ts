import type { ProductField } from '#contract/edited-product.ts'
import type { FileField, PlainField } from '#contract/plain-field-values.ts'
import type { FileText, ProductTextField } from '#contract/product-texts.ts'
import type { Column } from './column.ts'

type OfEach<Columns extends Record<ProductField, Column | null>> = Columns

/**
 * The column of each field that staff edit, which the import reads and the export writes; null: files do not hold it. A
 * field that is missing here does not compile.
 */
type ProductColumns = OfEach<
	TextColumns & {
		[Field in PlainField]: Field extends FileField ? Field : null
	} & {
		nameId: 'title'
		brand: 'vendor'
		category: 'type'
		tags: 'tags'
		status: 'status'
		length: 'length'
		width: 'width'
		height: 'height'
		// Files are in Indonesian, and their format has no column for the rest.
		nameEn: null
		slug: null
		publishAt: null
	}
>

/** The column of a text, as of a plain field, is said where it is declared. */
type TextColumns = {
	[Field in ProductTextField]: Field extends 'descriptionId'
		? 'body'
		: Field extends `${infer Name extends FileText}Id`
			? Name
			: null
}

export type ProductColumn = NonNullable<ProductColumns[ProductField]>
