import { createHash } from 'node:crypto'
import type { EditedProduct } from '#contract/edited-product.ts'
import type { FieldSpec } from '#admin/ui/FormFields.tsx'
import { type ListField, productFields, type ProductSection } from './product-fields.ts'

type SectionValues = Record<string, string>

/** The saved form values of each section of a product's page. */
export function sectionsOf(
	product: EditedProduct,
	now: Date,
): Record<ProductSection, SectionValues> {
	const valuesOf = (section: ProductSection) =>
		Object.fromEntries(fieldsIn(section).map(([name, { saved }]) => [name, saved(product, now)]))
	return {
		text: valuesOf('text'),
		description: valuesOf('description'),
		search: valuesOf('search'),
		publishing: valuesOf('publishing'),
		sorting: valuesOf('sorting'),
		details: valuesOf('details'),
		parcel: valuesOf('parcel'),
	}
}

/** The fields of a section as the page shows them, with the choices of its lists. */
export function fieldSpecs(
	section: ProductSection,
	lists: Record<ListField, Pick<FieldSpec, 'options' | 'placeholder'>>,
): FieldSpec[] {
	const choices: Record<string, Pick<FieldSpec, 'options' | 'placeholder'>> = lists
	return fieldsIn(section).map(
		([name, { section: _section, saved: _saved, typed: _typed, ...spec }]) => ({
			name,
			...spec,
			...choices[name],
		}),
	)
}

function fieldsIn(section: ProductSection) {
	return Object.entries(productFields).filter(([, field]) => field.section === section)
}

/** A digest of form values, to detect changes since the form was shown. */
export function digestOf(values: unknown): string {
	return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)
}
