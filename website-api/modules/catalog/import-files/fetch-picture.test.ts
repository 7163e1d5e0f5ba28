import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { pictureFetcher } from './fetch-picture.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
	['this network', '0.0.0.0', '0.255.255.255'],
	['private', '10.0.0.0', '10.255.255.255'],
	['shared by a provider', '100.64.0.0', '100.127.255.255'],
	['loopback', '127.0.0.1', '127.255.255.255'],
	['services of Azure', '168.63.129.16', '168.63.129.16'],
	['link-local, with the services of clouds', '169.254.0.0', '169.254.169.254'],
	['private', '172.16.0.0', '172.31.255.255'],
	['protocol assignments', '192.0.0.0', '192.0.0.192'],
	['documentation', '192.0.2.0', '192.0.2.255'],
	['AS112', '192.31.196.0', '192.175.48.255'],
	['multicast by relay', '192.52.193.0', '192.52.193.255'],
	['6to4 relays', '192.88.99.0', '192.88.99.255'],
	['private', '192.168.0.0', '192.168.255.255'],
	['measurements', '198.18.0.0', '198.19.255.255'],
	['documentation', '198.51.100.0', '203.0.113.255'],
	['multicast', '224.0.0.0', '239.255.255.255'],
	['reserved', '240.0.0.0', '255.255.255.255'],
	['unspecified, and loopback', '::', '::1'],
	['IPv4-compatible', '::7f00:1', '::8.8.8.8'],
	['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
	['IPv4-mapped, in hexadecimal', '::ffff:7f00:1', '0:0:0:0:0:ffff:a9fe:a9fe'],
	['IPv4-translated', '::ffff:0:7f00:1', '::ffff:0:a00:1'],
	['NAT64', '64:ff9b::7f00:1', '64:ff9b::808:808'],
	['NAT64 of a network', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
	['discarded', '100::', '100::ffff'],
	['Teredo', '2001::', '2001:0:ffff::1'],
	['protocol assignments', '2001:1::1', '2001:1ff:ffff::1'],
	['documentation', '2001:db8::', '2001:db8:ffff::1'],
	['documentation', '3fff::', '3fff:fff:ffff::1'],
	['6to4', '2002:7f00:1::', '2002:a00:1::1'],
	['the former 6bone', '3ffe::', '3ffe:ffff::1'],
	['segment routing', '5f00::', '5f00::1'],
	['unique local', 'fc00::1', 'fdff:ec2::254'],
	['link-local', 'fe80::1', 'febf::1'],
	['link-local with a zone', 'fe80::1%eth0', '2606:4700::1%1'],
	['site-local', 'fec0::', 'feff::1'],
	['multicast', 'ff00::', 'ff02::1'],
	['no addresses', 'localhost', '2130706433'],
])('%s is not public: %s, %s', (_what, ...addresses) => {
	expect(addresses.filter(isPublicAddress)).toEqual([])
})

test.each([
	['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '192.0.1.1'],
	['2606:4700::1111', '2001:200::1', '2400:cb00::1', '2a00:1450:4009::1'],
])('%s, %s, %s and %s are public', (...addresses) => {
	expect(addresses.filter((one) => !isPublicAddress(one))).toEqual([])
})

test('fetches pictures of private networks only if allowed, also behind names and redirects', async () => {
	let calls = 0
	const server = createServer((request, response) => {
		calls++
		if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end()
		else if (request.url === '/gone') response.writeHead(404).end()
		else response.end('bytes')
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	try {
		const guarded = pictureFetcher({ allowPrivate: false })
		await expect(guarded(`http://127.0.0.1:${port}/picture`)).rejects.toThrow(/public internet/)
		await expect(guarded(`http://localhost:${port}/picture`)).rejects.toThrow()
		await expect(guarded('file:///etc/passwd')).rejects.toThrow(/not a web address/)
		expect(calls).toBe(0)
		const open = pictureFetcher({ allowPrivate: true })
		await expect(open(`http://127.0.0.1:${port}/moved`)).resolves.toHaveLength(5)
		await expect(open(`http://127.0.0.1:${port}/gone`)).rejects.toThrow(/answered 404/)
	} finally {
		server.close()
	}
})
