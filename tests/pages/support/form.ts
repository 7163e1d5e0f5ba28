import type { PageElement } from './page-element.ts'

export type FormValues = Record<string, string | string[] | File | undefined>

/** The names and values that a browser submits for an unchanged form. */
export function initialFields(form: PageElement): [string, string][] {
	return form.all('input[name], select[name], textarea[name]').flatMap((field) => {
		const name = field.attribute('name') ?? ''
		const value = valueOf(field)
		return field.attribute('disabled') !== undefined || value === undefined ? [] : [[name, value]]
	})
}

function valueOf(field: PageElement): string | undefined {
	if (field.tag === 'textarea') return field.source.replace(/^\n/, '')
	if (field.tag === 'select') {
		const options = field.all('option')
		const chosen = options.find((option) => option.attribute('selected') !== undefined)
		const option = chosen ?? options[0]
		return option?.attribute('value') ?? option?.text
	}
	const type = field.attribute('type') ?? 'text'
	if (['submit', 'button', 'image', 'reset', 'file'].includes(type)) return undefined
	if (type !== 'checkbox' && type !== 'radio') return field.attribute('value') ?? ''
	return field.attribute('checked') === undefined ? undefined : (field.attribute('value') ?? 'on')
}

/** The submitted fields after changes: undefined removes a field. */
export function fieldsWith(form: PageElement, values: FormValues): [string, string | File][] {
	const unchanged = initialFields(form).filter(([name]) => !(name in values))
	const changed = Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [value].flat().map((one): [string, string | File] => [name, one]),
	)
	return [...unchanged, ...changed]
}

/** The form with a field or button that matches. @throws unless there is exactly one */
export function formWith(page: PageElement, selector: string): PageElement {
	const forms = page.all('form').filter((form) => form.has(selector))
	const [form] = forms
	if (!form || forms.length > 1) throw new Error(`${forms.length} forms have ${selector}`)
	return form
}
