import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import type { AppEnv } from '#website-api/http/env.ts'

/**
 * A keyed digest of where the storefront's visitor calls from, so that no address is kept. Only ever read behind a
 * valid api-access key; '' when the storefront names none.
 */
export function visitorDigest(c: Asked): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'visitor', networkOf(address))
}

/** The same of the network around it: who has many addresses has neighbouring ones. */
export function networkDigest(c: Asked): string {
	const address = addressOf(c)
	return address === '' ? '' : secretDigest(c.var, 'network', wideNetworkOf(address))
}

/** A keyed digest of the visitor's browser; '' when the storefront names none. */
export function deviceDigest(c: Asked): string {
	const device = c.req.header(VISITOR_DEVICE_HEADER) ?? ''
	return /^[\w-]{16,64}$/.test(device) ? secretDigest(c.var, 'device', device) : ''
}

type Asked = { req: Context<AppEnv>['req']; var: Scope }

function addressOf(c: Asked): string {
	return c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
}

/** An IPv4 address, or the /64 of an IPv6 address: who has one of its addresses has all of them. */
export function networkOf(address: string): string {
	const groups = groupsOf(address)
	return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /24 of an IPv4 address, the /56 of an IPv6 address: what one subscriber or one small host is given. */
export function wideNetworkOf(address: string): string {
	const groups = groupsOf(address)
	if (typeof groups === 'string') {
		return isIPv4(groups) ? groups.replace(/\d+$/, '0/24') : groups
	}
	const fourth = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
	return `${[...groups.slice(0, 3), fourth.toString(16)].join(':')}::/56`
}

// The eight groups of an IPv6 address; any other address as it is, in small letters.
function groupsOf(address: string): string[] | string {
	const plain = address
		.replace(/%.*$/, '')
		.replace(/^::ffff:(?=\d+\.)/i, '')
		.toLowerCase()
	if (!isIPv6(plain)) return plain
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
	const groups = head.split(':').filter(Boolean)
	const last = tail?.split(':').filter(Boolean) ?? []
	const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
	return [...groups, ...middle, ...last]
}

type Scope = { companyId: number; secret: string }

/** A digest that tells equal things apart from others, and says nothing of them to who lacks the secret. */
export function secretDigest({ companyId, secret }: Scope, ...parts: string[]): string {
	return createHmac('sha256', secret)
		.update(JSON.stringify([companyId, ...parts]))
		.digest('base64url')
}
