import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { GoogleFailure, type Google } from '#app/api/google.server.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import type { CookieJar } from '#app/session/cookie-jar.server.ts'
import { googleSession, type Asked } from '#app/session/google.server.ts'

const landings = {
	'sign-in': paths.auth.googleVerification,
	link: paths.profile.googleVerification,
} as const

/** What came of a visitor's way to Google and back; `back` and `locale` are those it began with. */
export type GoogleAnswer = { back: string; locale: Locale } & (
	| { outcome: 'proof'; idToken: string; nonce: string }
	| { outcome: 'cancelled' | 'refused' | 'unavailable' }
)

export type GoogleSignIn = NonNullable<ReturnType<typeof googleSignIn>>

/** Sign-in with Google for one request; null where the shop has none (threats, C7). */
export function googleSignIn(
	google: Google | null,
	jar: CookieJar,
	{ origin, locale }: { origin: string; locale: Locale },
) {
	if (google === null) return null
	const session = googleSession(jar)
	const redirectUri = (use: Asked['use']) => `${origin}${landings[use]}`

	async function answerOf(search: URLSearchParams, use: Asked['use']): Promise<GoogleAnswer> {
		const asked = session.take()
		if (!asked || asked.use !== use || !isSame(search.get('state') ?? '', asked.state)) {
			return { outcome: 'refused', back: '', locale }
		}
		const way = { back: asked.back, locale: asked.locale }
		if (search.get('error') === 'access_denied') return { outcome: 'cancelled', ...way }
		const code = search.get('code')
		// An answer of another provider than the one that was asked (RFC 9207).
		const issuer = search.get('iss') ?? google?.issuer
		if (!google || !code || search.has('error') || issuer !== google.issuer) {
			return { outcome: 'refused', ...way }
		}
		const idToken = await google.idToken({
			...{ code, verifier: asked.verifier },
			redirectUri: redirectUri(use),
		})
		return { outcome: 'proof', idToken, nonce: asked.nonce, ...way }
	}

	return {
		/** Where to send the browser; its answer is bound to this browser. Null: the provider is out of reach. */
		async start(use: Asked['use'], back: string): Promise<string | null> {
			const asked: Asked = {
				...{ state: random(), nonce: random(), verifier: random(), use, locale },
				back: back.length > 1_000 ? '' : back,
			}
			const challenge = createHash('sha256').update(asked.verifier).digest('base64url')
			const { state, nonce } = asked
			const question = { redirectUri: redirectUri(use), state, nonce, challenge }
			const address = await orNothing(google.authorizationAddress(question))
			if (address !== null) session.ask(asked)
			return address
		},
		/** Reads what Google sent the browser back with; each question is answered once. */
		async finish(search: URLSearchParams, use: Asked['use']): Promise<GoogleAnswer> {
			const answer = await orNothing(answerOf(search, use))
			return answer ?? { outcome: 'unavailable', back: '', locale }
		},
		...{ keepTicket: session.keepTicket, ticket: session.ticket, dropTicket: session.dropTicket },
	}
}

async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof GoogleFailure) return null
		throw error
	}
}

function random() {
	return randomBytes(32).toString('base64url')
}

function isSame(given: string, expected: string) {
	const [one, other] = [Buffer.from(given), Buffer.from(expected)]
	return one.length === other.length && timingSafeEqual(one, other)
}
