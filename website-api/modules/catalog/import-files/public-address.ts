import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The only IPv6 addresses that are assigned to the public internet. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** IANA's special-purpose ranges (RFC 6890 and its registries), and the address of Azure's own services. */
const special = new BlockList()
for (const [net, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['168.63.129.16', 32],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.31.196.0', 24],
	['192.52.193.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['192.175.48.0', 24],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const) {
	special.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['2620:4f:8000::', 48],
	['3ffe::', 16],
	['3fff::', 20],
] as const) {
	special.addSubnet(net, prefix, 'ipv6')
}

/**
 * Whether an IP address is one of the public internet: global unicast, of no special purpose. IPv4 addresses written
 * as IPv6 ones are refused, since a translator or the system could connect them to the network within.
 */
export function isPublicAddress(address: string): boolean {
	switch (isIP(address)) {
		case 4:
			return !special.check(address, 'ipv4')
		case 6:
			// A zone belongs to the addresses of a link.
			if (address.includes('%')) return false
			return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
		default:
			return false
	}
}

/**
 * A DNS lookup for connections that rejects names of private networks. It checks the address of each connection, so
 * that names cannot change in between (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
	resolve(hostname, { ...options, all: true }, (error, addresses) => {
		if (error) return callback(error, [])
		const open = addresses.filter(({ address }) => isPublicAddress(address))
		const first = open[0]
		if (first === undefined) {
			return callback(new Error(`${hostname} is not on the public internet`), [])
		}
		if (options.all) callback(null, open)
		else callback(null, first.address, first.family)
	})
}
