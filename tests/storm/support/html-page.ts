import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** A form as a browser without JavaScript would send it. */
export type HtmlForm = {
	/** As written; empty: the page's own address. */
	action: string
	fields: Record<string, string>
	/** Names and values of radio buttons and options that may be chosen instead. */
	choices: { name: string; value: string }[]
}

/** The forms of a page that are sent by POST or GET, with the values they would send untouched. */
export function formsOf(html: string): HtmlForm[] {
	return elementsOf(parse(html))
		.filter((element) => element.tagName === 'form')
		.map((form) => readForm(form))
}

/** The addresses of a page's links within the shop. */
export function linksOf(html: string): string[] {
	return elementsOf(parse(html))
		.filter((element) => element.tagName === 'a')
		.map((element) => attribute(element, 'href') ?? '')
		.filter((href) => href.startsWith('/'))
}

function readForm(form: Element): HtmlForm {
	const fields: Record<string, string> = {}
	const choices: HtmlForm['choices'] = []
	for (const element of elementsOf(form)) {
		const name = attribute(element, 'name')
		if (name === undefined || attribute(element, 'disabled') !== undefined) continue
		if (element.tagName === 'textarea') fields[name] = textOf(element)
		if (element.tagName === 'select') readSelect(element, name, fields, choices)
		if (element.tagName === 'input') readInput(element, name, fields, choices)
	}
	return { action: attribute(form, 'action') ?? '', fields, choices }
}

function readInput(
	input: Element,
	name: string,
	fields: Record<string, string>,
	choices: HtmlForm['choices'],
) {
	const type = attribute(input, 'type') ?? 'text'
	const value = attribute(input, 'value') ?? (type === 'checkbox' ? 'on' : '')
	if (['submit', 'button', 'image', 'reset', 'file'].includes(type)) return
	const isChoice = type === 'radio' || type === 'checkbox'
	if (isChoice) choices.push({ name, value })
	if (!isChoice || attribute(input, 'checked') !== undefined) fields[name] = value
}

function readSelect(
	select: Element,
	name: string,
	fields: Record<string, string>,
	choices: HtmlForm['choices'],
) {
	const options = elementsOf(select).filter((element) => element.tagName === 'option')
	const valueOf = (option: Element) => attribute(option, 'value') ?? textOf(option)
	const selected = options.find((option) => attribute(option, 'selected') !== undefined)
	const first = selected ?? options[0]
	if (first) fields[name] = valueOf(first)
	choices.push(...options.map((option) => ({ name, value: valueOf(option) })))
}

function elementsOf(node: Node): Element[] {
	if (!('childNodes' in node)) return []
	return node.childNodes.flatMap((child) =>
		'tagName' in child ? [child, ...elementsOf(child)] : [],
	)
}

function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((one) => one.name === name)?.value
}

function textOf(node: Node): string {
	if ('value' in node) return node.value
	return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
