import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that limits count a visitor by: the /24 of an IPv4 address, the /56 of an IPv6 address, since who has
 * many addresses has neighbouring ones. What is no address is its own.
 */
export function visitorNetwork(address: string): string {
	if (isIPv4(address)) return address.replace(/\d+$/, '0/24')
	const plain = address.replace(/%.*$/, '')
	if (!isIPv6(plain)) return address
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
	const groups = head.split(':').filter(Boolean)
	const last = tail?.split(':').filter(Boolean) ?? []
	const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
	const [first, second, third, fourth = '0'] = [...groups, ...middle, ...last]
	const upper = Number.parseInt(fourth, 16) & 0xff00
	return `${first}:${second}:${third}:${upper.toString(16)}::/56`
}
