import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address, or the /64 of an IPv6 address, which usually belongs to one subscriber. */
export function ownNetworkOf(address: string): string {
	const groups = groupsOf(address)
	return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /24 of an IPv4 address, the /56 of an IPv6 address. */
export function wideNetworkOf(address: string): string {
	const groups = groupsOf(address)
	if (typeof groups === 'string') {
		return isIPv4(groups) ? groups.replace(/\d+$/, '0/24') : groups
	}
	const fourth = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
	return `${[...groups.slice(0, 3), fourth.toString(16)].join(':')}::/56`
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
	return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}

// The eight groups of an IPv6 address; any other address in lower case.
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
