import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEvents } from '#contract/operator-event.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { storeOperatorKey } from './operator-key.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop
const owner = newOperatorKey()
const stranger = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 100 }], 'toko-satu')
	other = await exampleShop(database.db, [], 'toko-dua')
	const role = { role: 'owner' as const, label: 'pemilik' }
	await storeOperatorKey(database.db, owner, { ...role, companyId: shop.companyId })
	await storeOperatorKey(database.db, stranger, { ...role, companyId: other.companyId })
})
afterAll(() => database.close())

async function ask(method: string, path: string, body?: unknown, key = owner) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function events(query = '', key = owner) {
	return listEvents.answer.parse((await ask('GET', `/events${query}`, undefined, key)).answer).data
}

test('records the changed columns with their old and new values', async () => {
	const site = `/sites/${shop.code}`
	expect((await ask('PATCH', site, { TITLE: 'Nama Lain', MAINTENANCE: true })).status).toBe(200)
	const [event] = (await events()).list
	const changes = event?.CHANGE_LIST.filter((one) => 'name' in (one.AFTER ?? {})) ?? []
	expect(changes).toMatchObject([
		{
			TABLE: 'company',
			ROW: { code: shop.code },
			AFTER: { name: 'Nama Lain', maintenance: true },
		},
	])
	expect(changes[0]?.BEFORE).toMatchObject({ maintenance: false })
	expect(changes[0]?.BEFORE).not.toHaveProperty('palette')
})

test('records creation and deletion too, without secrets', async () => {
	const body = { ROLE: 'staff', LABEL: 'Sari', COMPANY_CODE: shop.code }
	const made = await ask('POST', '/keys', body)
	const [event] = (await events()).list
	expect(event?.CHANGE_LIST).toMatchObject([
		{ TABLE: 'operator_key', BEFORE: null, AFTER: { label: 'Sari', role: 'staff' } },
	])
	expect(event?.CHANGE_LIST[0]?.AFTER).not.toHaveProperty('key_hash')
	expect(made.status).toBe(201)
})

test('records a change of an order without the buyer’s data, and nothing for a rejected one', async () => {
	const order = await exampleSale(database.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PAYMENT_CONFIRMED',
	})
	const before = JSON.stringify(await events())
	expect(before).not.toContain(order.number)
	expect((await ask('POST', `/orders/${order.number}/processing`, {})).status).toBe(200)
	expect((await ask('POST', `/orders/${order.number}/processing`, {})).status).toBe(409)
	const { list } = await events(`?SUBJECT=${order.number}`)
	expect(list.map((one) => [one.STATUS, one.CHANGE_LIST.length > 0])).toEqual([
		[409, false],
		[200, true],
	])
	const moved = list[1]?.CHANGE_LIST.find((one) => one.TABLE === 'orders')
	expect(moved).toMatchObject({
		ROW: { number: order.number },
		BEFORE: { status: 'PAYMENT_CONFIRMED' },
		AFTER: { status: 'PROCESSING' },
	})
	const { rows } = await database.db.execute<{ line: string }>(
		sql`select operator_change::text as line from operator_change`,
	)
	expect(rows.filter(({ line }) => /customer_(name|phone|email)/.test(line))).toEqual([])
})

test('keeps the names of what was changed, also of what was deleted since', async () => {
	const made = await ask('POST', '/categories', { NAME_ID: 'Teh Melati', NAME_EN: 'Jasmine Tea' })
	expect(made.status).toBe(201)
	const { rows } = await database.db.execute<{ id: number }>(
		sql`select id from category where company_id = ${shop.companyId} and name ->> 'id' = 'Teh Melati'`,
	)
	const path = `/categories/${rows[0]?.id}`
	expect((await ask('DELETE', path)).status).toBeLessThan(300)
	const variant = `/variants/${shop.variantIds[0]}/stock-changes`
	await ask('POST', variant, { ON_HAND_BEFORE: 100, ON_HAND: 90, REASON: 'COUNT', NOTE: '' })
	const { list } = await events('?SEARCH=melati')
	expect(list.map((one) => [one.OPERATION, one.SUBJECT_NAME ?? one.MADE_NAME ?? one.MADE])).toEqual(
		[
			['DELETE /categories/:id', 'Teh Melati'],
			['POST /categories', 'Teh Melati'],
		],
	)
	const [stock] = (await events('?AREA=variants')).list
	expect(stock?.SUBJECT_NAME).toBe('Barang 1 · SKU-1')
	const change = stock?.CHANGE_LIST.find((one) => one.TABLE === 'stock')
	expect(change?.NAMES).toMatchObject({
		[`variant_id ${shop.variantIds[0]}`]: stock?.SUBJECT_NAME,
	})
	expect((await events('?AREA=vouchers')).list).toEqual([])
})

test('records an export once, with who made it', async () => {
	const headers = { authorization: `Bearer ${owner}`, 'x-export': 'yes' }
	const response = await api.request('/operator/v1/order-list?WITH_DETAILS=true', { headers })
	expect(response.status).toBe(200)
	await ask('GET', '/order-list')
	const { list } = await events('?OPERATION=GET%20%2Forder-list')
	expect(list.map((one) => [one.KEY_LABEL, one.STATUS])).toEqual([['pemilik', 200]])
})

test('returns the log in pages, filtered, and only to the company it belongs to', async () => {
	const seen: string[] = []
	let next: string | null = ''
	do {
		const query: string =
			next === '' ? '?LIMIT=2' : `?LIMIT=2&NEXT=${encodeURIComponent(next ?? '')}`
		const page = await events(query)
		seen.push(...page.list.map((one) => `${one.EVENT_DATE} ${one.OPERATION}`))
		next = page.NEXT
	} while (next !== null)
	const whole = (await events()).list.map((one) => `${one.EVENT_DATE} ${one.OPERATION}`)
	expect(seen).toEqual(whole)
	const { list } = await events('?OPERATION=POST%20%2Fkeys')
	expect(list.map((one) => one.OPERATION)).toEqual(['POST /keys'])
	expect((await events('?SINCE=2999-01-01T00:00:00Z')).list).toEqual([])
	expect((await events('', stranger)).list).toEqual([])
})

test.each([
	['updated', sql`update operator_change set table_name = 'x'`],
	['deleted', sql`delete from operator_change`],
	['truncated', sql`truncate operator_change`],
	['truncated with the events', sql`truncate operator_event cascade`],
])('no row of the log can be %s', async (_how, statement) => {
	const failure = await database.db.execute(statement).then(() => undefined, sqlFailureOf)
	expect(failure?.sqlState).toBe('23001')
})
