import type { CheerioAPI } from 'cheerio'
import { attribute, collapse, type Element, fullText, has, isElement, ownTexts } from './dom.ts'
import { labelsOf, nameOf, roleOf } from './names.ts'
import { isLeftOut } from './visibility.ts'

/** The open document, in which queries look, and the width of its window. */
export type Scene = { readonly page: CheerioAPI; readonly width: number }
/** Finds elements below one of them, or in the whole document. */
export type Query = (scene: Scene, within: Element | undefined) => Element[]

export type TextOptions = { exact?: boolean }
export type RoleOptions = { name?: string | RegExp; exact?: boolean; level?: number }

/** All elements below, in their order. */
export function below(
	{ page }: Pick<Scene, 'page'>,
	within: Element | undefined,
	selector = '*',
): Element[] {
	return within ? page(within).find(selector).get() : page.root().find(selector).get()
}

/** Whether a text is the expected one; a part in any letter case, unless `exact`. */
export function matches(text: string, expected: string | RegExp, exact = false): boolean {
	const read = collapse(text)
	if (typeof expected !== 'string') return expected.test(read)
	const wanted = collapse(expected)
	return exact ? read === wanted : read.toLowerCase().includes(wanted.toLowerCase())
}

export function byRole(role: string, { name, exact, level }: RoleOptions = {}): Query {
	return (scene, within) =>
		below(scene, within).filter(
			(element) =>
				roleOf(scene.page, element) === role &&
				(level === undefined || element.tagName === `h${level}`) &&
				!isLeftOut(scene, element) &&
				(name === undefined || matches(nameOf(scene.page, element), name, exact)),
		)
}

export function byLabel(text: string | RegExp, { exact }: TextOptions = {}): Query {
	return (scene, within) =>
		below(scene, within).filter((element) => {
			const texts = labelTexts(scene.page, element)
			return texts.some((each) => matches(each, text, exact))
		})
}

const labelled = new Set('button input meter output progress select textarea'.split(' '))

function labelTexts(page: CheerioAPI, element: Element): string[] {
	const ids = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []
	const referred = ids.flatMap((id) => page(`[id="${id}"]`).get())
	if (referred.length > 0) return referred.map(fullText)
	const label = attribute(element, 'aria-label')
	if (label !== undefined) return [label]
	return labelled.has(element.tagName) ? labelsOf(page, element).map(fullText) : []
}

/** The innermost elements with a text. */
export function byText(text: string | RegExp, { exact }: TextOptions = {}): Query {
	const isMatch = (element: Element) => {
		if (exact && typeof text === 'string') return ownTexts(element).includes(collapse(text))
		return matches(textOf(element), text)
	}
	return (scene, within) =>
		below(scene, within).filter(
			(element) => isMatch(element) && !element.children.filter(isElement).some(isMatch),
		)
}

function textOf(element: Element): string {
	const isButton =
		element.tagName === 'input' && ['submit', 'button'].includes(attribute(element, 'type') ?? '')
	return isButton ? (attribute(element, 'value') ?? '') : fullText(element)
}

/** Whether a field or button cannot be used. */
export function isDisabled(element: Element): boolean {
	if (has(element, 'disabled')) return true
	for (let at = element.parent; isElement(at); at = at.parent) {
		if (at.tagName === 'fieldset' && has(at, 'disabled')) return true
	}
	return attribute(element, 'aria-disabled') === 'true'
}
