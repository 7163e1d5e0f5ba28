import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { GoogleFailure, type Google } from '#app/api/google.server.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { googleSession, type Requested } from '#app/session/google.server.ts'

const landings = {
	'sign-in': paths.auth.googleVerification,
	link: paths.profile.googleVerification,
} as const

/** The outcome of a visitor's sign-in with Google; `back` and `locale` are those of its start. */
export type GoogleAnswer = { back: string; locale: Locale } & (
	| { outcome: 'proof'; idToken: string; nonce: string }
	| { outcome: 'cancelled' | 'refused' | 'unavailable' }
)

export type GoogleSignIn = ReturnType<typeof googleSignIn>

/** Sign-in with Google for one request. */
export function googleSignIn(
	google: Google,
	jar: CookieJar,
	{ origin, locale }: { origin: string; locale: Locale },
) {
	const session = googleSession(jar)
	const redirectUri = (use: Requested['use']) => `${origin}${landings[use]}`

	async function answerOf(search: URLSearchParams, use: Requested['use']): Promise<GoogleAnswer> {
		const requested = session.take()
		if (!requested || requested.use !== use) return { outcome: 'refused', back: '', locale }
		const returnTo = { back: requested.back, locale: requested.locale }
		try {
			const idToken = await google.idToken(new URL(`${redirectUri(use)}?${search}`), requested)
			return { outcome: 'proof', idToken, nonce: requested.nonce, ...returnTo }
		} catch (error) {
			if (!(error instanceof GoogleFailure)) throw error
			return { outcome: error.outcome, ...returnTo }
		}
	}

	return {
		/**
		 * The authorization URL; its response is only accepted from this browser. Null: the provider is unavailable.
		 */
		async start(use: Requested['use'], back: string): Promise<string | null> {
			const requested: Requested = {
				state: randomState(),
				nonce: randomNonce(),
				verifier: randomPKCECodeVerifier(),
				use,
				locale,
				back: back.length > 1_000 ? '' : back,
			}
			try {
				const address = await google.authorizationAddress(redirectUri(use), requested)
				session.begin(requested)
				return address
			} catch (error) {
				if (!(error instanceof GoogleFailure)) throw error
				return null
			}
		},
		/** Reads Google's authorization response; each request is answered once. */
		finish: answerOf,
		keepTicket: session.keepTicket,
		ticket: session.ticket,
		dropTicket: session.dropTicket,
	}
}
