import type { FormFaults } from './form.ts'

/** Gives the texts of a field's error, for a form whose faults are text keys. */
export function fieldErrors(
	faults: FormFaults | undefined,
	t: (key: string, values?: Record<string, string>) => string,
) {
	return (name: string): string[] => {
		const key = faults?.errors[name]
		return key ? [t(key, faults.values)] : []
	}
}
