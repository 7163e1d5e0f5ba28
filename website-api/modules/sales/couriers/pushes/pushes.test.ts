import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { courierAccount } from '../accounts/courier-account.table.ts'
import { workOnPushes } from './push.command.ts'

let database: OpenDatabase
let shop: ExampleShop
let other: ExampleShop
let couriers: ReturnType<typeof exampleCouriers>
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [])
	other = await exampleShop(database.db, [])
})
afterAll(() => database.close())

beforeEach(async () => {
	const { db } = database
	await db.delete(courierAccount)
	await db.delete(providerMessage)
	couriers = exampleCouriers(db)
	api = exampleApi(db, memoryStorage(), couriers)
	await couriers.addAccount(shop.companyId, ['jne'])
	await couriers.addAccount(other.companyId, ['jne'])
	couriers.biteship.book.book({
		reference: 'E-1',
		courier: 'jne',
		service: 'reg',
		to: 'Sari',
		grams: 1_000,
		price: 17_000,
	})
})

async function push(
	request: Request,
	{ of = shop, body }: { of?: ExampleShop; body?: string } = {},
) {
	const bytes = Buffer.from(body ?? (await request.clone().text()))
	const response = await api.request('/v1/shipping/notification', {
		method: 'POST',
		headers: storefrontHeaders(of),
		body: JSON.stringify({
			PROVIDER: 'BITESHIP',
			HEADER_LIST: Object.fromEntries(request.headers),
			BODY_BASE64: bytes.toString('base64'),
		}),
	})
	return response.status
}

const work = () => workOnPushes(database.db, couriers.couriers)
const messages = () => database.db.select().from(providerMessage)

describe('a push of a courier', () => {
	test('is stored once however often it comes, without its proof', async () => {
		await couriers.biteship.book.actions.pickUp('E-1')
		const request = couriers.biteship.push('E-1')
		expect(await Promise.all([push(request), push(request), push(request)])).toEqual([
			200, 200, 200,
		])
		const [stored, ...more] = await messages()
		expect([stored?.repeats, more]).toEqual([2, []])
		expect(JSON.stringify(stored?.headers)).not.toContain('proof')
	})

	test('of a parcel that nobody booked here, or another company did, is kept for staff, and nobody is asked', async () => {
		const request = couriers.biteship.push('E-1')
		expect(await push(request, { of: other })).toBe(200)
		couriers.asked.splice(0)
		await work()
		expect(await messages()).toMatchObject([{ companyId: other.companyId, outcome: 'UNKNOWN' }])
		expect(couriers.asked).toEqual([])
	})

	test('with an empty body is answered and not stored; a forged one is refused', async () => {
		const request = couriers.biteship.push('E-1')
		expect(await push(request, { body: '' })).toBe(200)
		expect(await push(request, { body: 'what?' })).toBe(400)
		const forged = new Request(request.clone(), {
			headers: { ...Object.fromEntries(request.headers), [couriers.proof.header]: 'x' },
		})
		expect(await push(forged)).toBe(401)
		await database.db.delete(courierAccount)
		expect(await push(request)).toBe(404)
		expect(await messages()).toEqual([])
	})
})
