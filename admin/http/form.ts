import type { z } from 'zod'

/** A rejected form: its values, and a text key for each invalid field ('' for the whole form). */
export type RejectedForm = {
	values: Record<string, string>
	errors: Record<string, string>
}

type Parsed<T> = { ok: true; value: T } | { ok: false; rejected: RejectedForm }

/** Parses a form with a schema whose messages are text keys. A field sent several times is a list. */
export function parseForm<T>(form: FormData, schema: z.ZodType<T>): Parsed<T> {
	const parsed = schema.safeParse(fieldsOf(form))
	if (parsed.success) return { ok: true, value: parsed.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
	return { ok: false, rejected: { values: valuesOf(form), errors } }
}

/** The text values of a form, to be shown again; passwords and keys are left out. */
export function valuesOf(form: FormData): Record<string, string> {
	const values: Record<string, string> = {}
	for (const [name, value] of form) {
		if (typeof value === 'string' && !/password|formToken|secret/i.test(name)) values[name] = value
	}
	return values
}

function fieldsOf(form: FormData): Record<string, unknown> {
	return Object.fromEntries(
		[...new Set(form.keys())].map((name) => {
			const all = form.getAll(name)
			return [name, all.length > 1 ? all : all[0]]
		}),
	)
}

/** The English text for a form; '' while it equals the Indonesian one. */
export function english(id: string, en: string): string {
	return id === en ? '' : en
}
