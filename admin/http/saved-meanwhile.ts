import { fieldErrors } from './field-errors.ts'
import type { RejectedForm } from './form.ts'

/**
 * Gives the error texts of a field. After a conflict, the error is the value that someone else saved, since the field
 * still has the submitted one; `shown` is its label. The texts need the keys `savedMeanwhile` and `nothing`.
 */
export function savedMeanwhile(
	rejected: RejectedForm | undefined,
	t: (key: string, values?: Record<string, string>) => string,
) {
	const errorsOf = fieldErrors(rejected, t)
	return (name: string, saved: string, shown = saved): string[] => {
		const isConflict = rejected?.errors[''] === 'conflict'
		const typed = rejected?.values[name]
		if (!isConflict || typed === undefined || typed.replace(/\r\n?/g, '\n').trim() === saved) {
			return errorsOf(name)
		}
		return [t('savedMeanwhile', { value: shortened(shown) || t('nothing') })]
	}
}

function shortened(text: string): string {
	return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
