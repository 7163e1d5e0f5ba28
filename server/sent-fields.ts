import { escapeHtml } from '#process/text/escape-html.ts'

/** The texts of a form that was sent, to be sent again; those of the fields named `emptied` without their values. */
export function hiddenFields(form: FormData, emptied?: RegExp): string[] {
	return [...form].flatMap(([name, value]) => {
		if (typeof value !== 'string' || name === 'formToken') return []
		const sent = emptied?.test(name) ? '' : value
		return [`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(sent)}">`]
	})
}

/** Fields for its files, which have to be selected again. */
export function fileFields(form: FormData, label: string): string[] {
	const names = new Set([...form].flatMap(([name, value]) => (value instanceof File ? [name] : [])))
	return [...names].map((name) => {
		const many = form.getAll(name).length > 1 ? ' multiple' : ''
		return `<label class="grid grid-cols-1 gap-1"><span>${escapeHtml(label)}</span> <input type="file" name="${escapeHtml(name)}"${many}></label>`
	})
}
