import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { allowInsecureRequests, discovery, None } from 'openid-client'
import { z } from 'zod'
import type { WatchCall } from '#process/provider-calls.ts'
import { Problem } from '#website-api/http/problem.ts'

/** Identity of a person at the provider, with a verified email. */
export type GooglePerson = { subject: string; email: string; name: string }

/** The OpenID Connect provider that customers may sign in with. */
export type GoogleProvider = {
	/**
	 * Verifies an ID token. 401 GOOGLE_REFUSED if it is forged, expired, issued for another client or another
	 * sign-in, or if the email is not verified; 503 UNAVAILABLE if the provider's keys cannot be fetched.
	 */
	verify: (idToken: string, nonce: string, now: Date) => Promise<GooglePerson>
}

/** Issuer of the tokens, and this shop's client ids. */
export type GoogleSettings = { issuer: string; clientId: string }

const TIMEOUT_MS = 5_000
const KEPT_MS = 3_600_000

const Claims = z.object({
	sub: z.string().min(1).max(255),
	nonce: z.string(),
	azp: z.string().optional(),
	email: z.email().max(254),
	email_verified: z.literal(true),
	name: z.string().default(''),
})

/** The provider at this issuer. Its keys are found by discovery and cached; `watch` sees each call. */
export function googleProvider(
	{ issuer, clientId }: GoogleSettings,
	watch: WatchCall = (call) => call(),
): GoogleProvider {
	const keys = kept(() => discover(issuer, clientId, watch))
	return {
		async verify(idToken, nonce, now) {
			const getKey = await keys(now)
			const claims = await jwtVerify(idToken, getKey, {
				algorithms: ['RS256'],
				issuer: issuersOf(issuer),
				audience: clientId,
				requiredClaims: ['exp', 'iat', 'sub'],
				maxTokenAge: '10m',
				clockTolerance: 30,
				currentDate: now,
			}).then(({ payload }) => Claims.safeParse(payload), refuse)
			const isOurs =
				claims.success &&
				claims.data.nonce === nonce &&
				(claims.data.azp === undefined || claims.data.azp === clientId)
			if (!isOurs) throw new Problem(401, 'GOOGLE_REFUSED')
			const { sub, email, name } = claims.data
			return { subject: sub, email, name: name.replace(/\s+/g, ' ').trim().slice(0, 100) }
		},
	}
}

async function discover(
	issuer: string,
	clientId: string,
	watch: WatchCall,
): Promise<JWTVerifyGetKey> {
	const configuration = await watch(() =>
		discovery(new URL(issuer), clientId, undefined, None(), {
			timeout: TIMEOUT_MS / 1000,
			// The settings allow http for loopback addresses only.
			execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
		}),
	)
	const { jwks_uri } = configuration.serverMetadata()
	if (jwks_uri === undefined) throw new Error('The provider names no keys.')
	return createRemoteJWKSet(new URL(jwks_uri), {
		timeoutDuration: TIMEOUT_MS,
		[customFetch]: (address, request) =>
			watch(
				() => fetch(address, request),
				({ ok }) => ok,
			),
	})
}

/** Discovery is shared by concurrent callers and repeated after an hour or a failure. 503 UNAVAILABLE. */
function kept(find: () => Promise<JWTVerifyGetKey>) {
	let found: { at: number; keys: Promise<JWTVerifyGetKey> } | undefined
	return async (now: Date) => {
		if (!found || now.getTime() - found.at > KEPT_MS) found = { at: now.getTime(), keys: find() }
		const { keys } = found
		return keys.catch(() => {
			if (found?.keys === keys) found = undefined
			throw unavailable()
		})
	}
}

const claimErrors = [errors.JWTInvalid, errors.JWTClaimValidationFailed, errors.JWTExpired] as const
const signatureErrors = [
	errors.JWSInvalid,
	errors.JWSSignatureVerificationFailed,
	errors.JOSEAlgNotAllowed,
	errors.JOSENotSupported,
	errors.JWKSNoMatchingKey,
	errors.JWKSMultipleMatchingKeys,
] as const

// Errors of the token are the caller's (401); all others are the provider's (503).
function refuse(error: unknown): never {
	const isTokenError = [...claimErrors, ...signatureErrors].some((fault) => error instanceof fault)
	throw isTokenError ? new Problem(401, 'GOOGLE_REFUSED') : unavailable()
}

function unavailable() {
	return new Problem(503, 'UNAVAILABLE', { retryAfter: 5, reason: 'provider' })
}

// Google writes the issuer in tokens with and without the scheme.
function issuersOf(issuer: string): string[] {
	return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}
