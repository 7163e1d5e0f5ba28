import { decodeJwt } from 'jose'
import { TokenClaims } from '#contract/auth.ts'
import { decode } from '#contract/message-codec.ts'
import type { Customer } from '#app/domain/customer.ts'

/** A login token that can't be decoded (spec section 5). */
export class InvalidTokenError extends Error {
	override name = 'InvalidTokenError'
}

export type Token = {
	customer: Customer
	/** When the token expires. */
	expires: Date
}

/**
 * The claims of a login token (spec section 3). Its signature is not verified: only the website API can. @throws
 * InvalidTokenError for anything that is no string, lacks a part, is not base64 or JSON, or lacks a claim
 */
export function decodeToken(token: unknown): Token {
	if (typeof token !== 'string') throw invalid('must be a string')
	const claims = TokenClaims.safeParse(payloadOf(token))
	if (!claims.success) throw invalid('missing claim', claims.error)
	const {
		exp,
		callingCode: _code,
		nationalNumber: _number,
		...customer
	} = decode(TokenClaims, claims.data)
	return { customer, expires: new Date(exp * 1000) }
}

function payloadOf(token: string): unknown {
	try {
		return decodeJwt(token)
	} catch (error) {
		throw invalid(error instanceof Error ? error.message : 'malformed', error)
	}
}

function invalid(reason: string, cause?: unknown) {
	return new InvalidTokenError(`Invalid token: ${reason}`, { cause })
}
