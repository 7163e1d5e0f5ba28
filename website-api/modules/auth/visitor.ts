import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import type { AppEnv } from '#website-api/http/env.ts'

/**
 * A keyed digest of where the storefront's visitor calls from, so that no address is kept. Only ever read behind a
 * valid api-access key; '' when the storefront names none.
 */
export function visitorDigest(c: { req: Context<AppEnv>['req']; var: Scope }): string {
	const address = c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
	return address === '' ? '' : secretDigest(c.var, 'visitor', networkOf(address))
}

/** An IPv4 address, or the /64 of an IPv6 address: who has one of its addresses has all of them. */
export function networkOf(address: string): string {
	const plain = address
		.replace(/%.*$/, '')
		.replace(/^::ffff:(?=\d+\.)/i, '')
		.toLowerCase()
	if (!isIPv6(plain)) return plain
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
	const groups = head.split(':').filter(Boolean)
	const last = tail?.split(':').filter(Boolean) ?? []
	const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
	return `${[...groups, ...middle, ...last].slice(0, 4).join(':')}::/64`
}

type Scope = { companyId: number; secret: string }

/** A digest that tells equal things apart from others, and says nothing of them to who lacks the secret. */
export function secretDigest({ companyId, secret }: Scope, ...parts: string[]): string {
	return createHmac('sha256', secret)
		.update(JSON.stringify([companyId, ...parts]))
		.digest('base64url')
}
