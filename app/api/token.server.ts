import { decodeJwt } from 'jose'
import { TokenClaimsWire } from '#contract/auth.ts'
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
	const claims = TokenClaimsWire.safeParse(payloadOf(token))
	if (!claims.success) throw invalid('missing claim', claims.error)
	const wire = claims.data
	return {
		customer: {
			code: wire.CUSTOMER_CODE,
			name: wire.CUSTOMER_NAME,
			email: wire.CUSTOMER_EMAIL,
			phone: wire.CUSTOMER_PHONE,
			type: wire.CUSTOMER_TYPE,
			branchId: wire.CUSTOMER_BRANCH_ID,
			affiliateCode: wire.CUSTOMER_AFFILIATE_TRACKING_CODE,
		},
		expires: new Date(wire.exp * 1000),
	}
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
