import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'

/**
 * The storefront stores a key for 24 h (spec section 9). It is valid for a little longer, so that none expires while
 * it is used.
 */
const lifetimeHours = 36
const longest = 600

const Claims = z.object({
	companyId: z.number().int().positive(),
	host: z.string().min(1),
	/** Unix time in seconds. */
	exp: z.number().int(),
})
export type ApiKeyClaims = z.infer<typeof Claims>

/** A stateless api-access key: company and expiry time, signed. The same key is returned within an hour. */
export function issueApiKey(
	{ companyId, host }: { companyId: number; host: string },
	secret: string,
	now: Date,
): string {
	const hour = Math.floor(now.getTime() / 3_600_000)
	const claims: ApiKeyClaims = { companyId, host, exp: (hour + lifetimeHours) * 3600 }
	const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
	return `${payload}.${signatureOf(payload, secret)}`
}

/** Verifies a key; undefined if it is malformed, forged or expired. */
export function readApiKey(key: string, secret: string, now: Date): ApiKeyClaims | undefined {
	if (key.length > longest) return undefined
	const [payload, signature, ...rest] = key.split('.')
	if (!payload || !signature || rest.length > 0) return undefined
	if (!isSameText(signature, signatureOf(payload, secret))) return undefined
	const claims = Claims.safeParse(parse(payload))
	if (!claims.success || claims.data.exp * 1000 <= now.getTime()) return undefined
	return claims.data
}

function signatureOf(payload: string, secret: string) {
	return createHmac('sha256', secret).update(`api-access\0${payload}`).digest('base64url')
}

function parse(payload: string): unknown {
	try {
		return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
	} catch {
		return undefined
	}
}
