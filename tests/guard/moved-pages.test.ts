import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GuardedShop, guardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({
		page: (request) => {
			const status = Number(/\/(\d{3})(?=\/|$)/.exec(new URL(request.url).pathname)?.[1] ?? 200)
			return new Response('<p>page</p>', { status, headers: { 'content-type': 'text/html' } })
		},
	})
	shop.api.set('/v1/moved-address', (request) => {
		const path = new URL(request.url).searchParams.get('PATH')
		return Response.json({
			data: { ADDRESS: path === '/product/404/lama' ? '/product/baru' : null },
		})
	})
})
afterAll(() => shop.close())

const asked = () =>
	shop.api.requests.filter(({ url }) => new URL(url).pathname === '/v1/moved-address').length

async function open(target: string, method = 'GET', host = 'toko.test') {
	const before = asked()
	const { status, headers } = await shop.request({ method, target, headers: [['Host', host]] })
	return {
		status,
		location: headers.get('location'),
		cache: headers.get('cache-control'),
		asked: asked() - before,
	}
}

test('a missing page that has moved answers 301 to its present address, with language and query', async () => {
	expect(await open('/en/product/404/lama?ref=SARI&q=a%20b')).toEqual({
		status: 301,
		location: '/en/product/baru?ref=SARI&q=a%20b',
		cache: 'private, no-store',
		asked: 1,
	})
	expect(await open('/product/404/lama', 'HEAD')).toMatchObject({ status: 301 })
})

test('script that asks for the data of such a page loads the present one', async () => {
	const { status, headers } = await shop.request({
		target: '/product/404/lama?_data=routes%2Fshell',
		headers: [['Host', 'toko.test']],
	})
	expect(status).toBe(204)
	expect(headers.get('x-remix-redirect')).toBe('/product/baru')
	expect(headers.get('x-remix-reload-document')).toBe('true')
})

test.each([
	['/product/404/lain', 404, 1],
	['/product/410/lain', 410, 1],
	['/product/lama', 200, 0],
	['/product/403/lama', 403, 0],
])('%s stays %i', async (target, status, calls) => {
	expect(await open(target)).toMatchObject({ status, location: null, asked: calls })
})

test('nothing is asked for a host without a shop, and a failing website API leaves the page missing', async () => {
	expect((await open('/404/lama', 'GET', 'tanpa-toko.test')).asked).toBe(0)
	shop.api.set('/v1/moved-address', () => new Response('x', { status: 500 }))
	expect(await open('/product/404/lama')).toMatchObject({ status: 404 })
})
