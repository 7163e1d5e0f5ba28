import { z } from 'zod'
import { readBody } from './read-body.server.ts'

/** An OpenID Connect provider and how this shop is known there. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string }

export type AuthorizationQuestion = {
	redirectUri: string
	state: string
	nonce: string
	/** S256 of the verifier (PKCE). */
	challenge: string
}

/** The provider did not answer, or not as the protocol says. */
export class GoogleFailure extends Error {
	override name = 'GoogleFailure'
}

const Address = z.url({ protocol: /^https?$/ })
const Configuration = z.object({
	issuer: z.string(),
	authorization_endpoint: Address,
	token_endpoint: Address,
})
const Tokens = z.object({ id_token: z.string().min(1).max(8_000) })

const waitMs = 5_000
const keptMs = 3_600_000
const bodyLimit = 256 * 1024

export type Google = ReturnType<typeof createGoogle>

/** Sign-in by redirect with authorisation code, state, nonce and PKCE; who it is, the website API finds out. */
export function createGoogle({ issuer, clientId, clientSecret }: GoogleSettings) {
	let kept: { at: number; configuration: z.infer<typeof Configuration> } | undefined

	async function configuration() {
		if (kept && Date.now() - kept.at < keptMs) return kept.configuration
		const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
		const answer = await ask(new Request(address), Configuration)
		if (answer.issuer !== issuer) throw new GoogleFailure('The issuer is another one.')
		kept = { at: Date.now(), configuration: answer }
		return answer
	}

	return {
		issuer,
		/** Where the browser is sent (spec section 7, "Other calls"). @throws GoogleFailure */
		async authorizationAddress(question: AuthorizationQuestion): Promise<string> {
			const { authorization_endpoint } = await configuration()
			const url = new URL(authorization_endpoint)
			const query = {
				client_id: clientId,
				redirect_uri: question.redirectUri,
				response_type: 'code',
				scope: 'openid profile email',
				access_type: 'offline',
				prompt: 'consent',
				state: question.state,
				nonce: question.nonce,
				code_challenge: question.challenge,
				code_challenge_method: 'S256',
			}
			for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
			return url.href
		},
		/** The ID token for a code. @throws GoogleFailure */
		async idToken(answer: {
			code: string
			verifier: string
			redirectUri: string
		}): Promise<string> {
			const { token_endpoint } = await configuration()
			const body = new URLSearchParams({
				grant_type: 'authorization_code',
				code: answer.code,
				code_verifier: answer.verifier,
				redirect_uri: answer.redirectUri,
				client_id: clientId,
				client_secret: clientSecret,
			})
			const { id_token } = await ask(new Request(token_endpoint, { method: 'POST', body }), Tokens)
			return id_token
		},
	}
}

async function ask<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
	try {
		request.headers.set('Accept', 'application/json')
		const signal = AbortSignal.timeout(waitMs)
		const response = await fetch(request, { redirect: 'error', signal })
		const text = await readBody(response, bodyLimit)
		if (!response.ok) throw new GoogleFailure(`The provider answered ${response.status}.`)
		return schema.parse(JSON.parse(text ?? ''))
	} catch (error) {
		if (error instanceof GoogleFailure) throw error
		throw new GoogleFailure('The provider did not answer as it should.', { cause: error })
	}
}
