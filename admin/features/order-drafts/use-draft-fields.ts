import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { DraftAnswer } from './draft-action.server.ts'
import type { Values } from './draft-values.ts'

/** What the parts of the form need for a field: its value and its errors. */
export type DraftFields = {
	values: Values
	field(name: string): { id: string; name: string; defaultValue: string; errors: string[] }
}

/** The fields of a form whose refusal has texts of ours and of the website API, and its error summary. */
export function useDraftFields(values: Values, answer: DraftAnswer | undefined) {
	const { t } = useTranslation(['drafts', 'settings'])
	const errorsOf = (name: string) => {
		const key = answer?.errors[name]
		const said = answer?.said[name]
		if (key !== undefined) {
			return [messageText(t, key.startsWith('district.') ? `settings:${key}` : key)]
		}
		return said === undefined ? [] : [said]
	}
	const fields: DraftFields = {
		values,
		field: (name) => ({ id: name, name, defaultValue: values[name] ?? '', errors: errorsOf(name) }),
	}
	const names = [...Object.keys(answer?.errors ?? {}), ...Object.keys(answer?.said ?? {})]
	const errors = [...new Set(names)].flatMap((name) =>
		errorsOf(name).map((text) => (name === '' ? { text } : { fieldId: name, text })),
	)
	return { fields, errors }
}
