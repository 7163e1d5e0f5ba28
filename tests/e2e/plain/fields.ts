import type { CheerioAPI } from 'cheerio'
import { attribute, collapse, type Element, fullText, has, upwards } from './dom.ts'
import type { Choice, Upload } from './locator.ts'
import { below, isDisabled } from './queries.ts'

/** The fields of a document: what is typed and chosen stands in its attributes. */
export class Fields {
	readonly #page: CheerioAPI
	readonly #files = new Map<Element, Upload[]>()

	constructor(page: CheerioAPI) {
		this.#page = page
	}

	valueOf(field: Element): string {
		if (field.tagName === 'textarea') return fullText(field).replace(/^\n/, '')
		if (field.tagName === 'select') return chosenIn(field, this.#page).map(valueOfOption)[0] ?? ''
		const type = attribute(field, 'type')
		return attribute(field, 'value') ?? (type === 'checkbox' || type === 'radio' ? 'on' : '')
	}

	write(field: Element, value: string) {
		if (field.tagName === 'textarea') this.#page(field).text(value)
		else if (field.tagName === 'input') this.#page(field).attr('value', value)
		else throw new Error(`Nobody types into <${field.tagName}>.`)
	}

	select(field: Element, choice: Choice) {
		const options = optionsOf(field, this.#page)
		const chosen = options.find((option, at) => {
			const [value, label] = [valueOfOption(option), collapse(fullText(option))]
			if (typeof choice === 'string') return value === choice || label === choice
			return value === choice.value || label === choice.label || at === choice.index
		})
		if (!chosen || isDisabled(chosen)) throw new Error(`No option ${JSON.stringify(choice)}.`)
		for (const option of options) this.#page(option).removeAttr('selected')
		this.#page(chosen).attr('selected', '')
	}

	check(field: Element, isOn: boolean) {
		if (!isOn) this.#page(field).removeAttr('checked')
		if (!isOn) return
		if (attribute(field, 'type') === 'radio') {
			const form = this.formOf(field)
			const name = attribute(field, 'name')
			for (const other of below({ page: this.#page }, undefined, 'input[type="radio"]')) {
				const isSame = attribute(other, 'name') === name && this.formOf(other) === form
				if (isSame) this.#page(other).removeAttr('checked')
			}
		}
		this.#page(field).attr('checked', '')
	}

	attach(field: Element, files: Upload[]) {
		if (attribute(field, 'type') !== 'file') throw new Error('This is no field for files.')
		if (files.length > 1 && !has(field, 'multiple')) throw new Error('The field takes one file.')
		this.#files.set(field, files)
	}

	/** The form that a field or button belongs to. */
	formOf(field: Element): Element | undefined {
		const id = attribute(field, 'form')
		if (id !== undefined) return this.#page(`form[id="${id}"]`).get(0)
		return upwards(field).find(({ tagName }) => tagName === 'form')
	}

	/** The button that Enter in a field presses. */
	firstButton(form: Element): Element | undefined {
		return below({ page: this.#page }, undefined, submitting).find(
			(button) => this.formOf(button) === form,
		)
	}

	/** What the form sends when this button is pressed. @throws where the browser would hold it back */
	entries(form: Element, button: Element | undefined): [string, string | Upload][] {
		const mayBeWrong = has(form, 'novalidate') || (button && has(button, 'formnovalidate'))
		const fields = below({ page: this.#page }, undefined, 'input, select, textarea, button').filter(
			(field) => this.formOf(field) === form && !isDisabledField(field),
		)
		if (!mayBeWrong) for (const field of fields) this.#requireValid(field)
		return fields.flatMap((field) => {
			const name = attribute(field, 'name')
			if (!name) return []
			return this.#valuesOf(field, field === button).map((value): [string, string | Upload] => [
				name,
				value,
			])
		})
	}

	#valuesOf(field: Element, isPressed: boolean): (string | Upload)[] {
		const type = attribute(field, 'type') ?? (field.tagName === 'button' ? 'submit' : 'text')
		if (field.tagName === 'select') return chosenIn(field, this.#page).map(valueOfOption)
		if (field.tagName === 'textarea') return [this.valueOf(field).replace(/\r?\n/g, '\r\n')]
		if (['submit', 'image', 'button', 'reset'].includes(type)) {
			return isPressed ? [this.valueOf(field)] : []
		}
		if (type === 'checkbox' || type === 'radio') {
			return has(field, 'checked') ? [this.valueOf(field)] : []
		}
		if (type !== 'file') return [this.valueOf(field)]
		const nothing = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }
		return this.#files.get(field) ?? [nothing]
	}

	#requireValid(field: Element) {
		if (!has(field, 'required')) return
		const name = attribute(field, 'name')
		const isEmpty = this.#valuesOf(field, true).every((value) => value === '')
		const isChosenAmongRadios =
			attribute(field, 'type') === 'radio' &&
			below({ page: this.#page }, undefined, 'input[type="radio"]').some(
				(other) => attribute(other, 'name') === name && has(other, 'checked'),
			)
		if (isEmpty && !isChosenAmongRadios) {
			throw new Error(`The browser would ask for the field ${name}.`)
		}
	}
}

const submitting =
	'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]'

function isDisabledField(field: Element): boolean {
	return upwards(field).some(
		(each) => has(each, 'disabled') && (each === field || each.tagName === 'fieldset'),
	)
}

function optionsOf(select: Element, page: CheerioAPI): Element[] {
	return page(select).find('option').get()
}

function chosenIn(select: Element, page: CheerioAPI): Element[] {
	const options = optionsOf(select, page)
	const chosen = options.filter((option) => has(option, 'selected'))
	if (has(select, 'multiple')) return chosen
	return [chosen.at(-1) ?? options[0]].filter((option) => option !== undefined)
}

function valueOfOption(option: Element): string {
	return attribute(option, 'value') ?? collapse(fullText(option))
}
