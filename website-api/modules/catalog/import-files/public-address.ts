import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const closed = new BlockList()
for (const [net, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const) {
	closed.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
	['::', 127],
	['fc00::', 7],
	['fe80::', 10],
	['ff00::', 8],
	['64:ff9b::', 96],
	['2002::', 16],
] as const) {
	closed.addSubnet(net, prefix, 'ipv6')
}

/** Whether an IP address is public: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
	const bare = mapped ?? address
	const family = isIP(bare)
	return family !== 0 && !closed.check(bare, family === 4 ? 'ipv4' : 'ipv6')
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
