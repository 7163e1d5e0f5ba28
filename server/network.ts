import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address, or the /64 of an IPv6 address: who has one of its addresses has all of them. */
export function ownNetworkOf(address: string): string {
	return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The /24 of an IPv4 address or the /56 of an IPv6 address. */
export function wideNetworkOf(address: string): string {
	if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
	if (!isIPv6(address)) return address
	const [first, second, third, fourth = '0'] = groupsOf(address)
	const upper = Number.parseInt(fourth, 16) & 0xff00
	return `${[first, second, third, upper.toString(16)].join(':')}::/56`
}

/** Whether an address is of this very machine. */
export function isLoopback(address: string): boolean {
	return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
	const plain = address.replace(/%.*$/, '')
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
	const groups = head.split(':').filter(Boolean)
	const last = tail?.split(':').filter(Boolean) ?? []
	const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
	return [...groups, ...middle, ...last]
}
