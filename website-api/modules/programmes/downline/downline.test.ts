import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBranch, listDownline } from '#contract/downline.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { largeDownline } from '#tests/support/large-downline.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

const members = 10_000
let open: OpenDatabase
let shop: ExampleShop
let top: ExampleCustomer
let stranger: ExampleCustomer

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [])
	top = await exampleCustomer(open.db, shop)
	stranger = await exampleCustomer(open.db, shop)
	await largeDownline(open.db, shop, top.customerId, members)
})
afterAll(() => open.close())

async function ask(path: string, by: ExampleCustomer) {
	const requested: string[] = []
	const counting = new Proxy(open.db, {
		get(target, name, self) {
			const value: unknown = Reflect.get(target, name, self)
			if (name === 'execute' || name === 'select') requested.push(name)
			return value
		},
	})
	const request = new Request(`http://api/v1${path}`, { headers: by.headers })
	const response = await exampleApi(counting).fetch(request)
	const text = await response.text()
	return { response, text, queries: requested.length, bytes: gzipSync(text).length }
}

describe('[RT-40, RT-41] a downline of ten thousand customers', () => {
	test.each([
		'/agent/downline',
		'/agent/downline?PAGE_INDEX=500&SORT=omzet',
		'/agent/downline?TEXT_SEARCH=anggota&LEVEL=3',
		'/agent/genealogy',
		'/agent/genealogy?TEXT_SEARCH=anggota',
		'/agent/genealogy?CUSTOMER_CODE=M01000',
	])('%s needs a fixed number of queries and stays small', async (path) => {
		const { response, queries, bytes } = await ask(path, top)
		expect(response.status).toBe(200)
		process.stdout.write(`${path}: ${queries} queries, ${bytes} bytes compressed\n`)
		expect(queries).toBeLessThanOrEqual(10)
		expect(bytes).toBeLessThan(6_000)
	})

	test('is counted per level, and exported completely', async () => {
		const { text } = await ask('/agent/downline', top)
		const { data } = listDownline.answer.parse(JSON.parse(text))
		expect(data.TOTAL_ROWS).toBe(members)
		expect(data.list).toHaveLength(20)
		const counted = data.LEVEL_LIST.reduce((sum, one) => sum + one.MEMBER_COUNT, 0)
		expect(counted).toBe(members)
		const file = await ask('/agent/downline.csv', top)
		expect(file.text.trim().split('\r\n')).toHaveLength(members + 1)
	})

	test('[D1] lists members of the own downline only, without contacts or full names', async () => {
		const other = await ask('/agent/genealogy?CUSTOMER_CODE=M01000', stranger)
		expect(other.response.status).toBe(404)
		const mine = await ask('/agent/downline', stranger)
		expect(listDownline.answer.parse(JSON.parse(mine.text)).data.TOTAL_ROWS).toBe(0)
		const [row] = await open.db.select().from(customer).where(eq(customer.code, 'M01000'))
		const shown = await ask('/agent/genealogy?CUSTOMER_CODE=M01000', top)
		for (const secret of [row?.email, row?.phone, row?.name]) {
			expect(shown.text).not.toContain(secret)
		}
		const byName = await ask('/agent/downline?TEXT_SEARCH=Rahasia', top)
		expect(listDownline.answer.parse(JSON.parse(byName.text)).data.TOTAL_ROWS).toBe(0)
	})

	test('a branch has the path up to the customer only', async () => {
		const { text } = await ask('/agent/genealogy?CUSTOMER_CODE=M01000', top)
		const { data } = getBranch.answer.parse(JSON.parse(text))
		expect(data.PATH.map((node) => node.LEVEL)).toEqual(data.PATH.map((_, at) => at))
		expect(data.PATH.at(-1)?.CUSTOMER_CODE).toBe('M01000')
		expect(data.PATH[0]?.TEAM_COUNT).toBe(members)
	})
})

test('[E9] no cell of the file starts like a formula', async () => {
	await open.db
		.update(customer)
		.set({ name: sql`'=HYPERLINK("x") Satu'` })
		.where(eq(customer.code, 'M00001'))
	const { text } = await ask('/agent/downline.csv?TEXT_SEARCH=M00001', top)
	expect(text).toContain(`"'=HYPERLINK(""x"") S."`)
})
