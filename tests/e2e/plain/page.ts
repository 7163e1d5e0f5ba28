import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { Announcer, type PlainContext } from './context.ts'
import { attribute, type Element, has, isElement, parse, upwards } from './dom.ts'
import { encoded, type Exchange } from './exchange.ts'
import { Fields } from './fields.ts'
import { Finder, PlainLocator } from './locator.ts'
import { labelsOf } from './names.ts'
import { below, type Query, type Scene } from './queries.ts'

/** A page of the browser without script, like Playwright's: it follows links and submits forms over HTTP. */
export class PlainPage extends Finder {
	readonly #context: PlainContext
	readonly #announcer = new Announcer()
	#url = new URL('about:blank')
	#html = ''
	#page: CheerioAPI = parse('')
	fields = new Fields(this.#page)

	#width: number

	constructor(context: PlainContext, width: number) {
		super()
		this.#context = context
		this.#width = width
	}

	context = () => this.#context
	url = () => this.#url.href
	on = (event: string, listener: (value: never) => void) => {
		this.#announcer.on(event, listener)
		return this
	}
	announce = (event: string, value: unknown) => this.#announcer.announce(event, value)
	content = async () => this.#html
	title = async () => this.#page('title').first().text()
	scene = (): Scene => ({ page: this.#page, width: this.#width })
	get request() {
		return this.#context.request
	}

	protected override search(what: string, query: Query): PlainLocator {
		return new PlainLocator(this, what, query)
	}

	async goto(address: string): Promise<Exchange> {
		return this.#load(new URL(address), { 'sec-fetch-site': 'none' })
	}

	async reload(): Promise<Exchange> {
		return this.#load(this.#url, { 'sec-fetch-site': 'same-origin' })
	}

	/** Nothing loads on its own. */
	async waitForLoadState() {}
	async setViewportSize({ width }: { width: number }) {
		this.#width = width
	}
	async close() {}

	async waitForURL(expected: string | RegExp | ((url: URL) => boolean)) {
		const isThere =
			typeof expected === 'function'
				? expected(this.#url)
				: typeof expected === 'string'
					? this.url() === expected
					: expected.test(this.url())
		if (!isThere) throw new Error(`The page is ${this.url()}, not ${String(expected)}.`)
	}

	/** The next answer that fits. */
	waitForResponse(fits: (answer: Exchange) => boolean): Promise<Exchange> {
		return this.waitForEvent<Exchange>('response', fits)
	}

	waitForEvent<Value>(event: string, fits: (value: Value) => boolean = () => true): Promise<Value> {
		return new Promise((resolve) => {
			const listener = (value: Value) => {
				if (!fits(value)) return
				this.#announcer.off(event, listener)
				resolve(value)
			}
			this.#announcer.on(event, listener)
		})
	}

	/** What a press on an element does: the nearest link, button, label, switch or fold around it. */
	async press(element: Element): Promise<void> {
		for (const each of upwards(element)) {
			const type = attribute(each, 'type')
			if (each.tagName === 'a' && has(each, 'href')) return this.#followLink(each)
			if (each.tagName === 'summary') return this.#toggle(each.parent)
			if (each.tagName === 'label') return this.#pressLabel(each)
			if (each.tagName === 'input' && type === 'radio') return this.fields.check(each, true)
			if (each.tagName === 'input' && type === 'checkbox') {
				return this.fields.check(each, !has(each, 'checked'))
			}
			if (each.tagName === 'button' || (each.tagName === 'input' && type === 'submit')) {
				return this.#pressButton(each)
			}
		}
	}

	/** Enter in a field submits its form with the first button. */
	async enter(field: Element): Promise<void> {
		const form = this.fields.formOf(field)
		if (form) await this.#submit(form, this.fields.firstButton(form))
	}

	async #followLink(link: Element) {
		const url = new URL(attribute(link, 'href') ?? '', this.#url)
		const isSamePage = url.hash !== '' && url.href.split('#')[0] === this.url().split('#')[0]
		if (isSamePage) this.#url = url
		else await this.#load(url, this.#fromHere(url))
	}

	#toggle(details: Element['parent']) {
		if (!isElement(details)) return
		if (has(details, 'open')) this.#page(details).removeAttr('open')
		else this.#page(details).attr('open', '')
	}

	async #pressLabel(label: Element) {
		const fields = below(this.scene(), undefined, 'input, select, textarea')
		const field = fields.find((each) => labelsOf(this.#page, each).includes(label))
		if (field) await this.press(field)
	}

	async #pressButton(button: Element) {
		const opened = attribute(button, 'popovertarget')
		if (opened !== undefined) return this.#toggle(this.#page(`[id="${opened}"]`).get(0) ?? null)
		const form = this.fields.formOf(button)
		const type = attribute(button, 'type') ?? 'submit'
		if (!form || type !== 'submit') return
		if (attribute(form, 'method')?.toLowerCase() !== 'dialog') return this.#submit(form, button)
		this.#toggle(upwards(form).find(({ tagName }) => tagName === 'dialog') ?? null)
	}

	async #submit(form: Element, button: Element | undefined) {
		const setting = (name: string) =>
			(button && attribute(button, `form${name}`)) ?? attribute(form, name)
		const entries = this.fields.entries(form, button)
		const url = new URL(setting('action') || this.url().split('#')[0] || '', this.#url)
		if ((setting('method') ?? 'get').toLowerCase() === 'get') {
			const pairs = entries.map(([name, value]) => [name, String(value)])
			url.search = new URLSearchParams(pairs).toString()
			await this.#load(url, this.#fromHere(url))
			return
		}
		const body = encoded(entries, setting('enctype') ?? 'application/x-www-form-urlencoded')
		const headers = { ...this.#fromHere(url), origin: this.#url.origin }
		await this.#load(url, headers, { method: 'POST', body })
	}

	#fromHere(url: URL): Record<string, string> {
		const isSame = url.origin === this.#url.origin
		return {
			'sec-fetch-site': isSame ? 'same-origin' : 'cross-site',
			referer: isSame ? (this.url().split('#')[0] ?? '') : `${this.#url.origin}/`,
		}
	}

	async #load(
		url: URL,
		headers: Record<string, string>,
		sent: { method?: string; body?: { type: string; body: Buffer } } = {},
	): Promise<Exchange> {
		const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
		const ask = { ...sent, headers: { ...headers, ...navigation }, from: this }
		const { url: at, answer } = await this.#context.follow(url, ask)
		const disposition = answer.headers()['content-disposition'] ?? ''
		if (disposition.startsWith('attachment')) this.announce('download', saved(answer, disposition))
		else if (answer.status() !== 204) {
			this.#url = at
			this.#html = await answer.text()
			this.#page = parse(this.#html)
			this.fields = new Fields(this.#page)
		}
		return answer
	}
}

/** A download, whose file is written when it is asked for. */
function saved(answer: Exchange, disposition: string) {
	const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
	return {
		suggestedFilename: () => name,
		url: () => answer.url(),
		path: async () => {
			const file = path.join(await mkdtemp(path.join(tmpdir(), 'etalase-download-')), 'file')
			await writeFile(file, await answer.body())
			return file
		},
	}
}
