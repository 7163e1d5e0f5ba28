import { BlockList, isIP } from 'node:net'

export type TrustedProxies = (address: string) => boolean

/** Which headers of which proxies replace the connection's data. */
export type ProxySettings = {
	trusted: TrustedProxies
	/** Headers that a trusted proxy always overwrites, in lower case; undefined: Host and http are used. */
	hostHeader?: string
	schemeHeader?: string
	/** The public port, when it is neither the scheme's default nor the one listened on. */
	publicPort?: number
}

/** Proxies whose forwarding headers are trusted: addresses and networks of TRUSTED_PROXIES; default none. */
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

/** The last address in the header that was not added by a trusted proxy: the visitor's. */
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
