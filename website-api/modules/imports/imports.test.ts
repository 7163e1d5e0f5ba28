import { eq } from 'drizzle-orm'
import pino from 'pino'
import sharp from 'sharp'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { createApi } from '#website-api/app.ts'
import type { OperatorCall } from '#website-api/cli/import/operator-call.ts'
import type { Refusal } from '#website-api/cli/import/read-products.ts'
import { runImport } from '#website-api/cli/import/run-import.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/audit/oracles.queries.ts'
import { product } from '#website-api/modules/catalog/product.table.ts'
import { variant } from '#website-api/modules/catalog/variant.table.ts'
import {
	newOperatorKey,
	storeOperatorKey,
} from '#website-api/modules/operator/operator-key.queries.ts'
import { freshPglite } from '#tests/support/pglite.ts'

let folder = ''
let database: OpenDatabase
let call: OperatorCall
const key = newOperatorKey()
const scopedKey = newOperatorKey()

function caller(api: ReturnType<typeof createApi>, bearer: string): OperatorCall {
	return async (schema, { method, path: below, body, bytes }) => {
		const response = await api.request(`/operator/v1${below}`, {
			method,
			body: bytes ?? JSON.stringify(body),
			headers: {
				authorization: `Bearer ${bearer}`,
				'content-type': bytes ? 'application/octet-stream' : 'application/json',
			},
		})
		if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
		return schema.parse(await response.json())
	}
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-import-'))
	database = await freshPglite()
	const { db } = database
	await storeOperatorKey(db, key, { label: 'test', role: 'owner', companyId: null })
	const api = createApi({
		db,
		storage: folderStorage(folder),
		secret: 'secret-of-a-test-that-is-long-enough',
		log: pino({ level: 'silent' }),
		clock: () => new Date(),
	})
	call = caller(api, key)
	for (const code of ['one', 'two']) {
		const made = await api.request('/operator/v1/companies', {
			method: 'POST',
			body: JSON.stringify({
				CODE: code,
				NAME: code,
				ORIGIN_DISTRICT: '31.74.01',
				CUSTOMER_CARE_PHONE: '+628111111111',
				HOST: `${code}.test`,
			}),
			headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		})
		expect(made.status, await made.text()).toBe(201)
	}
	await storeOperatorKey(db, scopedKey, { label: 'two only', role: 'owner', companyId: 2 })
	scoped = caller(api, scopedKey)
})
let scoped: OperatorCall
afterAll(async () => {
	await database.close()
	await rm(folder, { recursive: true })
})

const picture = async () =>
	new Uint8Array(
		await sharp({ create: { width: 30, height: 20, channels: 3, background: '#884422' } })
			.png()
			.toBuffer(),
	)

async function importText(text: string, operator = call) {
	const file = path.join(folder, 'file.csv')
	await writeFile(file, text)
	const refusals: Refusal[] = []
	const notices: Refusal[] = []
	const counts = await runImport({
		file,
		company: 'one',
		rate: 10_000,
		untrackedStock: 0,
		call: operator,
		fetchPicture: async (url) => {
			if (url.includes('missing')) throw new Error('the address answered 404')
			return picture()
		},
		onProgress: () => undefined,
		onRefusal: (refusal) => refusals.push(refusal),
		onNotice: (notice) => notices.push(notice),
	})
	return { counts, refusals, notices }
}

const header =
	'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src'
const good = [
	header,
	'tee,Tee,Loom,Tops,Size,S,T-S,5,19.9,25,https://x.test/a.png',
	'tee,,,,,M,T-M,3,19.9,,https://x.test/missing.png',
	'mug,Mug,Clay,Home,Title,Default Title,,9,5,,',
].join('\n')

test('a file becomes products; what cannot be fetched is named; a second run changes nothing', async () => {
	const first = await importText(good)
	expect(first.counts).toMatchObject({
		created: 2,
		unchanged: 0,
		refusedRows: 0,
		missingPictures: 1,
	})
	expect(first.notices[0]).toMatchObject({ line: 3, handle: 'tee' })
	const second = await importText(good)
	expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
	const [tee] = await database.db.select().from(product).where(eq(product.slug, 'tee'))
	expect(tee).toMatchObject({ priceMin: 199_000, priceMax: 199_000, priceBefore: 250_000 })
	expect(await auditOracles(database.db)).toEqual([])
})

test('a refused row leaves its variant as it was while the rest of the product changes', async () => {
	await importText(good)
	const broken = good.replace('T-S,5,19.9,25', 'T-S,5,none,25').replace('T-M,3,19.9', 'T-M,4,21')
	const { counts, refusals } = await importText(broken)
	expect(refusals).toEqual([{ line: 2, handle: 'tee', reason: '"none" is not a price' }])
	expect(counts).toMatchObject({ updated: 1, unchanged: 1, refusedRows: 1 })
	const rows = await database.db.select().from(variant)
	expect(rows.find((row) => row.sku === 'T-S')).toMatchObject({ active: true, price: 250_000 })
	expect(rows.find((row) => row.sku === 'T-M')).toMatchObject({ price: 210_000 })
})

test('a product that the shop refuses stays as it was, with the reason for each of its rows', async () => {
	await importText(good)
	const taken = [header, 'bowl,Bowl,Clay,Home,Size,L,T-S,1,9,,', 'bowl,,,,,M,B-M,1,9,,'].join('\n')
	const { counts, refusals } = await importText(taken)
	expect(counts).toMatchObject({ created: 0, refusedRows: 2 })
	expect(refusals.map((refusal) => refusal.line)).toEqual([2, 3])
	expect(refusals[0]?.reason).toContain('T-S')
	const bowls = await database.db.select().from(product).where(eq(product.slug, 'bowl'))
	expect(bowls).toEqual([])
})

test("a key of one company cannot reach another's catalogue", async () => {
	await expect(importText(good, scoped)).rejects.toThrow('404')
})
