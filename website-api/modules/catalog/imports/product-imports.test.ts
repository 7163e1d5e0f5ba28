import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { listProductImports, readProductImport } from '#contract/product-import.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { workbookOf } from '#tests/support/workbook.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { productImport } from './product-import.table.ts'
import { workOnNextImport } from './work-on-import.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const files = new Map<string, Buffer>()
const storage = memoryStorage(files)
const keys = { staff: newOperatorKey(), foreign: newOperatorKey(), finance: newOperatorKey() }
type Key = keyof typeof keys

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	shop = await exampleShop(database.db, [])
	const other = await exampleShop(database.db, [])
	const { companyId } = shop
	await storeOperatorKey(database.db, keys.staff, { label: 'Sari', role: 'staff', companyId })
	await storeOperatorKey(database.db, keys.finance, { label: 'F', role: 'finance', companyId })
	const foreign = { label: 'f', role: 'owner' as const, companyId: other.companyId }
	await storeOperatorKey(database.db, keys.foreign, foreign)
})
afterAll(() => database.close())

const file = (price: string) =>
	['Handle,Title,Vendor,Tags,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams']
		.concat(
			`kopi-a,Kopi A,Kebun,"pagi, enak",KA,${price},5,200`,
			'kopi-b,Kopi B,Kebun,,KB,murah,5,200',
		)
		.join('\n')

async function ask(
	method: string,
	path: string,
	body?: string,
	key: Key = 'staff',
	language = 'id',
) {
	return api.request(`/operator/v1/product-imports${path}`, {
		method,
		headers: {
			authorization: `Bearer ${keys[key]}`,
			'content-type': 'text/csv',
			'accept-language': language,
		},
		...(body === undefined ? {} : { body }),
	})
}

async function imported(method: string, path: string, body?: string) {
	const response = await ask(method, path, body)
	return readProductImport.answer.parse(await response.json()).data
}

const imports = async () =>
	listProductImports.answer.parse(await (await ask('GET', '')).json()).data

async function exported(key: Key) {
	const headers = { authorization: `Bearer ${keys[key]}` }
	return (await api.request('/operator/v1/product-export', { headers })).text()
}

const work = () => workOnNextImport({ db: database.db, storage })
const products = () =>
	database.db
		.select({ slug: product.slug, tags: product.tags })
		.from(product)
		.where(eq(product.companyId, shop.companyId))

