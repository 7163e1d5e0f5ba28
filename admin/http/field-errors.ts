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
