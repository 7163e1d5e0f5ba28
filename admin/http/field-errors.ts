import type { RejectedForm } from './form.ts'

/** Gives the texts of a field's error, for a form whose errors are text keys. */
export function fieldErrors(
	rejected: RejectedForm | undefined,
	t: (key: string, values?: Record<string, string>) => string,
) {
	return (name: string): string[] => {
		const key = rejected?.errors[name]
		return key ? [t(key, rejected.values)] : []
	}
}
