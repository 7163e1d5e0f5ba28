import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createGoogle } from '#app/api/google.server.ts'
import { googleSignIn } from '#app/http/google-sign-in.server.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { createSealer } from '#web/session/seal.server.ts'
import { brokenApi } from '#tests/support/broken-api.ts'
import { landingOf } from '#tests/support/openid-code.ts'
import {
	openIdClient,
	type OpenIdProvider,
	startOpenIdProvider,
} from '#tests/support/openid-provider.ts'
import { freePort } from '#tests/support/ports.ts'

const origin = 'http://localhost:3000'
const redirectUris = [`${origin}/auth/google-verification`, `${origin}/profile/google-verification`]
const sealer = createSealer('a secret of the storefront, long enough')
const clientSettings = { clientId: openIdClient.id, clientSecret: openIdClient.secret }

const broken = brokenApi()
let provider: OpenIdProvider
let google: ReturnType<typeof createGoogle>
beforeAll(async () => {
	provider = await startOpenIdProvider(await freePort(), redirectUris)
	google = createGoogle({ issuer: provider.issuer, ...clientSettings })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
	provider.server.closeAllConnections()
	provider.server.close()
})

/** Requests of a browser: each one sends the cookies of the responses before it. */
function browser(requested = google) {
	let cookie = ''
	return async <T>(visit: (signIn: ReturnType<typeof googleSignIn>) => Promise<T>): Promise<T> => {
		const jar = createCookieJar(cookie, { sealer, secure: false, host: 'localhost' })
		const result = await visit(googleSignIn(requested, jar, { origin, locale: 'id' }))
		cookie = jar
			.setCookies()
			.map((line) => line.split(';')[0])
			.join('; ')
		return result
	}
}

/** A visitor who was redirected to the provider and answered there. */
async function afterProvider(answer: 'allow' | 'cancel' = 'allow') {
	const visit = browser()
	const address = await visit((signIn) => signIn.start('sign-in', '/keranjang'))
	const { searchParams } = await landingOf(address ?? '', { login: 'sari', answer })
	return { visit, searchParams }
}

describe('a sign-in with Google', () => {
	test('uses PKCE and returns the ID token once', async () => {
		const visit = browser()
		const address = new URL((await visit((signIn) => signIn.start('sign-in', '/keranjang'))) ?? '')
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			client_id: openIdClient.id,
			redirect_uri: redirectUris[0],
			response_type: 'code',
			scope: 'openid profile email',
			code_challenge_method: 'S256',
		})
		const { searchParams } = await landingOf(address.href, { login: 'sari', answer: 'allow' })
		const answer = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(answer).toMatchObject({
			outcome: 'proof',
			back: '/keranjang',
			locale: 'id',
			nonce: address.searchParams.get('nonce'),
		})
		const again = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(again).toMatchObject({ outcome: 'refused' })
	})

	test('that the visitor cancels is cancelled', async () => {
		const { visit, searchParams } = await afterProvider('cancel')
		const answer = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(answer).toMatchObject({ outcome: 'cancelled', back: '/keranjang' })
	})

	test.each<[string, Record<string, string | undefined>]>([
		['with another state', { state: 'another' }],
		['without a state', { state: undefined }],
		['without a code', { code: undefined }],
		['of another issuer', { iss: 'https://evil.example' }],
		['with another error', { error: 'server_error' }],
	])('%s is rejected without a token request to the provider', async (_name, changes) => {
		const { visit, searchParams } = await afterProvider()
		for (const [name, value] of Object.entries(changes)) {
			if (value === undefined) searchParams.delete(name)
			else searchParams.set(name, value)
		}
		const fetched = vi.spyOn(globalThis, 'fetch')
		const answer = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(answer).toMatchObject({ outcome: 'refused' })
		expect(fetched).not.toHaveBeenCalled()
	})

	test('is rejected in another browser, or for another purpose', async () => {
		const { visit, searchParams } = await afterProvider()
		const elsewhere = await browser()((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(elsewhere).toMatchObject({ outcome: 'refused' })
		const linking = await visit((signIn) => signIn.finish(searchParams, 'link'))
		expect(linking).toMatchObject({ outcome: 'refused' })
	})

	test('is rejected with the token of another sign-in', async () => {
		const { visit, searchParams } = await afterProvider()
		const id_token = await provider.sign({
			iss: provider.issuer,
			aud: openIdClient.id,
			sub: 'sari',
			nonce: 'another',
			iat: Math.floor(Date.now() / 1000),
			exp: Math.floor(Date.now() / 1000) + 60,
		})
		const body = { access_token: 'x', token_type: 'Bearer', id_token }
		broken.use(http.post(`${provider.issuer}/token`, () => HttpResponse.json(body)))
		const answer = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(answer).toMatchObject({ outcome: 'refused' })
	})

	test('is refused with an invented code', async () => {
		const { visit, searchParams } = await afterProvider()
		searchParams.set('code', 'made-up')
		const answer = await visit((signIn) => signIn.finish(searchParams, 'sign-in'))
		expect(answer).toMatchObject({ outcome: 'refused' })
	})

	test('is unavailable when the provider’s response is too large', async () => {
		const configuration = { issuer: 'http://127.0.0.1:9', more: 'x'.repeat(300_000) }
		// Without msw, which keeps a copy of each response, so that reading it would never be cancelled.
		vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(configuration))
		const unreachable = createGoogle({ issuer: configuration.issuer, ...clientSettings })
		expect(await browser(unreachable)((signIn) => signIn.start('sign-in', ''))).toBeNull()
	})
})
