import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { ownNetworkOf, wideNetworkOf } from '#process/network.ts'
import type { AppEnv } from '#website-api/http/env.ts'

/**
 * A keyed digest of the visitor's IP address, so that no address is stored. Trusted only with a valid api-access key;
 * '' if the storefront sends none.
 */
export function visitorDigest(c: Requested): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'visitor', ownNetworkOf(address))
}

/**
 * A keyed digest of the network of the visitor's IP address, because one visitor often has many addresses of one
 * network.
 */
export function networkDigest(c: Requested): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'network', wideNetworkOf(address))
}

/** A keyed digest of the visitor's browser id; '' if the storefront sends none. */
export function deviceDigest(c: Requested): string {
	const device = c.req.header(VISITOR_DEVICE_HEADER) ?? ''
	return /^[\w-]{16,64}$/.test(device) ? secretDigest(c.var, 'device', device) : ''
}

type Requested = { req: Context<AppEnv>['req']; var: Scope }

function addressOf(c: Requested): string {
	return c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
}

type Scope = { companyId: number; secret: string }

/** HMAC of a text with the installation's secret. */
export function secretDigest({ companyId, secret }: Scope, ...parts: string[]): string {
	return createHmac('sha256', secret)
		.update(JSON.stringify([companyId, ...parts]))
		.digest('base64url')
}
