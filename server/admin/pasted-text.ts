import type { AcceptedForm } from '../form-guard.ts'
import { withoutInvisible } from '#web/domain/plain-text.ts'

/** A form with its body as it was sent, and the type of that. */
export type SentForm = AcceptedForm & { type: string }

/**
 * The form without the tabs and invisible characters that come with pasted text, which the website API refuses; they are only
 * looked for once for all pages. Passwords stay as they are.
 */
export async function withoutPasted(sent: SentForm): Promise<SentForm> {
	const fields = [...sent.form]
	const cleaned = fields.map(([name, value]) => [name, cleanValue(name, value)] as const)
	if (fields.every(([, value], at) => value === cleaned[at]?.[1])) return sent
	const form = new FormData()
	for (const [name, value] of cleaned) form.append(name, value)
	const isMultipart = sent.type.startsWith('multipart/')
	const again = new Response(isMultipart ? form : new URLSearchParams(textsOf(cleaned)))
	const type = again.headers.get('content-type') ?? ''
	return { body: Buffer.from(await again.arrayBuffer()), form, type }
}

function cleanValue(name: string, value: FormDataEntryValue): FormDataEntryValue {
	return typeof value === 'string' && !/password/i.test(name) ? withoutInvisible(value) : value
}

function textsOf(fields: readonly (readonly [string, FormDataEntryValue])[]): [string, string][] {
	return fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
