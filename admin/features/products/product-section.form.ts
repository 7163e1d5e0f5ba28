import { z } from 'zod'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { productFields, type ProductSection } from './product-fields.ts'

/** Form values as they are stored, by the names of the API. */
type Change = Record<string, unknown>

/** Parses the fields of a section into its part of a change. Messages are text keys of `products`. */
export function parseSection(
	section: ProductSection,
	form: FormData,
): { change: Change; errors: RejectedForm['errors'] } {
	const fields = Object.entries(productFields).filter(([, field]) => field.section === section)
	const schema = z.object(Object.fromEntries(fields.map(([name, { typed }]) => [name, typed])))
	const parsed = parseForm(form, schema)
	if (!parsed.ok) return { change: {}, errors: parsed.rejected.errors }
	return { change: changeOf(parsed.value), errors: {} }
}

function changeOf({ status, ...values }: Change): Change {
	if (status === undefined) return values
	const keepsPage = status === 'SEASON'
	return { ...values, status: keepsPage ? 'ARCHIVED' : status, keepsPage }
}
