import {
	allowInsecureRequests,
	authorizationCodeGrant,
	AuthorizationResponseError,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	ClientError,
	ClientSecretPost,
	type Configuration,
	type CustomFetch,
	customFetch,
	discovery,
	ResponseBodyError,
} from 'openid-client'
import type { WatchCall } from '#process/provider-calls.ts'
import { readBody } from '#process/read-body.ts'

/** Settings of an OpenID Connect provider and of this client. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string }

/** Values that bind the provider's response to the browser that was sent there. */
export type SignInSecrets = {
	state: string
	nonce: string
	/** The code verifier of PKCE; its SHA-256 is sent with the authorization request. */
	verifier: string
}

/** `cancelled` and `refused`: the visitor's decision; `unavailable`: the provider failed or violated the protocol. */
export class GoogleFailure extends Error {
	override name = 'GoogleFailure'
	readonly outcome: 'cancelled' | 'refused' | 'unavailable'

	constructor(outcome: GoogleFailure['outcome'], options?: ErrorOptions) {
		super(`Sign-in with Google: ${outcome}`, options)
		this.outcome = outcome
	}
}

const timeoutSeconds = 5
const keptMs = 3_600_000
const bodyLimit = 256 * 1024
const maxTokenLength = 8_000

export type Google = ReturnType<typeof createGoogle>

/** Sign-in by authorization code with state, nonce and PKCE; the website API verifies the ID token. */
export function createGoogle(
	{ issuer, clientId, clientSecret }: GoogleSettings,
	watch: WatchCall = (call) => call(),
) {
	const watchedFetch: CustomFetch = (url, options) =>
		watch(
			() => boundedFetch(url, options),
			({ status }) => status < 500,
		)
	let cached: { at: number; configuration: Configuration } | undefined

	async function configuration() {
		if (cached && Date.now() - cached.at < keptMs) return cached.configuration
		const found = await discovery(
			new URL(issuer),
			clientId,
			undefined,
			ClientSecretPost(clientSecret),
			{
				timeout: timeoutSeconds,
				[customFetch]: watchedFetch,
				// The settings allow http on loopback alone.
				execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
			},
		)
		cached = { at: Date.now(), configuration: found }
		return found
	}

	return {
		/** The authorization URL (spec section 7, "Other calls"). @throws GoogleFailure */
		async authorizationAddress(redirectUri: string, secrets: SignInSecrets): Promise<string> {
			const found = await configuration().catch(unavailable)
			const address = buildAuthorizationUrl(found, {
				redirect_uri: redirectUri,
				scope: 'openid profile email',
				access_type: 'offline',
				prompt: 'consent',
				state: secrets.state,
				nonce: secrets.nonce,
				code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
				code_challenge_method: 'S256',
			})
			return address.href
		},
		/**
		 * Exchanges the provider's authorization response for the ID token, after checking state, issuer, audience,
		 * nonce and age. @throws GoogleFailure
		 */
		async idToken(answer: URL, secrets: SignInSecrets): Promise<string> {
			const found = await configuration().catch(unavailable)
			const { id_token } = await authorizationCodeGrant(found, answer, {
				expectedState: secrets.state,
				expectedNonce: secrets.nonce,
				pkceCodeVerifier: secrets.verifier,
			}).catch(failed)
			if (!id_token || id_token.length > maxTokenLength) throw new GoogleFailure('unavailable')
			return id_token
		},
	}
}

const boundedFetch: CustomFetch = async (url, options) => {
	// The token request is the only request with a body.
	const sent = options.body instanceof URLSearchParams ? options.body : null
	const response = await fetch(url, { ...options, body: sent })
	const text = await readBody(response, bodyLimit)
	if (text === undefined) throw new Error(`More than ${bodyLimit} bytes.`)
	const body = text === '' ? null : text
	return new Response(body, { status: response.status, headers: response.headers })
}

function unavailable(cause: unknown): never {
	throw new GoogleFailure('unavailable', { cause })
}

function failed(cause: unknown): never {
	if (cause instanceof AuthorizationResponseError) {
		throw new GoogleFailure(cause.error === 'access_denied' ? 'cancelled' : 'refused', { cause })
	}
	if (cause instanceof ResponseBodyError) {
		// The code is used, expired or invented; any other error is one of the settings or of the provider.
		const outcome = cause.error === 'invalid_grant' ? 'refused' : 'unavailable'
		throw new GoogleFailure(outcome, { cause })
	}
	// The response does not match the request: another state, issuer, nonce or audience.
	const isRefused = cause instanceof ClientError && refusedCodes.has(cause.code ?? '')
	throw new GoogleFailure(isRefused ? 'refused' : 'unavailable', { cause })
}

const refusedCodes = new Set([
	'OAUTH_INVALID_RESPONSE',
	'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
	'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])
