import { type CheerioAPI, load } from 'cheerio'

type Document = ReturnType<CheerioAPI['root']>[number]
type Element = ReturnType<ReturnType<CheerioAPI['root']>['find']>[number]
type Node = Document | Element | Element['childNodes'][number]

/** The elements with an implicit role, for the roles used in tests. */
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

/** Parses a document like a browser with script: the content of a `noscript` is text. */
export function parsePage(html: string): PageElement {
	const page = load(html)
	// Includes the content of templates, where scripts wait until the page is painted.
	for (const template of page('template').get()) {
		page(template).append(page(template).contents().contents())
	}
	return new PageElement(page, page.root().get(0))
}

/** Parses what precedes the body, which takes a small part of the time of a whole page. */
export function parseHead(html: string): PageElement {
	const end = html.indexOf('<body')
	return parsePage(end === -1 ? html : html.slice(0, end))
}

/** A parsed document or one of its elements. Nothing is hidden, since styles are not applied. */
export class PageElement {
	readonly #page: CheerioAPI
	readonly #node: Document | Element | undefined

	constructor(page: CheerioAPI, node: Document | Element | undefined) {
		this.#page = page
		this.#node = node
	}

	get tag(): string {
		return this.#node && 'tagName' in this.#node ? this.#node.tagName : ''
	}

	/** Its text: white space collapsed, without scripts and styles. */
	get text(): string {
		return collapse(writtenIn(this.#node))
	}

	/** The raw text of a script, style or text area. */
	get source(): string {
		return this.#page(this.#node).text()
	}

	attribute(name: string): string | undefined {
		return this.#page(this.#node).attr(name)
	}

	get attributes(): { name: string; value: string }[] {
		return this.#node && 'attributes' in this.#node ? this.#node.attributes : []
	}

	/** The descendants that match a CSS selector, in document order. */
	all(selector: string): PageElement[] {
		const found = this.#page(this.#node).find(selector).get()
		return found.map((element) => new PageElement(this.#page, element))
	}

	has(selector: string): boolean {
		return this.#page(this.#node).find(selector).length > 0
	}

	/** @throws unless exactly one element matches */
	one(selector: string): PageElement {
		return this.#only(this.all(selector), selector)
	}

	/** The elements with this role and accessible name. */
	allByRole(role: Role, name?: string | RegExp): PageElement[] {
		const found = this.all(elementsByRole[role])
		return name === undefined ? found : found.filter((each) => matchesText(each.name, name))
	}

	/** @throws unless there is exactly one */
	byRole(role: Role, name?: string | RegExp): PageElement {
		return this.#only(this.allByRole(role, name), `${role} ${String(name ?? '')}`)
	}

	/** The field with this label. @throws unless there is exactly one */
	byLabel(label: string | RegExp): PageElement {
		const fields = this.all('input, select, textarea').filter(({ name }) =>
			matchesText(name, label),
		)
		return this.#only(fields, `a field labelled ${String(label)}`)
	}

	/** The accessible name, as far as a shop's pages need it: references, labels, alternative texts, content. */
	get name(): string {
		const ids = this.attribute('aria-labelledby')?.split(/\s+/) ?? []
		const texts = [
			ids.map((id) => collapse(writtenIn(this.#page(`[id="${id}"]`).get(0)))).join(' '),
			this.attribute('aria-label'),
			this.#ownText(),
			this.attribute('title'),
		]
		return texts.map((text) => text?.trim() ?? '').find(Boolean) ?? ''
	}

	/** @throws with what the page says: a test that meets another page than expected shows which. */
	#only(found: PageElement[], what: string): PageElement {
		const [first] = found
		if (first && found.length === 1) return first
		const said = this.all('title, h1, [role="alert"], [role="status"]').map(({ text }) => text)
		throw new Error(`${found.length} elements match ${what} in: ${said.join(' | ')}`)
	}

	#ownText(): string | undefined {
		if (this.tag === 'fieldset') return this.all('legend')[0]?.text
		if (['input', 'select', 'textarea'].includes(this.tag)) return this.#labelText()
		return collapse(writtenIn(this.#node, { pictures: true }))
	}

	#labelText(): string {
		const id = this.attribute('id')
		const wrappingLabel = this.#page(this.#node).closest('label')
		const labels =
			id === undefined ? wrappingLabel : this.#page(`label[for="${id}"]`).add(wrappingLabel)
		return labels
			.get()
			.map((label) => collapse(writtenIn(label)))
			.join(' ')
	}
}

function matchesText(text: string, expected: string | RegExp): boolean {
	return typeof expected === 'string' ? text === expected : expected.test(text)
}

const unwritten = new Set(['script', 'style', 'template', 'svg'])
const inline = new Set(
	'a abbr b bdi code del em i ins label mark small span strong sub sup time'.split(' '),
)

/** Separates the texts of neighbouring blocks, unlike Cheerio's `text()`. */
function writtenIn(node: Node | undefined, { pictures = false } = {}): string {
	if (node?.nodeType === 3) return node.data
	if (!node || !('children' in node)) return ''
	const name = 'tagName' in node ? node.tagName : ''
	if (unwritten.has(name)) return ''
	if (pictures && 'attribs' in node && name === 'img') return node.attribs.alt ?? ''
	const text = node.children.map((child) => writtenIn(child, { pictures })).join('')
	return inline.has(name) ? text : ` ${text} `
}

function collapse(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
