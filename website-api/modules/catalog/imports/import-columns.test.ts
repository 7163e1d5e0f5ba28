import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProductImport } from '#contract/product-import.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { workbookOf } from '#tests/support/workbook.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { workOnNextImport } from './work-on-import.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const storage = memoryStorage()
const keys = { own: newOperatorKey(), foreign: newOperatorKey() }

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	shop = await exampleShop(database.db, [])
	const other = await exampleShop(database.db, [])
	await storeOperatorKey(database.db, keys.own, {
		label: 'Sari',
		role: 'staff',
		companyId: shop.companyId,
	})
	await storeOperatorKey(database.db, keys.foreign, {
		label: 'Budi',
		role: 'staff',
		companyId: other.companyId,
	})
})
afterAll(() => database.close())

async function ask(
	method: string,
	path: string,
	body?: string | Uint8Array<ArrayBuffer>,
	key: keyof typeof keys = 'own',
) {
	const response = await api.request(`/operator/v1/product-imports${path}`, {
		method,
		headers: {
			authorization: `Bearer ${keys[key]}`,
			'content-type': method === 'PUT' ? 'application/json' : 'text/csv',
			'accept-language': 'en',
		},
		...(body === undefined ? {} : { body }),
	})
	return { status: response.status, text: await response.text() }
}

async function imported(...call: Parameters<typeof ask>) {
	const { text } = await ask(...call)
	return readProductImport.answer.parse(JSON.parse(text)).data
}

async function checked(body: string | Uint8Array<ArrayBuffer>, key: keyof typeof keys = 'own') {
	const made = await imported('POST', '?FILE_NAME=a.csv&PICTURES=false', body, key)
	await workOnNextImport({ db: database.db, storage })
	return imported('GET', `/${made.IMPORT_ID}`, undefined, key)
}

const list = 'Kode;Barang;Hrg Jual;Rak\nB-1;Beras;75.000;A1\nB-2;Gula;15.000;A2'
const columns = JSON.stringify({ COLUMN_LIST: ['sku', 'title', 'price', null] })

test('an unknown file waits for what its columns are, and is checked with them', async () => {
	const waiting = await checked(list)
	expect(waiting).toMatchObject({
		STATE: 'UNMAPPED',
		READING: {
			FORMAT: 'UNKNOWN',
			COLUMN_LIST: [
				{ NAME: 'Kode', SAMPLE_LIST: ['B-1', 'B-2'], COLUMN: 'sku' },
				{ NAME: 'Barang', COLUMN: 'title' },
				{ NAME: 'Hrg Jual', COLUMN: null, IS_READ: false },
				{ NAME: 'Rak', COLUMN: null, IS_READ: false },
			],
		},
	})
	expect((await ask('POST', `/${waiting.IMPORT_ID}/run`)).status).toBe(409)
	const again = await imported('PUT', `/${waiting.IMPORT_ID}/columns`, columns)
	expect(again.STATE).toBe('CHECKING')
	await workOnNextImport({ db: database.db, storage })
	const done = await imported('GET', `/${waiting.IMPORT_ID}`)
	expect(done).toMatchObject({ STATE: 'CHECKED', READING: { FORMAT: 'MAPPED' } })
	expect(done.COUNTS).toMatchObject({ CREATED: 2, REFUSED_ROWS: 0 })
	await imported('POST', `/${waiting.IMPORT_ID}/run`)
	await workOnNextImport({ db: database.db, storage })
	const [rice] = await database.db
		.select({ status: product.status, price: product.priceMin })
		.from(product)
		.where(and(eq(product.companyId, shop.companyId), eq(product.slug, 'beras')))
	// The list says no weight: that needs a decision.
	expect(rice).toEqual({ status: 'DRAFT', price: 75_000 })
})

test('the next file with the same columns, in any order and kind, is read at once; not that of another company', async () => {
	const rows = [
		['Rak', 'Hrg Jual', 'Kode', 'Barang'],
		['A1', 80_000, 'B-1', 'Beras'],
	]
	const next = await checked(new Uint8Array(workbookOf(rows)))
	expect(next).toMatchObject({ STATE: 'CHECKED', READING: { FORMAT: 'MAPPED' } })
	expect(next.COUNTS).toMatchObject({ CREATED: 0, UPDATED: 1, REFUSED_ROWS: 0 })
	expect(next.FIELD_LIST.map(({ FIELD }) => FIELD)).toEqual(['PRICE'])
	expect((await checked(list, 'foreign')).STATE).toBe('UNMAPPED')
})

test('the columns of a known file can be corrected, and only by its company', async () => {
	const file = 'Handle,Title,Variant SKU,Variant Price,Cost per item\nkopi,Kopi,K,9000,5000'
	const { IMPORT_ID, READING } = await checked(file)
	expect(READING?.COLUMN_LIST.at(-1)).toMatchObject({ NAME: 'Cost per item', IS_READ: false })
	const body = JSON.stringify({ COLUMN_LIST: ['handle', 'title', 'sku', null, 'price'] })
	expect((await ask('PUT', `/${IMPORT_ID}/columns`, body, 'foreign')).status).toBe(404)
	await imported('PUT', `/${IMPORT_ID}/columns`, body)
	await workOnNextImport({ db: database.db, storage })
	const after = await imported('GET', `/${IMPORT_ID}`)
	const read = after.READING?.COLUMN_LIST.map(({ COLUMN }) => COLUMN)
	expect(read).toEqual(['handle', 'title', 'sku', null, 'price'])
	await imported('POST', `/${IMPORT_ID}/run`)
	await workOnNextImport({ db: database.db, storage })
	expect((await ask('PUT', `/${IMPORT_ID}/columns`, body)).status).toBe(409)
	expect((await ask('PUT', `/${IMPORT_ID}/columns`, '{"COLUMN_LIST":["x"]}')).status).toBe(422)
})
