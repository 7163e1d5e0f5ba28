import { messageText, type Translate } from '#web/i18n/text-keys.ts'

type ConformField = { id: string; name: string; defaultValue?: string; errors?: string[] }

/** Props of a `ui/` control from a conform field; error keys are translated here. */
export function fieldProps<Key extends string>(field: ConformField, t: Translate<Key>) {
	return {
		id: field.id,
		name: field.name,
		defaultValue: field.defaultValue,
		errors: field.errors?.map((key) => messageText(t, key)),
	}
}

/** Items of an error summary: the first error of each field with a link; `leading` names the first fields. */
export function summaryErrors<Key extends string>(
	form: { id: string; allErrors: Record<string, string[]> },
	t: Translate<Key>,
	...leading: (string | undefined)[]
): { fieldId?: string; text: string }[] {
	const fields = Object.entries(form.allErrors)
	const inOrder = [
		...leading.flatMap((one) => fields.filter(([name]) => name === one)),
		...fields.filter(([name]) => !leading.includes(name)),
	]
	return inOrder.flatMap(([name, errors]) =>
		errors.slice(0, 1).map((key) => ({
			fieldId: name === '' ? undefined : `${form.id}-${name}`,
			text: messageText(t, key),
		})),
	)
}
