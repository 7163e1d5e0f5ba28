import { type CheerioAPI, load } from 'cheerio'

export type Document = ReturnType<CheerioAPI['root']>[number]
export type Element = ReturnType<ReturnType<CheerioAPI['root']>['find']>[number]
export type Node = Document | Element | Element['childNodes'][number]

/** A parsed document as a browser without script has it: the content of a `noscript` are elements. */
export function parse(html: string): CheerioAPI {
	return load(html, { scriptingEnabled: false })
}

export function isElement(node: Node | null | undefined): node is Element {
	return node !== null && node !== undefined && 'tagName' in node
}

export function isText(node: Node): node is Extract<Node, { nodeType: 3 }> {
	return node.nodeType === 3
}

export function childrenOf(node: Node): Node[] {
	return 'children' in node ? node.children : []
}

export function attribute(element: Element, name: string): string | undefined {
	return element.attribs[name]
}

export function has(element: Element, name: string): boolean {
	return attribute(element, name) !== undefined
}

/** The element and the elements around it, from inside out. */
export function upwards(element: Element): Element[] {
	const { parent } = element
	return isElement(parent) ? [element, ...upwards(parent)] : [element]
}

export function collapse(text: string): string {
	return text.replace(/[\s\u200b]+/g, ' ').trim()
}

const unread = new Set(['script', 'style', 'head', 'template'])

/** Its whole text, also of what is hidden, without separators. */
export function fullText(node: Node): string {
	if (isText(node)) return node.data
	if (isElement(node) && unread.has(node.tagName)) return ''
	return childrenOf(node).map(fullText).join('')
}

const inline = new Set(
	'a abbr b bdi code del em i img ins label mark s small span strong sub sup time u'.split(' '),
)

/** Whether it stands in a line of text. */
export function isInline({ tagName }: Element): boolean {
	return inline.has(tagName)
}

/** Its text as it is read: blocks are separated. */
export function readText(node: Node): string {
	if (isText(node)) return node.data
	if (isElement(node) && (unread.has(node.tagName) || node.tagName === 'svg')) return ''
	const text = childrenOf(node).map(readText).join('')
	if (!isElement(node)) return text
	if (node.tagName === 'br') return '\n'
	return isInline(node) ? text : ` ${text} `
}

/** Pieces of text that stand in the element itself, between the elements in it. */
export function ownTexts(element: Element): string[] {
	const pieces = ['']
	for (const child of element.children) {
		if (isText(child)) pieces[pieces.length - 1] += child.data
		else if (isElement(child)) pieces.push('')
	}
	return pieces.map(collapse).filter(Boolean)
}
