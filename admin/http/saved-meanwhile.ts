import type { TextKey } from '#admin/i18n/text-keys.ts'
import type { Translate } from '#web/i18n/text-keys.ts'
import { fieldErrors } from './field-errors.ts'
import type { RejectedForm } from './form.ts'

/**
 * Gives the error texts of a field. After a conflict, the error is the value that someone else saved, since the field
 * still has the submitted one; `shown` is its label.
 */
export function savedMeanwhile<Key extends TextKey>(
	rejected: RejectedForm | undefined,
	t: Translate<Key | TextKey>,
) {
	const errorsOf = fieldErrors(rejected, t)
	return (name: string, saved: string, shown = saved): string[] => {
		const isConflict = rejected?.errors[''] === 'conflict'
		const typed = rejected?.values[name]
		if (!isConflict || typed === undefined || typed.replace(/\r\n?/g, '\n').trim() === saved) {
			return errorsOf(name)
		}
		return [
			t('common:form.savedMeanwhile', {
				value: shortened(shown) || t('common:form.nothing'),
			}),
		]
	}
}

/** Gives what a text field shows: what was submitted or is saved, and its errors as above. */
export function fieldsSavedMeanwhile<Key extends TextKey>(
	rejected: RejectedForm | undefined,
	t: Translate<Key | TextKey>,
) {
	const errorsOf = savedMeanwhile(rejected, t)
	return (name: string, saved = '') => ({
		id: name,
		name,
		autoComplete: 'off',
		defaultValue: rejected?.values[name] ?? saved,
		errors: errorsOf(name, saved),
	})
}

function shortened(text: string): string {
	return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
