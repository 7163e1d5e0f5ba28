import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { wholeShop } from './support/whole-shop.ts'

let shop: Awaited<ReturnType<typeof wholeShop>>
let couriers: ReturnType<typeof exampleCouriers>

beforeAll(async () => {
	shop = await wholeShop({})
	couriers = exampleCouriers(shop.tiny.db, shop.tiny.secret)
	await couriers.addAccount(1, ['jne'])
	const parcel = { reference: 'E-1', courier: 'jne', service: 'reg', to: 'Sari' }
	couriers.biteship.book.book({ ...parcel, grams: 1_000, price: 17_000 })
})
afterAll(() => shop.close())

const target = '/courier-notification/biteship'
const own: [string, string] = ['Host', 'localhost']

/** What Biteship sends about the parcel. */
const send = async (changes: Partial<Parameters<typeof shop.request>[0]> = {}) => {
	const push = couriers.biteship.push('E-1')
	return shop.request({
		method: 'POST',
		target,
		headers: [own, ...push.headers],
		body: await push.text(),
		...changes,
	})
}
const stored = () => shop.tiny.db.select().from(providerMessage)

describe('what a courier tells the shop', () => {
	test('is stored, and answered without cookies, by a program that knows no form token', async () => {
		const answer = await send()
		expect([answer.status, answer.body]).toEqual([200, '{"status":200}'])
		expect(answer.headers.get('set-cookie')).toBeNull()
		expect(await stored()).toMatchObject([{ provider: 'BITESHIP', companyId: 1 }])
	})

	test('is answered 200 when the provider tries the address with nothing', async () => {
		const before = await stored()
		expect((await send({ headers: [own], body: '' })).status).toBe(200)
		expect(await stored()).toEqual(before)
	})

	test.each<[string, number, Partial<Parameters<typeof send>[0]>]>([
		['without the proof', 401, { headers: [own, ['Content-Type', 'application/json']] }],
		['of a provider that pushes nothing', 404, { target: '/courier-notification/rajaongkir' }],
		['of an unknown provider', 404, { target: '/courier-notification/postman' }],
	])('%s is answered %i', async (_what, status, changes) => {
		expect((await send(changes)).status).toBe(status)
	})

	test('is sent by POST alone', async () => {
		const answer = await shop.request({ method: 'GET', target, headers: [own] })
		expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
	})
})
