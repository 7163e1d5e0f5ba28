import type { FieldName, SchemaOrMaker } from '#web/domain/form-fields.ts'
import { messageText, type Translate } from '#web/i18n/text-keys.ts'
import type { RejectedForm } from './form.ts'

/** Gives the texts of a field's error, for a form whose errors are text keys. */
export function fieldErrors<Key extends string>(
	rejected: RejectedForm | undefined,
	t: Translate<Key>,
) {
	return (name: string): string[] => {
		const key = rejected?.errors[name]
		return key ? [messageText(t, key, rejected.values)] : []
	}
}

/** Gives what a field of a form shows: what was submitted or is saved, and its errors. The form's schema reads the field. */
export function formFields<Form extends SchemaOrMaker>(
	rejected: RejectedForm | undefined,
	t: Translate<never>,
) {
	const errorsOf = fieldErrors(rejected, t)
	return (name: FieldName<Form>, saved?: string) => ({
		id: name,
		name,
		defaultValue: rejected?.values[name] ?? saved,
		errors: errorsOf(name),
	})
}
