import { isDeepStrictEqual } from 'node:util'
import { attribute, collapse, fullText, has } from './dom.ts'
import type { PlainLocator } from './locator.ts'
import { descriptionOf, nameOf } from './names.ts'
import type { PlainPage } from './page.ts'
import { isDisabled } from './queries.ts'
import { isShown } from './visibility.ts'

type Expected = string | RegExp
type Found = { pass: boolean; actual: unknown }
type Matcher<Subject> = (subject: Subject, ...expected: never[]) => Found

const equals = (actual: string, expected: Expected) =>
	typeof expected === 'string' ? actual === collapse(expected) : expected.test(actual)
const contains = (actual: string, expected: Expected) =>
	typeof expected === 'string' ? actual.includes(collapse(expected)) : expected.test(actual)
const said = (actual: string, expected: Expected): Found => ({
	pass: equals(actual, expected),
	actual,
})
const texts = (locator: PlainLocator) =>
	locator.elements().map((element) => collapse(fullText(element)))
const textOf = (locator: PlainLocator) => collapse(fullText(locator.one()))
const page = (locator: PlainLocator) => locator.owner.scene().page

/** Whether each expected text is in the next of some elements. */
function inOrder(actual: string[], expected: Expected[]): boolean {
	const rest = [...actual]
	return expected.every((each) => {
		while (rest.length > 0) if (contains(rest.shift() ?? '', each)) return true
		return false
	})
}

const ofLocator = {
	toBeVisible: (locator: PlainLocator) => ({
		pass: locator.elements().length > 0 && isShown(locator.owner.scene(), locator.one()),
		actual: locator.elements().length,
	}),
	toBeHidden: (locator: PlainLocator) => ({
		pass: locator.elements().length === 0 || !isShown(locator.owner.scene(), locator.one()),
		actual: locator.elements().length,
	}),
	toBeAttached: (locator: PlainLocator) => ({
		pass: locator.elements().length === 1,
		actual: locator.elements().length,
	}),
	toHaveCount: (locator: PlainLocator, count: number) => {
		const actual = locator.elements().length
		return { pass: actual === count, actual }
	},
	toHaveText: (locator: PlainLocator, expected: Expected | Expected[]) => {
		if (!Array.isArray(expected)) return said(textOf(locator), expected)
		const actual = texts(locator)
		const isSame = (each: Expected, at: number) => equals(actual[at] ?? '', each)
		return { pass: actual.length === expected.length && expected.every(isSame), actual }
	},
	toContainText: (locator: PlainLocator, expected: Expected | Expected[]) => {
		if (Array.isArray(expected)) {
			const actual = texts(locator)
			return { pass: inOrder(actual, expected), actual }
		}
		const actual = textOf(locator)
		return { pass: contains(actual, expected), actual }
	},
	toHaveValue: (locator: PlainLocator, expected: Expected) => {
		const actual = locator.owner.fields.valueOf(locator.one())
		const pass = typeof expected === 'string' ? actual === expected : expected.test(actual)
		return { pass, actual }
	},
	toHaveAttribute: (locator: PlainLocator, name: string, expected?: Expected) => {
		const actual = attribute(locator.one(), name)
		if (expected === undefined) return { pass: actual !== undefined, actual }
		const isSame = typeof expected === 'string' ? actual === expected : expected.test(actual ?? '')
		return { pass: actual !== undefined && isSame, actual }
	},
	toBeChecked: (locator: PlainLocator) => ({ pass: has(locator.one(), 'checked'), actual: false }),
	toBeDisabled: (locator: PlainLocator) => ({ pass: isDisabled(locator.one()), actual: false }),
	toBeEnabled: (locator: PlainLocator) => ({ pass: !isDisabled(locator.one()), actual: false }),
	toBeEmpty: (locator: PlainLocator) => said(textOf(locator), ''),
	toHaveAccessibleName: (locator: PlainLocator, expected: Expected) =>
		said(nameOf(page(locator), locator.one()), expected),
	toHaveAccessibleDescription: (locator: PlainLocator, expected: Expected) =>
		said(descriptionOf(page(locator), locator.one()), expected),
} satisfies Record<string, Matcher<PlainLocator>>

const ofPage = {
	toHaveURL: (subject: PlainPage, expected: Expected) => said(subject.url(), expected),
	toHaveTitle: (subject: PlainPage, expected: Expected) =>
		said(collapse(subject.scene().page('title').first().text()), expected),
} satisfies Record<string, Matcher<PlainPage>>

/** Assertions about a page or what is found on it; they do not wait, since nothing changes on its own. */
export function expectPlain(subject: PlainLocator | PlainPage, isNot = false): object {
	const matchers: Record<string, Matcher<never>> = 'query' in subject ? ofLocator : ofPage
	return new Proxy(
		{},
		{
			get(_target, name) {
				if (name === 'not') return expectPlain(subject, !isNot)
				const matcher = matchers[String(name)]
				if (!matcher) throw new Error(`${String(name)} needs a browser.`)
				return async (...expected: never[]) => {
					const { pass, actual } = matcher(subject as never, ...expected)
					if (pass !== isNot) return
					const what = 'query' in subject ? subject.what : 'the page'
					const where = 'query' in subject ? subject.owner.url() : subject.url()
					throw new Error(
						`${what} on ${where}: ${isNot ? 'not ' : ''}${String(name)} ${asText(expected)}, but ${asText(actual)}`,
					)
				}
			},
		},
	)
}

function asText(value: unknown): string {
	if (value instanceof RegExp) return String(value)
	if (Array.isArray(value)) return `[${value.map(asText).join(', ')}]`
	return isDeepStrictEqual(value, undefined) ? 'nothing' : JSON.stringify(value)
}
