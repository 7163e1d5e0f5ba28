import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { ownNetworkOf, wideNetworkOf } from '#process/network.ts'
import type { AppEnv } from '#website-api/http/env.ts'

/**
 * A keyed digest of where the storefront's visitor calls from, so that no address is kept. Only ever read behind a
 * valid api-access key; '' when the storefront names none.
 */
export function visitorDigest(c: Requested): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'visitor', ownNetworkOf(address))
}

/** The same of the network around it: who has many addresses has neighbouring ones. */
export function networkDigest(c: Requested): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'network', wideNetworkOf(address))
}

/** A keyed digest of the visitor's browser; '' when the storefront names none. */
export function deviceDigest(c: Requested): string {
	const device = c.req.header(VISITOR_DEVICE_HEADER) ?? ''
	return /^[\w-]{16,64}$/.test(device) ? secretDigest(c.var, 'device', device) : ''
}

type Requested = { req: Context<AppEnv>['req']; var: Scope }

function addressOf(c: Requested): string {
	return c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
}

type Scope = { companyId: number; secret: string }

/** A digest that tells equal things apart from others, and says nothing of them to who lacks the secret. */
export function secretDigest({ companyId, secret }: Scope, ...parts: string[]): string {
	return createHmac('sha256', secret)
		.update(JSON.stringify([companyId, ...parts]))
		.digest('base64url')
}
