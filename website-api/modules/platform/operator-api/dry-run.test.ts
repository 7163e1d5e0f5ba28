import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedTables, databaseDigest } from '#tests/support/database-digest.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pngOf } from '#tests/support/png.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { storeOperatorKey } from './operator-key.command.ts'

let database: OpenDatabase
let shop: ExampleShop
let number: string
const files = new Map<string, Buffer>()
const storage = memoryStorage(files)
let picture: Buffer
const owner = newOperatorKey()

beforeAll(async () => {
	picture = await pngOf(400, 300)
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 100 }], 'toko-satu')
	await storeOperatorKey(database.db, owner, {
		role: 'owner',
		label: 'pemilik',
		companyId: shop.companyId,
	})
	const order = await exampleSale(database.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PAYMENT_CONFIRMED',
	})
	number = order.number
})
afterAll(() => database.close())

async function tryOut(operation: string, body?: unknown, type = 'application/json') {
	const [method = '', path = ''] = operation.split(' ')
	const response = await exampleApi(database.db, storage).request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${owner}`, 'content-type': type, 'x-dry-run': 'yes' },
		...(body === undefined
			? {}
			: { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
	})
	expect(response.headers.get('x-dry-run')).toBe('yes')
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

const changes: [string, () => [string, unknown?, string?], object][] = [
	[
		'a step of an order',
		() => [`POST /orders/${number}/processing`, {}],
		{ data: { ORDER_STATUS: 'PROCESSING' } },
	],
	[
		'a cancellation with its refund and mails',
		() => [`POST /orders/${number}/cancellation`, { REASON: 'OUT_OF_STOCK' }],
		{ data: { ORDER_STATUS: 'CANCEL' } },
	],
	[
		'several orders',
		() => ['POST /order-batches/processing', { ORDER_NUMBER_LIST: [number] }],
		{ data: { list: [{ IS_DONE: true }] } },
	],
	[
		'a setting of the shop',
		() => [`PATCH /sites/${shop.code}`, { TITLE: 'Nama Lain' }],
		{ data: {} },
	],
	[
		'a mail',
		() => [`POST /sites/${shop.code}/test-mail`, { EMAIL: 'a@example.com' }],
		{ data: { IS_DONE: true } },
	],
	['a key', () => ['POST /keys', { ROLE: 'staff', LABEL: 'Sari', COMPANY_CODE: shop.code }], {}],
	[
		'a picture',
		() => [`POST /sites/${shop.code}/pictures`, picture, 'application/octet-stream'],
		{ data: {} },
	],
]

test('a dry run answers what the change would, and leaves no row, mail or file', async () => {
	const before = await databaseDigest(database.db)
	for (const [what, requestOf, answer] of changes) {
		const [operation, body, type] = requestOf()
		const tried = await tryOut(operation, body, type)
		expect(tried, what).toMatchObject({ answer })
		expect(tried.status, what).toBeLessThan(300)
	}
	const changed = changedTables(before, await databaseDigest(database.db))
	// When the key was used last.
	expect(changed.filter((name) => name !== 'operator_key')).toEqual([])
	expect(files.size).toBe(0)
})

test('a dry run is refused as the change would be', async () => {
	expect(await tryOut(`POST /orders/${number}/delivery`, {})).toMatchObject({
		status: 409,
		answer: { code: 'TRANSITION_REFUSED' },
	})
	expect(await tryOut(`PATCH /sites/${shop.code}`, { TITLE: '' })).toMatchObject({ status: 422 })
	expect((await tryOut('POST /orders/2222-2222/processing', {})).status).toBe(404)
})
