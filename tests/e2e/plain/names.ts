import type { CheerioAPI } from 'cheerio'
import {
	attribute,
	childrenOf,
	collapse,
	type Element,
	has,
	isElement,
	isInline,
	isText,
	type Node,
	upwards,
} from './dom.ts'

const sectioning = new Set(['article', 'aside', 'main', 'nav', 'section'])
const roleOfTag: Record<string, string> = {
	article: 'article',
	aside: 'complementary',
	blockquote: 'blockquote',
	button: 'button',
	dd: 'definition',
	details: 'group',
	dialog: 'dialog',
	dt: 'term',
	fieldset: 'group',
	figure: 'figure',
	h1: 'heading',
	h2: 'heading',
	h3: 'heading',
	h4: 'heading',
	h5: 'heading',
	h6: 'heading',
	hr: 'separator',
	img: 'img',
	li: 'listitem',
	main: 'main',
	meter: 'meter',
	nav: 'navigation',
	ol: 'list',
	option: 'option',
	output: 'status',
	p: 'paragraph',
	progress: 'progressbar',
	search: 'search',
	table: 'table',
	tbody: 'rowgroup',
	td: 'cell',
	textarea: 'textbox',
	tfoot: 'rowgroup',
	th: 'columnheader',
	thead: 'rowgroup',
	time: 'time',
	tr: 'row',
	ul: 'list',
}
const roleOfInput: Record<string, string> = {
	button: 'button',
	file: 'button',
	hidden: 'none',
	checkbox: 'checkbox',
	image: 'button',
	number: 'spinbutton',
	radio: 'radio',
	range: 'slider',
	reset: 'button',
	search: 'searchbox',
	submit: 'button',
}

/** The role of an element, written or by its tag. */
export function roleOf(page: CheerioAPI, element: Element): string | undefined {
	const written = attribute(element, 'role')?.trim()
	if (written) return written.split(/\s+/)[0]
	const { tagName } = element
	switch (tagName) {
		case 'a':
			return has(element, 'href') ? 'link' : undefined
		case 'header':
		case 'footer': {
			const isOfPart = upwards(element)
				.slice(1)
				.some((each) => sectioning.has(each.tagName))
			if (isOfPart) return undefined
			return tagName === 'header' ? 'banner' : 'contentinfo'
		}
		case 'section':
		case 'form':
			if (nameOf(page, element) === '') return undefined
			return tagName === 'section' ? 'region' : 'form'
		case 'select':
			return has(element, 'multiple') ? 'listbox' : 'combobox'
		case 'input':
			if (has(element, 'list')) return 'combobox'
			return roleOfInput[attribute(element, 'type') ?? 'text'] ?? 'textbox'
		case 'th':
			return attribute(element, 'scope') === 'row' ? 'rowheader' : 'columnheader'
		default:
			return roleOfTag[tagName]
	}
}

const namedByContent = new Set(
	'button cell checkbox columnheader heading link menuitem option radio row rowheader switch tab'.split(
		' ',
	),
)

/** The accessible name: references, labels, alternative texts, content, title. */
export function nameOf(page: CheerioAPI, element: Element): string {
	const texts = [
		referred(page, element, 'aria-labelledby'),
		attribute(element, 'aria-label'),
		nativeName(page, element),
		attribute(element, 'title'),
	]
	return texts.map((text) => collapse(text ?? '')).find(Boolean) ?? ''
}

/** The accessible description. */
export function descriptionOf(page: CheerioAPI, element: Element): string {
	const text = referred(page, element, 'aria-describedby') ?? attribute(element, 'aria-description')
	return collapse(text ?? '')
}

function referred(page: CheerioAPI, element: Element, by: string): string | undefined {
	const ids = attribute(element, by)?.trim().split(/\s+/)
	return ids?.map((id) => page(`[id="${id}"]`).get().map(contentName).join(' ')).join(' ')
}

function nativeName(page: CheerioAPI, element: Element): string | undefined {
	const child = (tag: string) =>
		element.children.filter(isElement).find(({ tagName }) => tagName === tag)
	const { tagName } = element
	if (tagName === 'fieldset' || tagName === 'table') {
		const caption = child(tagName === 'table' ? 'caption' : 'legend')
		return caption && contentName(caption)
	}
	if (tagName === 'img') return attribute(element, 'alt')
	if (['input', 'select', 'textarea', 'output', 'meter', 'progress'].includes(tagName)) {
		const isButton = ['submit', 'button'].includes(attribute(element, 'type') ?? '')
		return isButton
			? attribute(element, 'value')
			: labelsOf(page, element).map(contentName).join(' ')
	}
	const role = attribute(element, 'role') ?? (tagName === 'a' ? 'link' : roleOfTag[tagName])
	const isNamed = namedByContent.has(role ?? '') || tagName === 'summary' || tagName === 'label'
	return isNamed ? contentName(element) : undefined
}

/** The labels of a field, around it or with its id. */
export function labelsOf(page: CheerioAPI, element: Element): Element[] {
	const id = attribute(element, 'id')
	const around = upwards(element).filter(({ tagName }) => tagName === 'label')
	const referring = id === undefined ? [] : page(`label[for="${id}"]`).get()
	return [...new Set([...referring, ...around])]
}

/** The text of an element as a part of a name, with the names of what is in it. */
function contentName(node: Node): string {
	if (isText(node)) return node.data
	if (!isElement(node)) return childrenOf(node).map(contentName).join('')
	const { tagName } = node
	if (attribute(node, 'aria-hidden') === 'true' || has(node, 'hidden')) return ''
	if (['script', 'style', 'template', 'input', 'select', 'textarea'].includes(tagName)) return ''
	const label = attribute(node, 'aria-label')
	if (label !== undefined) return ` ${label} `
	if (tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `
	if (tagName === 'svg') return ''
	const text = node.children.map(contentName).join('')
	return isInline(node) ? text : ` ${text} `
}
