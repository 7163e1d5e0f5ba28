import { CookieStore, type PlainCookie } from './cookies.ts'
import { type Exchange, encoded, exchange } from './exchange.ts'
import { PlainPage } from './page.ts'

type Listener = (value: never) => void
export type PlainOptions = { locale?: string; viewport?: { width: number } | null }
type Ask = {
	method?: string
	headers?: Record<string, string>
	body?: { type: string; body: Buffer }
	/** The page that asks. */
	from?: PlainPage
}

type Posted = {
	form?: Record<string, string>
	headers?: Record<string, string>
	maxRedirects?: number
}

/** Listeners by the name of what they wait for. */
export class Announcer {
	readonly #listeners = new Map<string, Set<Listener>>()

	on(event: string, listener: Listener) {
		this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
		return this
	}

	off(event: string, listener: Listener) {
		this.#listeners.get(event)?.delete(listener)
		return this
	}

	announce(event: string, value: unknown) {
		for (const listener of this.#listeners.get(event) ?? []) listener(value as never)
	}
}

/** One browser without script: its cookies and its pages. */
export class PlainContext extends Announcer {
	readonly #cookies = new CookieStore()
	readonly #locale: string
	readonly #width: number
	readonly #pages: PlainPage[] = []

	constructor({ locale = 'id-ID', viewport }: PlainOptions = {}) {
		super()
		this.#locale = locale
		this.#width = viewport?.width ?? 1280
	}

	async newPage(): Promise<PlainPage> {
		const page = new PlainPage(this, this.#width)
		this.#pages.push(page)
		return page
	}

	pages(): PlainPage[] {
		return [...this.#pages]
	}

	async close() {}

	async cookies(): Promise<PlainCookie[]> {
		return this.#cookies.list()
	}

	async clearCookies() {
		this.#cookies.clear()
	}

	async addCookies(cookies: { name: string; value: string; url: string; httpOnly?: boolean }[]) {
		for (const { name, value, url, httpOnly = false } of cookies) {
			const domain = new URL(url).hostname
			const rest = { path: '/', secure: false, sameSite: 'Lax', expires: -1 } as const
			this.#cookies.put({ name, value, domain, httpOnly, ...rest })
		}
	}

	/** Asks once, with the cookies of this browser. */
	async ask(url: URL, { method = 'GET', headers = {}, body, from }: Ask): Promise<Exchange> {
		const cookie = this.#cookies.headerFor(url)
		const own = {
			accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
			'accept-language': this.#locale,
			'user-agent': userAgent,
			...(cookie === '' ? {} : { cookie }),
			...(body ? { 'content-type': body.type } : {}),
			...headers,
		}
		const answer = await exchange({
			method,
			url,
			headers: own,
			...(body ? { body: body.body } : {}),
		})
		for (const line of answer.setCookies()) this.#cookies.take(line, url)
		for (const event of ['request', 'response', 'requestfinished']) {
			from?.announce(event, answer)
			this.announce(event, answer)
		}
		return answer
	}

	/** Asks, and follows redirects as a browser does. */
	async follow(url: URL, ask: Ask): Promise<{ url: URL; answer: Exchange }> {
		let at = url
		let answer = await this.ask(at, ask)
		let next = answer.location()
		for (let hops = 0; next; hops += 1) {
			if (hops === 20) throw new Error(`Too many redirects from ${url.href}`)
			const keeps = answer.status() === 307 || answer.status() === 308
			at = new URL(next.hash === '' ? next.href + at.hash : next.href)
			const { body: _body, method: _method, ...rest } = ask
			answer = await this.ask(at, keeps ? ask : rest)
			next = answer.location()
		}
		return { url: at, answer }
	}

	/** Requests beside the pages, with the same cookies. */
	readonly request = {
		get: async (url: string, { headers }: { headers?: Record<string, string> } = {}) => {
			const { answer } = await this.follow(new URL(url), { headers: headers ?? {} })
			return answer
		},
		post: async (url: string, { form = {}, headers = {}, maxRedirects }: Posted) => {
			const body = encoded(Object.entries(form), 'application/x-www-form-urlencoded')
			const ask = { method: 'POST', headers, body }
			if (maxRedirects === 0) return this.ask(new URL(url), ask)
			const { answer } = await this.follow(new URL(url), ask)
			return answer
		},
	}
}

const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
