import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Head = {
	title: string
	/** Content by name or property. */
	meta: Map<string, string>
	canonical: string | undefined
	/** Addresses by language. */
	twins: Map<string, string>
}

/** What the head of a page says to machines. */
export function headOf(html: string): Head {
	const head: Head = { title: '', meta: new Map(), canonical: undefined, twins: new Map() }
	for (const { tagName, attrs, childNodes } of elements(parse(html))) {
		const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
		if (tagName === 'title' && head.title === '') head.title = textOf(childNodes)
		if (tagName === 'meta') head.meta.set(value('name') || value('property'), value('content'))
		if (tagName === 'link' && value('rel') === 'canonical') head.canonical = value('href')
		if (tagName === 'link' && value('rel') === 'alternate') {
			head.twins.set(value('hreflang'), value('href'))
		}
	}
	return head
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

function* elements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
	if ('tagName' in node) yield node
	if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child)
}

function textOf(nodes: Node[]): string {
	return nodes.map((node) => ('value' in node ? node.value : '')).join('')
}
