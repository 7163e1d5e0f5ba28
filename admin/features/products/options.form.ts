import type { EditedProduct } from '#contract/edited-product.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import type { ProductOptions } from '#contract/product-parts.ts'

/** Maximum options of a product, and empty fields for new values of each. */
export const maxOptions = 3
export const newValues = 3
/** Maximum fields of one form. */
const maxFields = 180

type Options = ProductOptions['options']

/** Whether a product's options fit into a form. */
export function fitsIntoForm(saved: EditedProduct['options']): boolean {
	const fields = saved.map(({ values }) => 2 + 2 * (values.length + newValues))
	return fields.reduce((sum, count) => sum + count, 20) <= maxFields
}

/**
 * The options of a submitted form: an emptied name removes an option, an emptied value a value, and fields after the
 * saved ones are new. Errors are text keys of `products`.
 */
export function optionsOf(
	form: FormData,
	saved: EditedProduct['options'],
): { options: Options; errors: RejectedForm['errors'] } {
	const errors: RejectedForm['errors'] = {}
	const text = (name: string) => String(form.get(name) ?? '').trim()
	const options: Options = []
	for (let option = 0; option < maxOptions; option++) {
		const before = saved[option]
		const name = text(`o${option}-name`)
		const count = (before?.values.length ?? 0) + newValues
		const values = Array.from({ length: count }, (_, at) => ({
			labelId: text(`o${option}-v${at}`),
			labelEn: text(`o${option}-e${at}`),
			swatch: before?.values[at]?.swatch ?? null,
			from: before && at < before.values.length ? at : null,
		})).filter((value) => value.labelId !== '')
		if (name === '') {
			if (values.length > 0 && !before) errors[`o${option}-name`] = 'options.nameMissing'
			continue
		}
		if (values.length === 0) errors[`o${option}-v0`] = 'options.valueMissing'
		const hasDuplicates = values.some(({ labelId }, at) =>
			values.slice(0, at).some((value) => value.labelId.toLowerCase() === labelId.toLowerCase()),
		)
		if (hasDuplicates) errors[`o${option}-v0`] = 'options.valueTwice'
		if (name.length > 60 || values.some(({ labelId }) => labelId.length > 120)) {
			errors[`o${option}-name`] = 'tooLong'
		}
		options.push({
			nameId: name,
			nameEn: text(`o${option}-nameEn`),
			from: before ? option : null,
			values,
		})
	}
	return { options, errors }
}
