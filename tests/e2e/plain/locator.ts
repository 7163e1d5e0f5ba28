import { attribute, collapse, type Element, fullText, readText } from './dom.ts'
import type { PlainPage } from './page.ts'
import {
	below,
	byLabel,
	byRole,
	byText,
	isDisabled,
	matches,
	type Query,
	type RoleOptions,
	type TextOptions,
} from './queries.ts'
import { isShown } from './visibility.ts'

type FilterOptions = {
	has?: PlainLocator
	hasNot?: PlainLocator
	hasText?: string | RegExp
	hasNotText?: string | RegExp
	visible?: boolean
}

/** What a page and a locator offer to find elements. */
export abstract class Finder {
	protected abstract search(what: string, query: Query): PlainLocator

	locator(selector: string, options: FilterOptions = {}): PlainLocator {
		return this.search(selector, (scene, within) => below(scene, within, selector)).filter(options)
	}

	getByRole(role: string, options: RoleOptions = {}): PlainLocator {
		return this.search(`${role} ${String(options.name ?? '')}`, byRole(role, options))
	}

	getByLabel(text: string | RegExp, options?: TextOptions): PlainLocator {
		return this.search(`label ${String(text)}`, byLabel(text, options))
	}

	getByText(text: string | RegExp, options?: TextOptions): PlainLocator {
		return this.search(`text ${String(text)}`, byText(text, options))
	}
}

type PlainElement = { outerHTML: string; setAttribute: (name: string, value: string) => void }

/** An option of a select: its value or text, or which of them. */
export type Choice = string | { value?: string; label?: string; index?: number }

export type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Finds elements of the open document, like Playwright's locator, each time it is used. */
export class PlainLocator extends Finder {
	readonly owner: PlainPage
	readonly query: Query
	readonly what: string

	constructor(owner: PlainPage, what: string, query: Query) {
		super()
		this.owner = owner
		this.what = what
		this.query = query
	}

	protected override search(what: string, query: Query): PlainLocator {
		return this.#narrowed(` >> ${what}`, (scene, within) => {
			const found = this.query(scene, within).flatMap((element) => query(scene, element))
			return [...new Set(found)]
		})
	}

	#narrowed(what: string, query: Query): PlainLocator {
		return new PlainLocator(this.owner, this.what + what, query)
	}

	/** The elements that it finds now. */
	elements(): Element[] {
		return this.query(this.owner.scene(), undefined)
	}

	/** @throws unless there is exactly one */
	one(): Element {
		const found = this.elements()
		const [first] = found
		if (first && found.length === 1) return first
		throw new Error(`${found.length} elements match ${this.what} on ${this.owner.url()}`)
	}

	filter({ has, hasNot, hasText, hasNotText, visible }: FilterOptions): PlainLocator {
		return this.#narrowed('', (scene, within) =>
			this.query(scene, within).filter(
				(element) =>
					(!has || has.query(scene, element).length > 0) &&
					(!hasNot || hasNot.query(scene, element).length === 0) &&
					(hasText === undefined || matches(fullText(element), hasText)) &&
					(hasNotText === undefined || !matches(fullText(element), hasNotText)) &&
					(visible === undefined || isShown(scene, element) === visible),
			),
		)
	}

	and(other: PlainLocator): PlainLocator {
		return this.#narrowed(` and ${other.what}`, (scene, within) => {
			const others = new Set(other.query(scene, within))
			return this.query(scene, within).filter((element) => others.has(element))
		})
	}

	or(other: PlainLocator): PlainLocator {
		return this.#narrowed(` or ${other.what}`, (scene, within) => {
			const found = new Set([...this.query(scene, within), ...other.query(scene, within)])
			return below(scene, undefined).filter((element) => found.has(element))
		})
	}

	nth(index: number): PlainLocator {
		return this.#narrowed(` #${index}`, (scene, within) => {
			const element = this.query(scene, within).at(index)
			return element ? [element] : []
		})
	}

	first(): PlainLocator {
		return this.nth(0)
	}

	last(): PlainLocator {
		return this.nth(-1)
	}

	page(): PlainPage {
		return this.owner
	}

	async all(): Promise<PlainLocator[]> {
		return this.elements().map((_element, at) => this.nth(at))
	}

	async count(): Promise<number> {
		return this.elements().length
	}

	async innerText(): Promise<string> {
		return readable(this.one())
	}

	async allInnerTexts(): Promise<string[]> {
		return this.elements().map(readable)
	}

	async textContent(): Promise<string> {
		return fullText(this.one())
	}

	async getAttribute(name: string): Promise<string | null> {
		return attribute(this.one(), name) ?? null
	}

	async inputValue(): Promise<string> {
		return this.owner.fields.valueOf(this.one())
	}

	async isVisible(): Promise<boolean> {
		return this.elements().some((element) => isShown(this.owner.scene(), element))
	}

	async isChecked(): Promise<boolean> {
		return attribute(this.one(), 'checked') !== undefined
	}

	async fill(value: string): Promise<void> {
		this.owner.fields.write(this.#usable(), value)
	}

	async selectOption(choice: Choice): Promise<void> {
		this.owner.fields.select(this.#usable(), choice)
	}

	/** Gives the function what little there is of an element without a browser. */
	async evaluate<Result>(look: (element: PlainElement) => Result): Promise<Result> {
		const element = this.one()
		const { page } = this.owner.scene()
		return look({
			outerHTML: page.html(element),
			setAttribute: (name, value) => void page(element).attr(name, value),
		})
	}

	async check(_options?: unknown): Promise<void> {
		this.owner.fields.check(this.#usable(), true)
	}

	async uncheck(): Promise<void> {
		this.owner.fields.check(this.#usable(), false)
	}

	async setInputFiles(files: Upload | Upload[]): Promise<void> {
		this.owner.fields.attach(this.#usable(), [files].flat())
	}

	async press(key: string): Promise<void> {
		if (key !== 'Enter') throw new Error(`To press ${key} needs a browser.`)
		await this.owner.enter(this.#usable())
	}

	async click(): Promise<void> {
		const element = this.#usable()
		if (!isShown(this.owner.scene(), element))
			throw new Error(`${this.what} is not shown on ${this.owner.url()}`)
		await this.owner.press(element)
	}

	#usable(): Element {
		const element = this.one()
		if (isDisabled(element)) throw new Error(`${this.what} is disabled on ${this.owner.url()}`)
		return element
	}
}

function readable(element: Element): string {
	return readText(element).split('\n').map(collapse).join('\n').trim()
}
