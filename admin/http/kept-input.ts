import { json, redirect } from '@remix-run/node'
import type { RejectedForm } from './form.ts'

type Values = Record<string, string>

/** Whether a submitted form differs from its saved values; fields that were not submitted do not. */
export function hasUnsaved(values: Values, saved: Values): boolean {
	return Object.entries(saved).some(
		([name, value]) => values[name] !== undefined && lines(values[name]) !== lines(value),
	)
}

/**
 * The answer to a button that acts beside a form and sends its fields, e.g. one that moves an entry of a list: the same
 * page with what was typed into the form, or a redirect if nothing was.
 */
export function afterButton(path: string, isTyped: boolean, values: Values) {
	if (!isTyped) return redirect(path, 303)
	const kept: RejectedForm = { values, errors: {} }
	return json(kept)
}

/** The fields of the list's row whose `RowButton` was pressed, or the form itself. */
export function pressedRow(form: FormData): FormData {
	const row = form.get('row')
	if (typeof row !== 'string') return form
	const fields = new FormData()
	for (const [name, value] of new URLSearchParams(row)) fields.set(name, value)
	return fields
}

/**
 * Rejects a form whose button does not use a field that was typed into, so that its text is not lost: the message tells to
 * empty the field or to press its own button. Null if all `unused` fields equal their saved values.
 */
export function unusedInput(values: Values, unused: Values): RejectedForm | null {
	const typed = Object.keys(unused).filter((name) =>
		hasUnsaved(values, { [name]: unused[name] ?? '' }),
	)
	if (typed.length === 0) return null
	return { values, errors: Object.fromEntries(typed.map((name) => [name, 'common:form.unused'])) }
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim()
