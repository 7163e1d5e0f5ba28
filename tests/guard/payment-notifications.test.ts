import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { openGateways, type ShopWithGateways } from './support/shop-with-gateways.ts'

let shop: ShopWithGateways
let reference: string
let isApiAway = false

beforeAll(async () => {
	shop = await openGateways({ isAway: () => isApiAway })
	await shop.provider.addAccount(1)
	;({ reference } = await shop.paid())
})
afterEach(() => {
	isApiAway = false
})
afterAll(() => shop.close())

const target = '/payment-notification/midtrans'
const json: [string, string] = ['Content-Type', 'application/json']
const own: [string, string] = ['Host', 'localhost']

/** What Midtrans sends about an order's attempt. */
async function notification(change: (text: string) => string = (text) => text) {
	return change(await shop.provider.midtrans.notification(reference).text())
}

const send = (body: string, more: Partial<Parameters<ShopWithGateways['request']>[0]> = {}) =>
	shop.request({ method: 'POST', target, headers: [json, own], body, ...more })

describe('what a payment provider tells the shop', () => {
	test('is stored, and answered without cookies, by a program that knows no form token', async () => {
		const answer = await send(await notification())
		expect([answer.status, answer.body]).toEqual([200, '{"status":200}'])
		expect(answer.headers.get('set-cookie')).toBeNull()
		expect(await shop.stored()).toHaveLength(1)
	})

	test('is stored while the shop is closed for maintenance', async () => {
		const { db } = shop.tiny
		await db.update(company).set({ maintenance: true }).where(eq(company.id, 1))
		const answer = await send(await notification())
		await db.update(company).set({ maintenance: false }).where(eq(company.id, 1))
		expect(answer.status).toBe(200)
	})

	test.each([
		['forged', 401, (text: string) => text.replace(/"gross_amount":"\d+/, '"gross_amount":"1')],
		['unreadable', 400, () => '{'],
	])('is answered %s', async (_what, status, change) => {
		const before = await shop.stored()
		expect((await send(await notification(change))).status).toBe(status)
		expect(await shop.stored()).toEqual(before)
	})

	test.each([
		['of a provider without an account', '/payment-notification/xendit', 'localhost'],
		['of an unknown provider', '/payment-notification/paypal', 'localhost'],
		['for a shop without an account', target, 'kopi.localhost'],
		['for a host without a shop', target, 'siapa.localhost'],
	])('%s is answered 404', async (_what, path, host) => {
		const headers: [string, string][] = [json, ['Host', host]]
		const answer = await send(await notification(), { target: path, headers })
		expect(answer.status).toBe(404)
		expect(answer.headers.get('location')).toBeNull()
	})

	test('is to be sent again while the website API is away', async () => {
		const body = await notification()
		isApiAway = true
		expect((await send(body)).status).toBe(503)
	})

	test('of more than 64 KB is refused', async () => {
		expect((await send('x'.repeat(70_000))).status).toBe(413)
	})

	test('is sent by POST alone', async () => {
		for (const method of ['GET', 'PUT', 'DELETE']) {
			const answer = await shop.request({ method, target, headers: [own] })
			expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
		}
	})
})
