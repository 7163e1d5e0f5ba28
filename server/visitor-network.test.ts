import { expect, test } from 'vitest'
import { visitorNetwork } from './visitor-network.ts'

test.each([
	['192.0.2.7', '192.0.2.0/24'],
	['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
	['2001:0DB8:0001:0234::9', '2001:db8:1:200::/56'],
	['2001:db8::1', '2001:db8:0:0::/56'],
	['::1', '0:0:0:0::/56'],
	['fe80::1%eth0', 'fe80:0:0:0::/56'],
	['', ''],
])('%s is counted as %s', (address, network) => expect(visitorNetwork(address)).toBe(network))
