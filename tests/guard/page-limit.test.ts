import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
let now = Date.parse('2026-11-22T03:00:00Z')
beforeAll(async () => {
	shop = await guardedShop({
		env: { TRUSTED_PROXIES: '127.0.0.1', ETALASE_PAGES_PER_SECOND: '0.5' },
		clock: () => new Date(now),
	})
})
afterAll(() => shop.close())

const requestFrom = (ip: string, target: string, method = 'GET') =>
	shop.request({ method, target, headers: [['X-Forwarded-For', ip]] })

async function exhaust(ip: string, target = '/Cart') {
	for (let at = 0; at < 6; at += 1) expect((await requestFrom(ip, target)).status).toBe(200)
}

test('a visitor with too many requests is rejected in their language, and others are served', async () => {
	await exhaust('203.0.113.7')
	const refused = await requestFrom('203.0.113.7', '/Cart')
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(refused.headers.get('cache-control')).toBe('private, no-store')
	expect(refused.body).toContain('<html lang="id">')
	expect(refused.body).toContain('Pelan-pelan dulu')
	const english = await requestFrom('203.0.113.7', '/en/Cart')
	expect(english.status).toBe(429)
	expect(english.body).toContain('<html lang="en">')
	expect((await requestFrom('203.0.113.7', '/Cart', 'HEAD')).status).toBe(429)
	expect((await requestFrom('203.0.113.8', '/Cart')).status).toBe(200)
	expect((await requestFrom('198.51.100.7', '/en/Cart')).status).toBe(200)
	now += 2_000
	expect((await requestFrom('203.0.113.7', '/Cart')).status).toBe(200)
	expect((await requestFrom('203.0.113.7', '/Cart')).status).toBe(429)
})

test('a form counts, too, and is rejected before it is read', async () => {
	await exhaust('192.0.2.7')
	shop.reached.length = 0
	const answer = await shop.request({
		method: 'POST',
		target: '/Cart',
		body: 'a=1',
		headers: [
			['X-Forwarded-For', '192.0.2.7'],
			['Sec-Fetch-Site', 'same-origin'],
			['Content-Type', 'application/x-www-form-urlencoded'],
		],
	})
	expect(answer.status).toBe(429)
	expect(shop.reached).toEqual([])
})

test('health checks and redirects are not limited', async () => {
	await exhaust('192.0.2.99')
	expect((await requestFrom('192.0.2.99', '/Cart')).status).toBe(429)
	expect((await requestFrom('192.0.2.99', '/health/live')).status).toBe(200)
	expect((await requestFrom('192.0.2.99', '/faq/')).status).toBe(308)
})

test('a forged X-Forwarded-For does not count for others', async () => {
	await exhaust('192.0.2.55')
	expect((await requestFrom('198.18.0.1, 192.0.2.55', '/Cart')).status).toBe(429)
	expect((await requestFrom('127.0.0.1, 192.0.2.55', '/Cart')).status).toBe(429)
})

test('requests from the same machine are not limited', async () => {
	for (let at = 0; at < 20; at += 1) expect((await shop.request({ target: '/' })).status).toBe(200)
})

test('cached pages are not counted', async () => {
	expect((await requestFrom('198.18.5.1', '/about')).status).toBe(200)
	await exhaust('198.18.6.1')
	expect((await requestFrom('198.18.6.1', '/about')).status).toBe(200)
	expect((await requestFrom('198.18.6.1', '/terms')).status).toBe(429)
})
