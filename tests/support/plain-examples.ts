import { choicesOf, type PlainField } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'

/** A value that says something, of a plain field of any kind. */
export function plainExample(name: PlainField): number | string | boolean {
	const { kind } = PLAIN_FIELDS[name]
	if (kind === 'number') return 2
	return kind === 'yesNo' ? true : (choicesOf(name).at(-1)?.value ?? '')
}