describe('an uploaded file', () => {
	test('is checked without changes, and imported when started', async () => {
		const made = await imported('POST', '?FILE_NAME=kopi.csv&PICTURES=false', file('25000'))
		expect(made).toMatchObject({ STATE: 'CHECKING', MADE_BY: 'Sari', FILE_NAME: 'kopi.csv' })
		const path = `/${made.IMPORT_ID}`
		expect((await ask('POST', `${path}/run`)).status).toBe(409)
		expect(await work()).toBe(true)
		expect(await work()).toBe(false)
		const checked = await imported('GET', path)
		expect(checked).toMatchObject({ STATE: 'CHECKED', SHARE: 100 })
		expect(checked.COUNTS).toMatchObject({ CREATED: 1, REFUSED_ROWS: 1 })
		expect(checked.REMARK_LIST).toMatchObject([{ KIND: 'REFUSED', LINE: 3, HANDLE: 'kopi-b' }])
		expect(await products()).toEqual([])
		expect((await imported('POST', `${path}/run`)).STATE).toBe('RUNNING')
		await work()
		expect(await imported('GET', path)).toMatchObject({ STATE: 'DONE', COUNTS: { CREATED: 1 } })
		expect(await products()).toEqual([{ slug: 'kopi-a', tags: ['pagi', 'enak'] }])
		expect((await ask('POST', `${path}/run`)).status).toBe(409)
		const again = await imported('POST', '?FILE_NAME=kopi.csv&PICTURES=false', file('25000'))
		await work()
		expect((await imported('GET', `/${again.IMPORT_ID}`)).COUNTS).toMatchObject({ UNCHANGED: 1 })
	})

	test('has messages in the reader’s language', async () => {
		const { IMPORT_ID } = await imported('POST', '?FILE_NAME=a.csv&PICTURES=false', file('1'))
		const broken = await imported('POST', '?FILE_NAME=b.csv', 'PK\u0003\u0004 no workbook')
		await work()
		await work()
		for (const [language, reason, fault] of [
			['id', '"murah" bukan harga', 'File ini rusak'],
			['en', '"murah" is not a price', 'This file is damaged'],
		] as const) {
			const read = async (id: string) => {
				const response = await ask('GET', `/${id}`, undefined, 'staff', language)
				return readProductImport.answer.parse(await response.json()).data
			}
			expect((await read(IMPORT_ID)).REMARK_LIST).toMatchObject([{ REASON: reason }])
			expect((await read(broken.IMPORT_ID)).FAULT).toContain(fault)
		}
	})

	test('can be an export of the same company, including quotes and formulas', async () => {
		const head = 'Handle,Title,Variant SKU,Variant Price,Variant Grams'
		await imported('POST', '?FILE_NAME=a.csv', `${head}\nrumus,"=SUM(1,2) ""x"" y",RM,900,5`)
		await work()
		const { IMPORT_ID } = (await imports()).list[0] ?? { IMPORT_ID: '' }
		await imported('POST', `/${IMPORT_ID}/run`)
		await work()
		const csv = await exported('staff')
		expect(csv).toContain(`"'=SUM(1,2) ""x"" y"`)
		expect(await exported('foreign')).not.toContain('rumus')
		const again = await imported('POST', '?FILE_NAME=b.csv', csv)
		await work()
		const { COUNTS } = await imported('GET', `/${again.IMPORT_ID}`)
		expect(COUNTS).toMatchObject({ CREATED: 0, UPDATED: 0, REFUSED_ROWS: 0 })
	})

	test('that is mostly refused rows, or has too many columns, is not read to its end', async () => {
		const head = 'Handle,Title,Variant Price'
		const junk = `${head}\n${'a,b\n'.repeat(5_000)}`
		const wide = `${head}${',x'.repeat(1_000)}\nkopi,Kopi,1`
		for (const [content, fault] of [
			[junk, '2000 dari 2000 baris pertama'],
			[wide, 'lebih dari 1000 kolom'],
		] as const) {
			const { IMPORT_ID } = await imported('POST', '?FILE_NAME=a.csv', content)
			await work()
			const refused = await imported('GET', `/${IMPORT_ID}`)
			expect(refused.STATE).toBe('FAILED')
			expect(refused.FAULT).toContain(fault)
		}
	})

	test('can be a workbook', async () => {
		const rows = [
			['Handle', 'Title', 'Variant Price', 'Variant SKU'],
			['gula', 'Gula aren', 18_000, 'GULA-1'],
		]
		const response = await api.request(
			'/operator/v1/product-imports?FILE_NAME=a.xlsx&PICTURES=false',
			{
				method: 'POST',
				headers: { authorization: `Bearer ${keys.staff}` },
				body: workbookOf(rows).slice().buffer,
			},
		)
		const { IMPORT_ID } = readProductImport.answer.parse(await response.json()).data
		await work()
		expect((await imported('GET', `/${IMPORT_ID}`)).COUNTS).toMatchObject({
			CREATED: 1,
			REFUSED_ROWS: 0,
		})
	})

	test('that ended its process twice is set aside, with a message, and not continued', async () => {
		const { IMPORT_ID } = await imported('POST', '?FILE_NAME=a.csv', file('1'))
		const ended = { attempts: 2, beatAt: sql`now() - interval '2 minutes'` }
		await database.db.update(productImport).set(ended).where(eq(productImport.id, IMPORT_ID))
		expect(await work()).toBe(false)
		const aside = await imported('GET', `/${IMPORT_ID}`)
		expect(aside.STATE).toBe('FAILED')
		expect(aside.FAULT).toContain('berhenti dua kali')
		expect([...files.keys()].filter((name) => name.includes(IMPORT_ID))).toEqual([])
	})

	test('that is interrupted by an orderly stop is started again by the next process', async () => {
		const { IMPORT_ID } = await imported('POST', '?FILE_NAME=a.csv', file('1'))
		const stopped = new AbortController()
		stopped.abort()
		await workOnNextImport({ db: database.db, storage }, stopped.signal)
		expect((await imported('GET', `/${IMPORT_ID}`)).STATE).toBe('CHECKING')
		expect(await work()).toBe(true)
		expect((await imported('GET', `/${IMPORT_ID}`)).STATE).toBe('CHECKED')
	})

	test('is unknown to another company, and requires permission to import', async () => {
		const { IMPORT_ID } = await imported('POST', '?FILE_NAME=a.csv', file('1'))
		for (const [method, path] of [
			['GET', `/${IMPORT_ID}`],
			['POST', `/${IMPORT_ID}/run`],
		] as const) {
			const response = await ask(method, path, undefined, 'foreign')
			expect(FailureWire.parse(await response.json()).code).toBe('IMPORT_NOT_FOUND')
		}
		const list = listProductImports.answer.parse(
			await (await ask('GET', '', undefined, 'foreign')).json(),
		)
		expect(list.data.list).toEqual([])
		expect((await ask('GET', '', undefined, 'finance')).status).toBe(403)
	})

	test('waits while a company that was served longer ago has one', async () => {
		for (const name of ['a', 'b']) await imported('POST', `?FILE_NAME=${name}.csv`, file('1'))
		await ask('POST', '?FILE_NAME=c.csv', file('1'), 'foreign')
		await work()
		const rows = await database.db
			.select({ name: productImport.fileName, at: productImport.startedAt })
			.from(productImport)
			.where(sql`${productImport.startedAt} is not null`)
			.orderBy(desc(productImport.startedAt))
			.limit(1)
		expect(rows).toMatchObject([{ name: 'c.csv' }])
		while (await work());
	})
})
