import { topUp } from '#tests/support/top-up.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { FailureWire } from '#contract/envelope.ts'
import { listCustomers, readCustomer } from '#contract/customer.ts'
import { readStatement } from '#contract/customer-statement.ts'
import { searchOrders } from '#contract/order-list.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { hashPassword } from '#website-api/modules/platform/passwords/password.ts'

const price = 50_000
const keys = {
	owner: newOperatorKey(),
	finance: newOperatorKey(),
	warehouse: newOperatorKey(),
	foreign: newOperatorKey(),
}
let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let person: ExampleCustomer

beforeAll(async () => {
	database = await openTestDatabase()
	const { db } = database
	api = exampleApi(db)
	shop = await exampleShop(db, [{ price, stock: 100 }])
	const other = await exampleShop(db, [{ price, stock: 100 }])
	const { companyId } = shop
	for (const role of ['owner', 'finance', 'warehouse'] as const)
		await storeOperatorKey(db, keys[role], { label: `kunci ${role}`, role, companyId })
	const foreign = { label: 'lain', role: 'owner' as const, companyId: other.companyId }
	await storeOperatorKey(db, keys.foreign, foreign)
})
beforeEach(async () => {
	person = await exampleCustomer(database.db, shop)
})
afterAll(() => database.close())

