import { PGlite } from '@electric-sql/pglite'
import { eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { article } from '#website-api/modules/site/articles/article.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { contentPage } from '#website-api/modules/site/content/content.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { loadSeed } from '#examples/load.ts'

const migrations = readMigrations()
/** The tables of the first release. */
const released = migrations.slice(0, 2)

let client: PGlite
let folder: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-upgrade-'))
	client = await PGlite.create()
	for (const statement of released.flatMap((one) => one.statements)) await client.exec(statement)
	await client.exec(
		`create table schema_migration (version bigint primary key, digest text not null,
			applied_at timestamptz not null default now());
		insert into schema_migration (version, digest) values ${released
			.map((one) => `(${one.version}, '${one.digest}')`)
			.join(', ')};
		insert into setting values ('seeded', '1');
		insert into company (code, name, legal_name, tagline, customer_care_phone, origin_district)
			values ('sandang', 'Sandang', 'PT Sandang', '{"id": "a", "en": "b"}', '+6281200000001', '31.74.01');
		insert into media (company_id, id, type, width, height, bytes)
			values (1, 'abcdef0123', 'image/webp', 1600, 640, 9);
		insert into banner (company_id, slug, title, subtitle, target, wide_media_id, tall_media_id)
			values (1, 'musim-hujan', '{"id": "a", "en": "b"}', '{"id": "a", "en": "b"}', '/products',
				'abcdef0123', 'abcdef0123');
		insert into product (company_id, id, slug, name, summary, description, import_handle)
			select 1, id, 'p' || id, '{"id": "a", "en": "b"}', '{"id": "a", "en": "b"}', '{"id": "a", "en": "b"}', handle
			from (values (1, 'imported'), (2, null)) as made (id, handle);
		insert into variant (company_id, id, product_id, sku, choice, price, weight_grams)
			values (1, 1, 1, 'SOLD', '{}', 1000, 1), (1, 2, 1, 'NONE', '{}', 1000, 1), (1, 3, 2, 'OWN', '{}', 1000, 1);
		insert into stock (company_id, variant_id, on_hand) values (1, 1, 9), (1, 2, 0), (1, 3, 5);
		insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source)
			values (1, 1, 8, 0, 'count', 'import'), (1, 1, -2, 0, 'ship', null), (1, 1, 6, 0, 'count', 'import'),
				(1, 1, -3, 0, 'ship', null), (1, 3, 5, 0, 'count', 'seed');
		insert into popup_banner (company_id, active, image_url, target) values (1, true, '/media/x/640.webp', '/');
		insert into referral_click (company_id, kind, code, visitor, day)
			values (1, 'AGENT', 'siapa', 'v', '2026-01-01');
		insert into ordered_cart values (1, 'cart', 0);
		insert into orders (company_id, id, number, cart_token, cart_version, customer_name, customer_phone,
				customer_email, vendor_code, vendor_method, vendor_name, vendor_method_name, vendor_method_group,
				vendor_method_image_url, weight_grams, sub_total, shipping_price, unique_code, total, payment_method)
			values (1, '6f7e2a52-7e1c-4f0e-9d43-0d9c2ab40001', '7K3M-9QXT', 'cart', 0, 'Sari', '+6281200000001',
				'sari@example.com', 'SICEPAT', 'reg', 'SiCepat', 'Reguler', 'others', '/x.svg', 100, 100000, 10000,
				7, 110007, 'BANK_TRANSFER');
		insert into order_line (company_id, order_id, position, variant_id, product_slug, product_name, variant_label,
				variant_sku, is_digital, quantity, price, sub_total)
			values (1, '6f7e2a52-7e1c-4f0e-9d43-0d9c2ab40001', 0, 1, 'p1', 'a', '', 'SOLD', false, 2, 50000, 100000);
		update stock set reserved = 2 where variant_id = 1;`,
	)
})
afterAll(async () => {
	await client.close()
	await rm(folder, { recursive: true, force: true })
})

test('a database of the first release is migrated and keeps its rows', async () => {
	const db = drizzle(client)
	expect(await migrate(db)).toBe(migrations.length - released.length)
	expect(await migrate(db)).toBe(0)
	expect(await db.select().from(orders)).toMatchObject([
		{ number: '7K3M-9QXT', total: 110_007, agentCode: null, affiliateCode: null },
	])
	expect(await db.select().from(banner)).toMatchObject([
		{ slug: 'musim-hujan', active: true, html: { id: '', en: '' } },
	])
	expect(await db.select().from(referralClick)).toHaveLength(1)
})

test('an import knows the stock that an earlier release imported last', async () => {
	const rows = await drizzle(client)
		.select({ sku: variant.sku, imported: variant.importedStock })
		.from(variant)
		.where(inArray(variant.sku, ['SOLD', 'NONE', 'OWN']))
		.orderBy(variant.id)
	expect(rows).toEqual([
		{ sku: 'SOLD', imported: 12 },
		{ sku: 'NONE', imported: 0 },
		{ sku: 'OWN', imported: null },
	])
})

test('stock knows what unpaid orders of guests hold', async () => {
	const rows = await drizzle(client)
		.select({ reserved: stock.reserved, heldForGuests: stock.heldForGuests })
		.from(stock)
		.where(eq(stock.companyId, 1))
		.orderBy(stock.variantId)
	expect(rows.slice(0, 3)).toEqual([
		{ reserved: 2, heldForGuests: 2 },
		{ reserved: 0, heldForGuests: 0 },
		{ reserved: 0, heldForGuests: 0 },
	])
})

test('an example shop of the first release gets its texts once', async () => {
	const db = drizzle(client)
	const storage = folderStorage(folder)
	expect(await loadSeed(db, storage, tinyShops)).toBe(true)
	const pages = await db.select().from(contentPage)
	expect(pages.map((page) => [page.companyId, page.key])).toEqual([
		[1, 'about'],
		[1, 'faq'],
	])
	expect(await db.select().from(article)).toHaveLength(5)
	expect(await db.select().from(agent)).toHaveLength(2)
	const [page] = await db.select().from(banner)
	expect(page?.html.en).toBe('<p>Rain sandang</p>')

	await db.delete(contentPage)
	expect(await loadSeed(db, storage, tinyShops)).toBe(false)
	expect(await db.select().from(contentPage)).toEqual([])
})

test('a shop’s own pages are never mixed with those of an example', async () => {
	const db = drizzle(client)
	const text = { id: 'Kami', en: 'We' }
	await db.execute(sql`delete from setting where key like 'seeded-content:%'`)
	await db
		.insert(contentPage)
		.values({ companyId: 1, key: 'about', title: text, summary: text, html: text })
	expect(await loadSeed(db, folderStorage(folder), tinyShops)).toBe(false)
	const [about] = await db.select().from(contentPage).where(eq(contentPage.companyId, 1))
	expect(about?.title).toEqual(text)
})
