import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, compileSelector } from './selector.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The elements that have a role without saying so, for the roles that the tests look for. */
const elementsByRole = {
	alert: '[role="alert"]',
	button: 'button, input[type="submit"], [role="button"]',
	dialog: 'dialog, [role="dialog"]',
	group: 'fieldset, [role="group"]',
	heading: 'h1, h2, h3, h4, h5, h6',
	link: 'a[href]',
	main: 'main',
	navigation: 'nav',
	region: 'section[aria-label], section[aria-labelledby]',
	search: 'search, [role="search"]',
	status: 'output, [role="status"]',
	table: 'table',
}
export type Role = keyof typeof elementsByRole

/** Parses a document as browsers do, script switched off or not makes no difference but for `noscript`. */
export function parsePage(html: string): PageElement {
	return new PageElement(parse(html))
}

/** A parsed document or one of its elements. Nothing of it is hidden: there are no styles. */
export class PageElement {
	readonly #node: Node

	constructor(node: Node) {
		this.#node = node
	}

	get tag(): string {
		return 'tagName' in this.#node ? this.#node.tagName : ''
	}

	/** What is written in it: white space collapsed, no scripts and styles. */
	get text(): string {
		return collapse(writtenIn(this.#node))
	}

	/** The text of a script or style. */
	get source(): string {
		return 'childNodes' in this.#node
			? this.#node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
			: ''
	}

	attribute(name: string): string | undefined {
		return 'tagName' in this.#node ? attributeOf(this.#node, name) : undefined
	}

	get attributes(): { name: string; value: string }[] {
		return 'tagName' in this.#node ? this.#node.attrs : []
	}

	/** The elements in it that match a selector (see compileSelector), in document order. */
	all(selector: string): PageElement[] {
		const matches = compileSelector(selector)
		return [...elementsIn(this.#node)].filter(matches).map((element) => new PageElement(element))
	}

	has(selector: string): boolean {
		return this.all(selector).length > 0
	}

	/** @throws unless exactly one element matches */
	one(selector: string): PageElement {
		return only(this.all(selector), selector)
	}

	/** The elements of a role, with that accessible name. */
	allByRole(role: Role, name?: string | RegExp): PageElement[] {
		const found = this.all(elementsByRole[role])
		return name === undefined ? found : found.filter((each) => fits(each.name, name))
	}

	/** @throws unless there is exactly one */
	byRole(role: Role, name?: string | RegExp): PageElement {
		return only(this.allByRole(role, name), `${role} ${String(name ?? '')}`)
	}

	/** The field with that label. @throws unless there is exactly one */
	byLabel(label: string | RegExp): PageElement {
		const fields = this.all('input, select, textarea').filter(({ name }) => fits(name, label))
		return only(fields, `a field labelled ${String(label)}`)
	}

	/** The accessible name, as far as the pages of a shop need: references, labels, alternative texts, content. */
	get name(): string {
		const ids = this.attribute('aria-labelledby')?.split(/\s+/) ?? []
		const page = new PageElement(rootOf(this.#node))
		const texts = [
			ids.map((id) => page.all(`[id="${id}"]`)[0]?.text ?? '').join(' '),
			this.attribute('aria-label'),
			this.#ownText(page),
			this.attribute('title'),
		]
		return texts.map((text) => text?.trim() ?? '').find(Boolean) ?? ''
	}

	#ownText(page: PageElement): string | undefined {
		if (this.tag === 'fieldset') return this.all('legend')[0]?.text
		if (['input', 'select', 'textarea'].includes(this.tag)) return this.#labelText(page)
		return collapse(writtenIn(this.#node, { pictures: true }))
	}

	#labelText(page: PageElement): string {
		const id = this.attribute('id')
		const labels = page
			.all('label')
			.filter((label) => label.attribute('for') === id || isInside(this.#node, label.#node))
		return labels.map(({ text }) => text).join(' ')
	}
}

function only(found: PageElement[], what: string): PageElement {
	const [first] = found
	if (!first || found.length > 1) throw new Error(`${found.length} elements match ${what}`)
	return first
}

function fits(text: string, wanted: string | RegExp): boolean {
	return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

/** What stands in a template counts: scripts wait in one until the page is painted. */
function* elementsIn(node: Node): Generator<Element> {
	if ('content' in node) yield* elementsIn(node.content)
	if (!('childNodes' in node)) return
	for (const child of node.childNodes) {
		if ('tagName' in child) yield child
		yield* elementsIn(child)
	}
}

function parentOf(node: Node): Node | null {
	return 'parentNode' in node ? node.parentNode : null
}

function rootOf(node: Node): Node {
	const parent = parentOf(node)
	return parent ? rootOf(parent) : node
}

function isInside(node: Node, outer: Node): boolean {
	for (let above = parentOf(node); above; above = parentOf(above)) if (above === outer) return true
	return false
}

const unwritten = new Set(['script', 'style', 'template', 'svg'])
const inline = new Set(
	'a abbr b bdi code del em i ins label mark small span strong sub sup time'.split(' '),
)

function writtenIn(node: Node, { pictures = false } = {}): string {
	if (node.nodeName === '#text' && 'value' in node) return node.value
	if (!('childNodes' in node)) return ''
	if ('tagName' in node) {
		if (unwritten.has(node.tagName)) return ''
		if (pictures && node.tagName === 'img') return attributeOf(node, 'alt') ?? ''
	}
	const text = node.childNodes.map((child) => writtenIn(child, { pictures })).join('')
	return inline.has(node.nodeName) ? text : ` ${text} `
}

function collapse(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
