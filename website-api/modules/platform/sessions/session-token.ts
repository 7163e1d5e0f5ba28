import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { TokenClaims } from '#contract/auth.ts'
import { toWire } from '#contract/message-codec.ts'

const issuer = 'etalase'
const longest = 4_000

export type TokenOwner = { companyId: number; sessionId: string }

/** Bearer token of a session: the spec's claims (section 3), with the session's id as jti. */
export function signToken(
	{ companyId, sessionId }: TokenOwner,
	value: TokenClaims,
	secret: string,
): Promise<string> {
	const { exp, ...claims } = toWire(TokenClaims, value)
	return new SignJWT(claims)
		.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
		.setIssuer(issuer)
		.setAudience(String(companyId))
		.setJti(sessionId)
		.setExpirationTime(exp)
		.sign(keyFrom(secret))
}

/** Verifies a bearer token; undefined if it is malformed, forged, expired or of another company. */
export async function readToken(
	token: string,
	companyId: number,
	secret: string,
	now: Date,
): Promise<string | undefined> {
	if (token.length > longest) return undefined
	try {
		const { payload } = await jwtVerify(token, keyFrom(secret), {
			algorithms: ['HS256'],
			issuer,
			audience: String(companyId),
			requiredClaims: ['exp', 'jti'],
			currentDate: now,
		})
		return z.uuid().safeParse(payload.jti).data
	} catch {
		return undefined
	}
}

function keyFrom(secret: string): Uint8Array {
	return createHmac('sha256', secret).update('customer-token').digest()
}
