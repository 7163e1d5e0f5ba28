import { count, eq, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { tinyApi } from '#tests/support/tiny-api.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { folderStorage, type MediaStorage } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { productCsv } from '#website-api/modules/catalog/exports/product-csv.ts'
import { noCounts } from '#website-api/modules/catalog/import-files/run-import.ts'
import { productImport } from '#website-api/modules/catalog/imports/product-import.table.ts'
import { workOnNextImport } from '#website-api/modules/catalog/imports/work-on-import.command.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { seedCompanies } from './companies.ts'
import { loadSeed } from './load.ts'

let database: OpenDatabase
let storage: MediaStorage
let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-seed-'))
	storage = folderStorage(folder)
	database = await openTestDatabase()
	await loadSeed(database.db, storage, seedCompanies)
})
afterAll(async () => {
	await database.close()
	await rm(folder, { recursive: true, force: true })
})

test('every example shop is there with eighty or more products in stock', async () => {
	const shops = await database.db.select().from(company).orderBy(company.id)
	expect(shops.map((shop) => shop.code)).toEqual(seedCompanies.map((shop) => shop.code))
	for (const shop of shops) {
		const [row] = await database.db
			.select({ products: count() })
			.from(product)
			.where(eq(product.companyId, shop.id))
		expect(row?.products).toBeGreaterThanOrEqual(80)
		expect(await findDistrict(shop.originDistrict)).toBeDefined()
	}
})

test('every product has a price, a picture, a category and a brand', async () => {
	const { rows } = await database.db.execute(sql`
		select slug from product where price_min <= 0 or category_id is null or brand_id is null
			or not exists (select 1 from product_media m where m.company_id = product.company_id and m.product_id = product.id)`)
	expect(rows).toEqual([])
})

test('every picture is stored', async () => {
	for (const { id } of await database.db.select({ id: media.id }).from(media)) {
		expect(await storage.readMaster(id)).toBeDefined()
	}
})

test('the audit finds no error', async () => expect(await auditOracles(database.db)).toEqual([]))

describe('the catalogue of an example shop as a file', () => {
	const companyId = 1
	const catalogue = async () => {
		const { rows } = await database.db.execute(sql`
			select product.slug, name, summary, description, category_id, brand_id, status, options, is_digital,
				published_at, seo_title, price_min, price_max, price_before,
				(select jsonb_agg(to_jsonb(v) - 'imported_stock' order by v.id) from variant v
				where v.company_id = product.company_id and v.product_id = product.id) as variants,
				(select jsonb_agg(to_jsonb(m) order by m.position) from product_media m
				where m.company_id = product.company_id and m.product_id = product.id) as pictures,
				(select jsonb_agg(to_jsonb(s) order by s.variant_id) from stock s
				join variant v on v.company_id = s.company_id and v.id = s.variant_id
				where s.company_id = product.company_id and v.product_id = product.id) as stock
			from product where company_id = ${companyId} order by id`)
		return rows
	}
	const exported = async () => {
		let text = ''
		for await (const piece of productCsv(database.db, companyId)) text += piece
		return text
	}
	const imported = async (text: string) => {
		const options = { RATE: 1, UNTRACKED_STOCK: 0, STOCK: 'set', PICTURES: true } as const
		const [row] = await database.db
			.insert(productImport)
			.values({
				companyId,
				fileName: 'a.csv',
				state: 'RUNNING',
				madeBy: 'test',
				counts: noCounts,
				content: Buffer.from(text),
				options: { FILE_NAME: 'a.csv', ...options },
			})
			.returning({ id: productImport.id })
		await workOnNextImport({ db: database.db, storage })
		const [done] = await database.db
			.select()
			.from(productImport)
			.where(eq(productImport.id, row?.id ?? ''))
		return done
	}

	test('is imported again without a difference', async () => {
		const before = await catalogue()
		const nothing = { created: 0, updated: 0, refusedRows: 0, missingPictures: 0, leftStock: 0 }
		const done = await imported(await exported())
		expect(done).toMatchObject({ state: 'DONE', remarks: [] })
		expect(done?.counts).toEqual({ ...nothing, fields: {}, unchanged: before.length })
		expect(await catalogue()).toEqual(before)
	})

	test('keeps values that a file cannot express when another column was changed', async () => {
		const before = await catalogue()
		const lines: string[][] = parse(await exported(), { bom: true })
		const tags = lines[0]?.indexOf('Tags') ?? -1
		const title = lines[0]?.indexOf('Title') ?? -1
		const changed = lines.map((cells, line) =>
			cells.map((cell, at) => (line > 0 && at === tags && cells[title] ? 'baru' : cell)),
		)
		const done = await imported(stringify(changed))
		expect(done?.counts).toMatchObject({ updated: before.length, refusedRows: 0 })
		expect(await catalogue()).toEqual(before)
		const { rows } = await database.db.execute(
			sql`select 1 from product where company_id = ${companyId} and tags <> '{baru}'`,
		)
		expect(rows).toEqual([])
	})
})

test('a second run changes nothing, and the next company gets the next id', async () => {
	expect(await loadSeed(database.db, storage, seedCompanies)).toBe(false)
	const { rows } = await database.db.execute<{ next: number }>(
		sql`select nextval(pg_get_serial_sequence('company', 'id')) as next`,
	)
	expect(Number(rows[0]?.next)).toBe(seedCompanies.length + 1)
})

test('the agents of two loads have the same visits', async () => {
	const visits = async (db: OpenDatabase['db']) => {
		const { rows } = await db.execute<{ code: string; visits: number }>(sql`
			select code, count(*)::int as visits from referral_click where company_id = 1 group by code order by code`)
		return rows
	}
	const first = await tinyApi()
	const second = await tinyApi()
	const found = await visits(first.db)
	expect(found.map((row) => row.code)).toEqual(['BUDI_02', 'SARI01'])
	for (const row of found) expect(row.visits).toBeGreaterThan(0)
	expect(await visits(second.db)).toEqual(found)
	await first.close()
	await second.close()
})
