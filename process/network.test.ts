import { expect, test } from 'vitest'
import { ownNetworkOf, wideNetworkOf } from './network.ts'

test.each([
	['192.0.2.7', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:192.0.2.7', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['1:2:3::', '1:2:3:0::/64'],
	['a name', 'a name'],
])('%s is counted as %s', (address, network) => expect(ownNetworkOf(address)).toBe(network))

test.each([
	['192.0.2.7', '192.0.2.0/24'],
	['::ffff:192.0.2.7', '192.0.2.0/24'],
	['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
	['2001:db8:1::9', '2001:db8:1:0::/56'],
	['a name', 'a name'],
])('%s is in the network %s', (address, network) => expect(wideNetworkOf(address)).toBe(network))
