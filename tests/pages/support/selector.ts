import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Matches = (element: Element) => boolean

/**
 * Whether an element matches a selector list. Supports type, `*`, #id, .class, [attribute] with = ^= $= *= ~=, the
 * descendant and the child combinator. @throws for any other syntax
 */
export function compileSelector(selector: string): Matches {
	const complex = splitList(selector).map(compileComplex)
	return (element) => complex.some((matches) => matches(element))
}

const token = /\[[^\]]*\]|\s*>\s*|\s+|[^\s>[]+/g

function splitList(selector: string): string[] {
	return selector.split(/,(?![^[]*\])/).map((each) => each.trim())
}

function compileComplex(selector: string): Matches {
	const compounds: { matches: Matches; child: boolean }[] = []
	let compound = ''
	let child = false
	const close = () => compounds.push({ matches: compileCompound(compound, selector), child })
	for (const [piece] of selector.matchAll(token)) {
		if (!/^\s|>/.test(piece) || piece.startsWith('[')) {
			compound += piece
			continue
		}
		close()
		compound = ''
		child = piece.trim() === '>'
	}
	close()
	return (element) => matchesUpwards(element, compounds, compounds.length - 1)
}

function matchesUpwards(
	element: Element,
	compounds: { matches: Matches; child: boolean }[],
	at: number,
): boolean {
	const compound = compounds[at]
	if (!compound?.matches(element)) return false
	if (at === 0) return true
	for (let above = parentOf(element); above; above = parentOf(above)) {
		if (matchesUpwards(above, compounds, at - 1)) return true
		if (compound.child) return false
	}
	return false
}

function parentOf({ parentNode }: Element): Element | undefined {
	return parentNode && 'tagName' in parentNode ? parentNode : undefined
}

const simple =
	/^(?:(\*|[a-z][a-z0-9-]*)|#([\w-]+)|\.([\w-]+)|\[([\w:-]+)(?:([~^$*]?=)"([^"]*)")?\])/i

function compileCompound(compound: string, selector: string): Matches {
	const tests: Matches[] = []
	let rest = compound
	while (rest !== '') {
		const found = simple.exec(rest)
		if (!found) throw new Error(`Unsupported selector: ${selector}`)
		const [whole, tag, id, name, attribute, operator, value = ''] = found
		if (tag !== undefined) tests.push(({ tagName }) => tag === '*' || tagName === tag)
		if (id !== undefined) tests.push((element) => attributeOf(element, 'id') === id)
		if (name !== undefined) tests.push((element) => wordsOf(element, 'class').includes(name))
		if (attribute !== undefined) {
			tests.push((element) => compare(attributeOf(element, attribute), operator, value))
		}
		rest = rest.slice(whole.length)
	}
	if (tests.length === 0) throw new Error(`Unsupported selector: ${selector}`)
	return (element) => tests.every((matches) => matches(element))
}

function compare(actual: string | undefined, operator: string | undefined, value: string): boolean {
	if (actual === undefined) return false
	if (operator === '=') return actual === value
	if (operator === '^=') return actual.startsWith(value)
	if (operator === '$=') return actual.endsWith(value)
	if (operator === '*=') return actual.includes(value)
	if (operator === '~=') return actual.split(/\s+/).includes(value)
	return true
}

/** The value of an element's attribute, decoded; undefined without it. */
export function attributeOf(element: Element, name: string): string | undefined {
	return element.attrs.find((attribute) => attribute.name === name)?.value
}

function wordsOf(element: Element, name: string): string[] {
	return attributeOf(element, name)?.split(/\s+/) ?? []
}
