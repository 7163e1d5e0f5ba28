import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, errors, request } from 'undici'
import { fieldsWith } from '#tests/pages/support/form.ts'
import { type PageElement, parsePage } from '#tests/pages/support/page-element.ts'

/** One request of a regular shopper and its result; times are `performance.now()`, in ms. */
export type Answer = {
	method: string
	path: string
	began: number
	ended: number
	/** 0: the connection was lost. */
	status: number
	/** Seconds; null without the header. */
	retryAfter: number | null
	/** The error of the connection if there was no response. */
	failure?: string
}

export type Page = { path: string; status: number; document: PageElement }

export type ShopAddress = {
	port: number
	host: string
	/**
	 * A balancer believes no header with an address: the visitor connects from one of the machine's own instead, and
	 * names the host without the port, as if the balancer had the scheme's.
	 */
	isBehindBalancer?: boolean
}

/** All responses to regular shoppers. */
export type Journal = {
	answers: Answer[]
	/** Requests resent because the server had closed the idle connection. */
	resent: number
}

/** The shop answered 503 with Retry-After: the task is started again. */
export class RetryLater extends Error {}

/** The shop's response is not the expected one. */
export class UnexpectedAnswer extends Error {}

const maxRedirects = 5

/** A shopper's browser without JavaScript: cookies, redirects and forms, one connection, one address. */
export class Visitor {
	readonly #cookies = new Map<string, string>()
	readonly #agent: Agent
	/** Whether the open connection has already carried a response. */
	#isReused = false
	readonly #origin: string

	constructor(
		readonly shop: ShopAddress,
		readonly address: string,
		readonly journal: Journal,
	) {
		this.#origin = `http://${shop.isBehindBalancer ? shop.host : `${shop.host}:${shop.port}`}`
		const localAddress = shop.isBehindBalancer ? loopbackOf(address) : undefined
		this.#agent = new Agent({ connections: 1, pipelining: 1, localAddress })
		this.#agent.on('connect', () => (this.#isReused = false))
	}

	close(): Promise<void> {
		return this.#agent.destroy()
	}

	/** Opens a page, following redirects. @throws RetryLater for a 503 with Retry-After */
	open(path: string): Promise<Page> {
		return this.#follow('GET', path)
	}

	/** Submits the first form that matches a selector, with changed values. */
	submit(page: Page, selector: string, values: { [name: string]: string }) {
		const [form] = page.document.all(selector)
		if (form === undefined) throw new UnexpectedAnswer(`No such form on ${page.path}`)
		const fields = fieldsWith(form, values).map(([name, value]) => [name, String(value)])
		const action = form.attribute('action') || page.path
		return this.#follow('POST', this.#resolve(action, page.path), new URLSearchParams(fields))
	}

	async #follow(method: 'GET' | 'POST', path: string, body?: URLSearchParams): Promise<Page> {
		let next: { method: 'GET' | 'POST'; path: string; body?: string } = {
			method,
			path,
			...(body ? { body: body.toString() } : {}),
		}
		for (let redirects = 0; redirects <= maxRedirects; redirects++) {
			const { status, location, html } = await this.#send(next)
			if (location === undefined) {
				const document = parsePage(html)
				if (status >= 400) {
					const alerts = document.all('[role="alert"]').map(({ text }) => text)
					throw new UnexpectedAnswer([status, 'for', next.method, next.path, ...alerts].join(' '))
				}
				return { path: next.path, status, document }
			}
			next = { method: 'GET', path: this.#resolve(location, next.path) }
		}
		throw new UnexpectedAnswer(`Too many redirects from ${path}`)
	}

	async #send({ method, path, body }: { method: 'GET' | 'POST'; path: string; body?: string }) {
		const began = performance.now()
		const note = (status: number, rest: Partial<Answer> = {}) =>
			this.journal.answers.push({
				method,
				path,
				began,
				ended: performance.now(),
				status,
				retryAfter: null,
				...rest,
			})
		try {
			const response = await this.#request(method, path, body)
			const html = await response.body.text()
			const { statusCode: status, headers } = response
			const retryAfter =
				headers['retry-after'] === undefined ? null : Number(headers['retry-after'])
			note(status, { retryAfter })
			this.#keepCookies(headers['set-cookie'])
			if (status === 503 && retryAfter !== null) {
				await sleep(500)
				throw new RetryLater(path)
			}
			const location = status >= 300 && status < 400 ? headers.location : undefined
			return { status, html, location: Array.isArray(location) ? location[0] : location }
		} catch (error) {
			if (error instanceof RetryLater) throw error
			note(0, { failure: error instanceof Error ? error.message : String(error) })
			throw new RetryLater(path, { cause: error })
		}
	}

	/** Resends a request once if the server had closed the idle connection, like browsers do. */
	async #request(method: 'GET' | 'POST', path: string, body?: string) {
		const send = () =>
			request(`http://127.0.0.1:${this.shop.port}${path}`, {
				dispatcher: this.#agent,
				method,
				headers: this.#headers(body !== undefined),
				...(body === undefined ? {} : { body }),
			})
		const wasReused = this.#isReused
		const response = await send().catch((error: unknown) => {
			if (!wasReused || !isLostConnection(error)) throw error
			this.journal.resent++
			return send()
		})
		this.#isReused = true
		return response
	}

	#headers(isForm: boolean) {
		return {
			host: new URL(this.#origin).host,
			accept: 'text/html,application/xhtml+xml',
			'accept-language': 'id',
			'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
			...(this.shop.isBehindBalancer ? {} : { 'x-forwarded-for': this.address }),
			cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
			...(isForm
				? {
						'content-type': 'application/x-www-form-urlencoded',
						'sec-fetch-site': 'same-origin',
						origin: this.#origin,
					}
				: {}),
		}
	}

	#keepCookies(lines: string | string[] | undefined) {
		for (const line of [lines ?? []].flat()) {
			const [pair = '', ...attributes] = line.split(';')
			const at = pair.indexOf('=')
			const name = pair.slice(0, at)
			const isGone = attributes.some((one) => /^\s*max-age=0\s*$/i.test(one))
			if (isGone) this.#cookies.delete(name)
			else this.#cookies.set(name, pair.slice(at + 1))
		}
	}

	#resolve(address: string, base: string): string {
		const url = new URL(address, new URL(base, this.#origin))
		return `${url.pathname}${url.search}`
	}
}

/** Another address of the machine itself for each visitor; Linux has all of 127.0.0.0/8. */
function loopbackOf(address: string) {
	return address.replace(/^\d+/, '127')
}

/** Whether the connection ended before the first byte of a response. */
function isLostConnection(error: unknown) {
	return (
		(error instanceof errors.SocketError && error.message === 'other side closed') ||
		(error instanceof Error && 'code' in error && /^(ECONNRESET|EPIPE)$/.test(String(error.code)))
	)
}
