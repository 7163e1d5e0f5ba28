import type { EditedProduct } from '#admin/api/edited-products.server.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import type { ProductOptionsWire } from '#contract/operator-products.ts'

/** Maximum options of a product, and empty fields for new values of each. */
export const maxOptions = 3
export const newValues = 3
/** Maximum fields of one form. */
const maxFields = 180

type Options = ProductOptionsWire['OPTION_LIST']

/** Whether a product's options fit into a form. */
export function fitsIntoForm(saved: EditedProduct['optionList']): boolean {
	const fields = saved.map(({ valueList }) => 2 + 2 * (valueList.length + newValues))
	return fields.reduce((sum, count) => sum + count, 20) <= maxFields
}

/**
 * The options of a submitted form: an emptied name removes an option, an emptied value a value, and fields after the
 * saved ones are new. Errors are text keys of `products`.
 */
export function optionsOf(
	form: FormData,
	saved: EditedProduct['optionList'],
): { options: Options; errors: RejectedForm['errors'] } {
	const errors: RejectedForm['errors'] = {}
	const text = (name: string) => String(form.get(name) ?? '').trim()
	const options: Options = []
	for (let option = 0; option < maxOptions; option++) {
		const before = saved[option]
		const name = text(`o${option}-name`)
		const count = (before?.valueList.length ?? 0) + newValues
		const values = Array.from({ length: count }, (_, at) => ({
			LABEL_ID: text(`o${option}-v${at}`),
			LABEL_EN: text(`o${option}-e${at}`),
			SWATCH: before?.valueList[at]?.swatch ?? null,
			FROM: before && at < before.valueList.length ? at : null,
		})).filter((value) => value.LABEL_ID !== '')
		if (name === '') {
			if (values.length > 0 && !before) errors[`o${option}-name`] = 'options.nameMissing'
			continue
		}
		if (values.length === 0) errors[`o${option}-v0`] = 'options.valueMissing'
		const hasDuplicates = values.some(({ LABEL_ID }, at) =>
			values.slice(0, at).some((value) => value.LABEL_ID.toLowerCase() === LABEL_ID.toLowerCase()),
		)
		if (hasDuplicates) errors[`o${option}-v0`] = 'options.valueTwice'
		if (name.length > 60 || values.some(({ LABEL_ID }) => LABEL_ID.length > 120)) {
			errors[`o${option}-name`] = 'tooLong'
		}
		options.push({
			NAME_ID: name,
			NAME_EN: text(`o${option}-nameEn`),
			FROM: before ? option : null,
			VALUE_LIST: values,
		})
	}
	return { options, errors }
}
