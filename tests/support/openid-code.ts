import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openIdClient, type OpenIdProvider } from './openid-provider.ts'

const Configuration = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() })
const Tokens = z.object({ id_token: z.string() })

type Wanted = { redirectUri: string; login: string; nonce: string; clientId?: string }

/** The provider's ID token for a code, as requested by a browser and a storefront. */
export async function idTokenFrom({ issuer }: OpenIdProvider, options: Wanted): Promise<string> {
	const client_id = options.clientId ?? openIdClient.id
	const found = await fetch(`${issuer}/.well-known/openid-configuration`)
	const { authorization_endpoint, token_endpoint } = Configuration.parse(await found.json())
	const verifier = randomBytes(32).toString('base64url')
	const question = new URLSearchParams({
		client_id,
		redirect_uri: options.redirectUri,
		response_type: 'code',
		scope: 'openid profile email',
		prompt: 'consent',
		state: 'state',
		nonce: options.nonce,
		code_challenge: createHash('sha256').update(verifier).digest('base64url'),
		code_challenge_method: 'S256',
	})
	const address = `${authorization_endpoint}?${question}`
	const landing = await landingOf(address, { login: options.login, answer: 'allow' })
	const answer = await fetch(token_endpoint, {
		method: 'POST',
		body: new URLSearchParams({
			grant_type: 'authorization_code',
			code: landing.searchParams.get('code') ?? '',
			code_verifier: verifier,
			redirect_uri: options.redirectUri,
			client_id,
			client_secret: openIdClient.secret,
		}),
	})
	return Tokens.parse(await answer.json()).id_token
}

/** Opens the provider's page and answers it; returns the address to which the provider redirects the browser. */
export async function landingOf(
	address: string,
	form: { login: string; answer: 'allow' | 'cancel' },
): Promise<URL> {
	const browser = new Browser(new URL(address).origin)
	const page = await browser.go(address)
	return new URL(await browser.go(page, new URLSearchParams(form)))
}

/** Stores cookies and follows the provider's responses, up to a page or another site. */
class Browser {
	readonly #cookies = new Map<string, string>()
	readonly #home: string

	constructor(home: string) {
		this.#home = home
	}

	/** Returns the final address. */
	async go(address: string, form?: URLSearchParams): Promise<string> {
		let at = address
		for (let hop = 0; hop < 8; hop++) {
			if (new URL(at).origin !== this.#home) return at
			const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
			const answer = await fetch(at, {
				redirect: 'manual',
				headers: { cookie },
				...(form && hop === 0 ? { method: 'POST', body: form } : {}),
			})
			this.#keep(answer.headers.getSetCookie())
			const next = answer.headers.get('location')
			if (next === null) return at
			at = new URL(next, at).href
		}
		throw new Error(`Too many redirects from ${address}`)
	}

	#keep(lines: string[]) {
		for (const line of lines) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
			if (value === '') this.#cookies.delete(name)
			else this.#cookies.set(name, value)
		}
	}
}
