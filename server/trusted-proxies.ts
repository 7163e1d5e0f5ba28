import { BlockList, isIP } from 'node:net'

export type TrustedProxies = (address: string) => boolean

/** Which headers of which senders replace what the connection says. */
export type ProxySettings = {
	trusted: TrustedProxies
	/** Headers that a trusted proxy always sets itself, in lower case; undefined: Host and plain http. */
	hostHeader?: string
	schemeHeader?: string
	/** The port in the shop's address, when it is neither the scheme's own nor the one listened on. */
	publicPort?: number
}

/** Whose forwarding headers are believed: addresses and networks from TRUSTED_PROXIES; nobody by default. */
export function trustedProxies(entries: string[]): TrustedProxies {
	if (entries.length === 0) return () => false
	const list = new BlockList()
	for (const entry of entries) {
		const [address = '', prefix] = entry.split('/')
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
		if (prefix === undefined) list.addAddress(address, family)
		else list.addSubnet(address, Number(prefix), family)
	}
	return (address) => {
		const family = isIP(address)
		return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
	}
}

/** The last address that no trusted proxy wrote: the visitor's, as the nearest trusted proxy saw it. */
export function visitorBehind(chain: string[], trusted: TrustedProxies): string | undefined {
	return chain
		.map((address) => plainAddress(address.trim()))
		.reverse()
		.find((address) => !trusted(address))
}

/** An address without the IPv4-in-IPv6 prefix. */
export function plainAddress(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
