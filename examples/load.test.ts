import { count, eq, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPglite } from '#tests/support/pglite.ts'
import { tinyApi } from '#tests/support/tiny-api.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { folderStorage, type MediaStorage } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
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
	database = await freshPglite()
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

test('the books are clean', async () => expect(await auditOracles(database.db)).toEqual([]))

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
