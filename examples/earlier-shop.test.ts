import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { article } from '#website-api/modules/site/articles/article.table.ts'
import { contentPage } from '#website-api/modules/site/content/content.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'
import { loadSeed } from './load.ts'

let client: PGlite
let folder: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-earlier-'))
	// Without pg_trgm, which a server may lack.
	client = await PGlite.create()
	await migrate(drizzle(client))
	await client.exec(
		`insert into setting values ('seeded', '1');
		insert into company (code, name, legal_name, tagline, customer_care_phone, origin_district)
			values ('sandang', 'Sandang', 'PT Sandang', '{"id": "a", "en": "b"}', '+6281200000001', '31.74.01');
		insert into media (company_id, id, type, width, height, bytes)
			values (1, 'abcdef0123', 'image/webp', 1600, 640, 9);
		insert into banner (company_id, slug, title, subtitle, target, wide_media_id, tall_media_id)
			values (1, 'musim-hujan', '{"id": "a", "en": "b"}', '{"id": "a", "en": "b"}', '/products',
				'abcdef0123', 'abcdef0123');`,
	)
})
afterAll(async () => {
	await client.close()
	await rm(folder, { recursive: true, force: true })
})

test('an example shop that an earlier version filled gets its texts once', async () => {
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
