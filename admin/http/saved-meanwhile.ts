import { fieldErrors } from './field-errors.ts'
import type { FormFaults } from './form.ts'

/**
 * Gives the texts of a field's error. Where somebody saved the form meanwhile, that is what they saved: what was typed
 * stands in the field still. The texts need the keys `savedMeanwhile` and `nothing`.
 */
export function savedMeanwhile(
	faults: FormFaults | undefined,
	t: (key: string, values?: Record<string, string>) => string,
) {
	const errorsOf = fieldErrors(faults, t)
	return (name: string, saved: string): string[] => {
		const isConflict = faults?.errors[''] === 'conflict'
		const typed = faults?.values[name]
		if (!isConflict || typed === undefined || typed.replace(/\r\n?/g, '\n').trim() === saved) {
			return errorsOf(name)
		}
		return [t('savedMeanwhile', { value: shortened(saved) || t('nothing') })]
	}
}

function shortened(text: string): string {
	return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
