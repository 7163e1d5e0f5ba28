import { sendRequest, type Answer } from '#tests/guard/support/send-request.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { fieldsWith, type FormValues } from './form.ts'
import type { PageElement } from './page-element.ts'
import { parsePage } from './page-element.ts'

/** A response of the shop. */
export type Page = Answer & {
	/** Its address after redirects. */
	url: URL
	/** The parsed HTML. */
	readonly document: PageElement
}

type SentBody = { type: string; bytes: Uint8Array }
export type Visit = ReturnType<typeof visit>

const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/**
 * A visit to a host of the built shop, like a browser without script: it stores cookies and submits forms. `headers`
 * are sent with every request and replace its own of the same name.
 */
export function visit(host = 'localhost', headers: [name: string, value: string][] = []) {
	return visitAt(shopAddress().origin(host), headers)
}

/** A visit to another server of the shop, e.g. the admin. */
export function visitAt(origin: string, headers: [name: string, value: string][] = []) {
	const cookies = new Map<string, string>()
	const given = new Set(headers.map(([name]) => name.toLowerCase()))

	async function request(target: string, sent?: SentBody): Promise<Page> {
		const url = new URL(target, origin)
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const own: [string, string][] = [
			['Host', url.host],
			['User-Agent', userAgent],
			['Accept', 'text/html'],
		]
		if (cookie !== '') own.push(['Cookie', cookie])
		if (sent) own.push(['Origin', origin], ['Content-Type', sent.type])
		const answer = await sendRequest(Number(url.port), {
			method: sent ? 'POST' : 'GET',
			target: url.pathname + url.search,
			headers: [...own.filter(([name]) => !given.has(name.toLowerCase())), ...headers],
			...(sent ? { body: sent.bytes } : {}),
		})
		for (const line of answer.headers.getSetCookie()) storeCookie(line)
		let document: PageElement | undefined
		return {
			...answer,
			url,
			get document() {
				return (document ??= parsePage(answer.body))
			},
		}
	}

	function storeCookie(line: string) {
		const [pair = ''] = line.split(';')
		const name = pair.slice(0, pair.indexOf('='))
		if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name)
		else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
	}

	async function follow(page: Page): Promise<Page> {
		let at = page
		for (let redirects = 0; isRedirect(at); redirects += 1) {
			if (redirects === 5) throw new Error(`Too many redirects from ${page.url.href}`)
			const target = new URL(at.headers.get('location') ?? '', at.url)
			if (target.origin !== origin) throw new Error(`Redirect to another site: ${target.href}`)
			at = await request(target.href)
		}
		return at
	}

	/** Posts fields to an address of the shop; does not follow redirects. */
	const post = async (target: string, fields: FormValues = {}) =>
		request(target, await encoded(Object.entries(fields).flatMap(flat), false))

	return {
		origin,
		/** Values by name, as received. */
		cookies,
		/** Requests an address of the host; does not follow redirects. */
		get: (target: string) => request(target),
		/** Opens a page of the host, following redirects. */
		open: async (target: string) => follow(await request(target)),
		post,
		/** Submits a page's form with changed values and a button's value, and opens the resulting page. */
		async submit(page: Page, form: PageElement, values: FormValues = {}, button?: PageElement) {
			const pressed = button?.attribute('name')
			const fields = fieldsWith(form, {
				...values,
				...(pressed === undefined ? {} : { [pressed]: button?.attribute('value') ?? '' }),
			})
			const action = button?.attribute('formaction') ?? form.attribute('action')
			const target = new URL(action || page.url, page.url)
			if ((form.attribute('method') ?? 'get').toLowerCase() === 'get') {
				target.search = new URLSearchParams(
					fields.map(([name, value]) => [name, String(value)]),
				).toString()
				return follow(await request(target.href))
			}
			const multipart = form.attribute('enctype') === 'multipart/form-data'
			return follow(await request(target.href, await encoded(fields, multipart)))
		},
	}
}

function isRedirect({ status }: Answer): boolean {
	return [301, 302, 303, 307, 308].includes(status)
}

function flat([name, value]: [string, FormValues[string]]): [string, string | File][] {
	return value === undefined ? [] : [value].flat().map((one) => [name, one])
}

async function encoded(fields: [string, string | File][], multipart: boolean): Promise<SentBody> {
	const data = new FormData()
	for (const [name, value] of fields) data.append(name, value)
	const texts = fields.map(([name, value]) => [name, String(value)])
	const message = new Response(multipart ? data : new URLSearchParams(texts))
	const bytes = new Uint8Array(await message.arrayBuffer())
	return { type: message.headers.get('content-type') ?? '', bytes }
}