function ask(path: string, body?: unknown, key: keyof typeof keys = 'owner') {
	return api.request(`/operator/v1${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: { authorization: `Bearer ${keys[key]}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
}

async function answered<T>(response: Response, schema: z.ZodType<{ data: T }>): Promise<T> {
	expect(response.ok, await response.clone().text()).toBe(true)
	return schema.parse(await response.json()).data
}

async function refusal(response: Response) {
	return [response.status, FailureWire.parse(await response.json()).code]
}

const listOf = async (query: string) =>
	answered(await ask(`/customer-list?${query}`), listCustomers.answer)
const detailOf = async (path = '', body?: unknown) =>
	answered(await ask(`/customers/${person.customerId}${path}`, body), readCustomer.answer)
const isPerson = () =>
	and(eq(customer.companyId, shop.companyId), eq(customer.id, person.customerId))
const rename = (values: Partial<typeof customer.$inferInsert>) =>
	database.db.update(customer).set(values).where(isPerson())

describe('the list of customers', () => {
	test('searches by name, email and phone, within the company', async () => {
		await rename({ name: 'Ratna Kusuma_Dewi', email: 'ratna.k@Contoh.id', phone: '+628111000222' })
		for (const search of ['ratna kus', 'Dewi', 'RATNA.K@', '0811-1000-222', '+628111000222']) {
			const { list } = await listOf(`SEARCH=${encodeURIComponent(search)}`)
			expect(
				list.map((one) => one.CUSTOMER_ID),
				search,
			).toEqual([person.customerId])
			const foreign = await ask(
				`/customer-list?SEARCH=${encodeURIComponent(search)}`,
				undefined,
				'foreign',
			)
			expect((await answered(foreign, listCustomers.answer)).list, search).toEqual([])
		}
		for (const search of ['%', '_', 'rat%a', '!!!', 'x & y | !z'])
			expect((await listOf(`SEARCH=${encodeURIComponent(search)}`)).list, search).toEqual([])
	})

	test('has order totals of each customer, and is split into pages', async () => {
		const { db } = database
		const sold = { customerId: person.customerId, lines: [[0, 1]] as [number, number][] }
		const paid = await exampleSale(db, shop, { ...sold, upTo: 'PAYMENT_CONFIRMED' })
		await exampleSale(db, shop, { ...sold, upTo: 'PENDING' })
		const later = await exampleCustomer(db, shop)
		const first = await listOf('LIMIT=1')
		expect(first.list.map((one) => one.CUSTOMER_ID)).toEqual([later.customerId])
		const second = await listOf(`LIMIT=1&NEXT=${first.NEXT}`)
		expect(second.list).toMatchObject([
			{ CUSTOMER_ID: person.customerId, ORDER_COUNT: 2, SPENT: paid.paid },
		])
		expect(second.list[0]?.LAST_ORDER_DATE).not.toBeNull()
		const orders = await ask(`/order-list?CUSTOMER_ID=${person.customerId}`)
		expect((await answered(orders, searchOrders.answer)).list).toHaveLength(2)
	})
})

test('a customer has balances, and each balance a statement', async () => {
	await inTransaction(database.db, (tx) => topUp(tx, shop.companyId, [person.customerId], 80_000))
	expect((await detailOf()).BALANCE_LIST).toContainEqual({ BALANCE: 'wallet', AMOUNT: 80_000 })
	const path = `/customers/${person.customerId}/statement?BALANCE=wallet`
	expect(await answered(await ask(path, undefined, 'finance'), readStatement.answer)).toMatchObject(
		{
			CURRENT_BALANCE: 80_000,
			TOTAL_ROWS: 1,
			list: [{ AMOUNT: 80_000, BALANCE: 80_000 }],
		},
	)
})

test('a note has its author, is immutable, and is deleted with the account', async () => {
	const { NOTE_LIST } = await detailOf('/notes', {
		NOTE_TEXT: 'Minta dikirim sore.\nRumah pagar hijau.',
	})
	expect(NOTE_LIST).toMatchObject([
		{
			NOTE_KIND: 'NOTE',
			MADE_BY: 'kunci owner',
			NOTE_TEXT: 'Minta dikirim sore.\nRumah pagar hijau.',
		},
	])
	const alter = database.db.execute(
		sql`update customer_note set text = 'x' where customer_id = ${person.customerId}`,
	)
	await expect(alter).rejects.toThrow()
	const { rows: logged } = await database.db.execute<{ after: unknown }>(
		sql`select after from operator_change where table_name = 'customer_note' and after ->> 'customer_id' = ${person.customerId}`,
	)
	expect(logged).toHaveLength(1)
	expect(JSON.stringify(logged)).not.toContain('pagar')
	const gone = await api.request('/v1/customer', {
		method: 'DELETE',
		headers: person.headers,
		body: '{}',
	})
	expect(gone.status, await gone.clone().text()).toBe(200)
	const { rows } = await database.db.execute(
		sql`select 1 from customer_note where customer_id = ${person.customerId}`,
	)
	expect(rows).toEqual([])
	expect(await refusal(await ask(`/customers/${person.customerId}`))).toEqual([
		404,
		'CUSTOMER_NOT_FOUND',
	])
})

describe('a blocked customer', () => {
	const reason = { REASON: 'Bukti transfer palsu' }
	const email = () => `${person.customerId}@example.com`

	const signIn = (language = 'id') =>
		api.request('/v1/auth/login', {
			method: 'POST',
			headers: storefrontHeaders(shop, language),
			body: JSON.stringify({ LOGIN: email(), PASSWORD: 'melon biru di rak' }),
		})
	const signedIn = () => api.request('/v1/customer-account-info', { headers: person.headers })

	function order(headers: Record<string, string>, contact = {}) {
		const [variantId = 0] = shop.variantIds
		return api.request('/v1/order', {
			method: 'POST',
			headers: { ...headers, 'idempotency-key': formKeyText() },
			body: JSON.stringify({
				...exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE),
				...contact,
			}),
		})
	}

	test('is signed out and can neither sign in nor order until unblocked', async () => {
		await rename({ passwordHash: await hashPassword('melon biru di rak') })
		expect((await signedIn()).status).toBe(200)
		const blocked = await detailOf('/block', reason)
		expect(blocked.BLOCKED_DATE).not.toBeNull()
		expect(blocked.NOTE_LIST).toMatchObject([{ NOTE_KIND: 'BLOCKED', NOTE_TEXT: reason.REASON }])
		expect((await listOf('IS_BLOCKED=true')).list).toMatchObject([
			{ CUSTOMER_ID: person.customerId },
		])

		expect((await signedIn()).status).toBe(401)
		const refused = await signIn()
		expect(await refusal(refused.clone())).toEqual([409, 'ACCOUNT_BLOCKED'])
		expect(await refused.text()).toContain('Toko memblokir akun ini.')
		expect(await (await signIn('en')).text()).toContain('The shop has blocked this account.')
		expect((await order(person.headers)).status).toBe(401)
		const guest = storefrontHeaders(shop)
		for (const contact of [
			{ CUSTOMER_EMAIL: email().toUpperCase() },
			{ CUSTOMER_PHONE: blocked.CUSTOMER_PHONE },
		])
			expect(await refusal(await order(guest, contact))).toEqual([409, 'ACCOUNT_BLOCKED'])

		const freed = await detailOf('/block-end', { REASON: 'Sudah dijelaskan' })
		expect(freed.BLOCKED_DATE).toBeNull()
		expect(freed.NOTE_LIST.map((note) => note.NOTE_KIND)).toEqual(['UNBLOCKED', 'BLOCKED'])
		expect((await signedIn()).status, 'the old session stays ended').toBe(401)
		expect((await signIn()).status).toBe(200)
		expect((await order(guest, { CUSTOMER_EMAIL: email() })).status).toBe(201)
	})

	test('is blocked once, with a reason, by staff with the permission', async () => {
		const path = `/customers/${person.customerId}/block`
		expect(await refusal(await ask(path, { REASON: ' ' }))).toEqual([422, 'INVALID'])
		expect((await ask(path, reason, 'finance')).status).toBe(403)
		expect(await refusal(await ask(path, reason, 'foreign'))).toEqual([404, 'CUSTOMER_NOT_FOUND'])
		expect((await signedIn()).status).toBe(200)
		await detailOf('/block', reason)
		expect(await refusal(await ask(path, reason))).toEqual([409, 'CHANGED_MEANWHILE'])
		const { rows } = await database.db.execute<{ after: unknown }>(sql`
			select after from operator_change where table_name = 'customer'
			and row_key ->> 'code' = (select code from customer where id = ${person.customerId})`)
		expect(rows).toMatchObject([{ after: { blocked_at: expect.any(String) as string } }])
	})

	test('is hidden from the warehouse role', async () => {
		expect((await ask('/customer-list', undefined, 'warehouse')).status).toBe(403)
		expect((await ask(`/customers/${person.customerId}`, undefined, 'warehouse')).status).toBe(403)
	})
})

test('everything about a customer is exported and deleted by owners only', async () => {
	const path = `/customers/${person.customerId}`
	const send = (method: 'GET' | 'DELETE', at: string, key: keyof typeof keys) =>
		api.request(`/operator/v1${at}`, {
			method,
			headers: { authorization: `Bearer ${keys[key]}` },
		})
	await rename({ name: 'Ratna Kusuma' })
	const file = await send('GET', `${path}/export`, 'owner')
	expect(await file.text()).toContain('Ratna Kusuma')
	expect((await send('GET', `${path}/export`, 'finance')).status).toBe(403)
	expect((await send('GET', `${path}/export`, 'foreign')).status).toBe(404)
	expect((await send('DELETE', path, 'foreign')).status).toBe(404)
	expect((await send('DELETE', path, 'owner')).status).toBe(200)
	const [row] = await database.db.select().from(customer).where(isPerson())
	expect(row).toMatchObject({ name: '', email: '', phone: '' })
	expect((await send('DELETE', path, 'owner')).status).toBe(404)
})
