import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import type { AppEnv } from '#website-api/http/env.ts'

/**
 * A keyed digest of where the storefront's visitor calls from, so that no address is kept. Only ever read behind a
 * valid api-access key; '' when the storefront names none.
 */
export function visitorDigest(c: { req: Context<AppEnv>['req']; var: Scope }): string {
	const address = c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
	return address === '' ? '' : secretDigest(c.var, 'visitor', address.toLowerCase())
}

type Scope = { companyId: number; secret: string }

/** A digest that tells equal things apart from others, and says nothing of them to who lacks the secret. */
export function secretDigest({ companyId, secret }: Scope, ...parts: string[]): string {
	return createHmac('sha256', secret)
		.update(JSON.stringify([companyId, ...parts]))
		.digest('base64url')
}
