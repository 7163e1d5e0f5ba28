import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { pictureFetcher } from './fetch-picture.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
	'127.0.0.1',
	'10.1.2.3',
	'169.254.169.254',
	'192.168.1.1',
	'172.31.0.1',
	'100.64.0.1',
	'0.0.0.0',
	'::1',
	'::',
	'fe80::1',
	'fd00::1',
	'::ffff:127.0.0.1',
	'64:ff9b::7f00:1',
	'localhost',
])('%s is not a public address', (address) => {
	expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])(
	'%s is a public address',
	(address) => {
		expect(isPublicAddress(address)).toBe(true)
	},
)

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
