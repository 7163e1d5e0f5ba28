import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getHome } from '#contract/home.ts'
import { ADDRESS_KINDS, type AddressKind, findMovedAddress } from '#contract/moved-address.ts'
import { getEditedProduct } from '#contract/edited-product.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { formerAddress, ownRedirect } from './address.table.ts'

let site: SiteCaller
beforeAll(async () => {
	site = await siteCaller()
	await site.tiny.db.execute(sql`
		insert into banner select (jsonb_populate_record(banner, '{"slug": "lain"}')).* from banner where company_id = 1`)
})
beforeEach(async () => {
	await site.tiny.db.delete(formerAddress)
	await site.tiny.db.delete(ownRedirect)
})
afterAll(() => site.tiny.close())

async function movedTo(path: string, shop: 'sandang' | 'kopi' = 'sandang') {
	const query = `?PATH=${encodeURIComponent(path)}`
	return (await site.tiny.read(findMovedAddress.answer, `/moved-address${query}`, { shop })).data
		.ADDRESS
}

/** Two of each kind in the first tiny shop; the second shop has the same. */
const examples: Record<AddressKind, [one: string, other: string]> = {
	product: ['kaos-14', 'kaos-13'],
	category: ['kaos', 'jaket'],
	information: ['ukuran', 'jahitan'],
	banner: ['musim-hujan', 'lain'],
	article: ['artikel-1', 'artikel-2'],
	article_category: ['perawatan', 'gaya'],
}

function rename(kind: AddressKind, from: string, to: string) {
	return site.tiny.db.execute(
		sql`update ${sql.identifier(kind)} set slug = ${to} where company_id = 1 and slug = ${from}`,
	)
}

describe.each(ADDRESS_KINDS)('the address of a $kind', ({ kind, paths }) => {
	const [slug, other] = examples[kind]
	const at = (name: string) => paths.map((path) => path.replace('*', name))
	const all = (names: string[]) => Promise.all(names.flatMap(at).map((path) => movedTo(path)))

	test('leads to the present one, also after several changes', async () => {
		await rename(kind, slug, 'kedua')
		await rename(kind, 'kedua', 'ketiga')
		expect(await all([slug, 'kedua', 'ketiga'])).toEqual([
			...at('ketiga'),
			...at('ketiga'),
			...at('').map(() => null),
		])
		expect(await movedTo(at(slug)[0] ?? '', 'kopi')).toBeNull()
		await rename(kind, 'ketiga', slug)
		expect(await all([slug, 'kedua', 'ketiga'])).toEqual([
			...at('').map(() => null),
			...at(slug),
			...at(slug),
		])
	})

	test('is that of whatever has it today', async () => {
		await rename(kind, slug, 'kedua')
		await rename(kind, other, slug)
		expect(await all([slug, other])).toEqual([...at('').map(() => null), ...at(slug)])
		await rename(kind, slug, other)
		// The last that had it counts.
		expect(await all([slug, other])).toEqual([...at(other), ...at('').map(() => null)])
		await rename(kind, 'kedua', slug)
	})
})

test('the address of something that is not shown yet stays unknown, that of a withdrawn one leads on', async () => {
	await rename('product', 'kaos-12', 'rahasia')
	const as = (status: string) =>
		site.tiny.db.execute(
			sql`update product set status = ${status} where company_id = 1 and slug = 'rahasia'`,
		)
	await as('DRAFT')
	expect(await movedTo('/product/kaos-12')).toBeNull()
	await as('ARCHIVED')
	expect(await movedTo('/product/kaos-12')).toBe('/product/rahasia')
	await as('ACTIVE')
})

test.each([
	'',
	'/',
	'//evil.example',
	'/product/',
	'/product/%E0%A4',
	'/a\\b',
	'/product/a%00',
	"/product/' or 1=1",
])('%j leads nowhere', async (path) => expect(await movedTo(path)).toBeNull())

describe('a change by staff', () => {
	async function patch(path: string, body: unknown) {
		const response = await site.tiny.api.request(`/operator/v1${path}`, {
			method: body === undefined ? 'GET' : 'PATCH',
			headers: {
				authorization: `Bearer ${site.keys.kopi}`,
				'content-type': 'application/json',
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
		return { status: response.status, answer: await response.json() }
	}
	const idOf = async (slug: string) => {
		const { rows } = await site.tiny.db.execute<{ id: string }>(
			sql`select id from product where company_id = 2 and slug = ${slug}`,
		)
		return Number(rows[0]?.id)
	}

	test('of a product or a category keeps the former address, also in sections of the home page', async () => {
		const section = {
			KIND: 'PRODUCTS',
			SECTION_ID: 'pilihan',
			TITLE_ID: 'Pilihan',
			TITLE_EN: 'Chosen',
			RULE: 'BY_HAND',
			PRODUCT_SLUG_LIST: ['jaket-hujan'],
		}
		const tiles = {
			KIND: 'CATEGORIES',
			SECTION_ID: 'kategori',
			LAYOUT: 'TILES',
			TILE_LIST: [{ CATEGORY_SLUG: 'jaket' }],
		}
		await site.call('PUT', '/kopi/home', { SECTION_LIST: [section, tiles] }, site.keys.kopi)
		await site.call('POST', '/kopi/home/publication', { VERSION: 1 }, site.keys.kopi)

		const id = await idOf('jaket-hujan')
		const before = getEditedProduct.answer.parse((await patch(`/products/${id}`, undefined)).answer)
		const changed = await patch(`/products/${id}`, {
			VERSION: before.data.VERSION,
			SLUG: 'jaket-deras',
		})
		expect(changed.status).toBe(200)
		expect(await movedTo('/product/jaket-hujan', 'kopi')).toBe('/product/jaket-deras')

		const { list } = listEditedCategories.answer.parse(
			(await patch('/categories', undefined)).answer,
		).data
		const jackets = list.find(({ SLUG }) => SLUG === 'jaket')
		const path = `/categories/${jackets?.CATEGORY_ID}`
		const taken = await patch(path, { VERSION: jackets?.VERSION, SLUG: 'kaos' })
		expect(taken).toMatchObject({ status: 422, answer: { errors: { SLUG: [expect.any(String)] } } })
		expect((await patch(path, { VERSION: jackets?.VERSION, SLUG: 'luaran' })).status).toBe(200)
		expect(await movedTo('/products/jaket', 'kopi')).toBe('/products/luaran')

		const home = await site.tiny.read(getHome.answer, '/home', { shop: 'kopi' })
		expect(home.data.SECTION_LIST).toMatchObject([
			{ list: [{ PRODUCT_SLUG: 'jaket-deras' }] },
			{ TILE_LIST: [{ CATEGORY_SLUG: 'luaran' }] },
		])
	})
})

test('is kept for every table with a slug', async () => {
	const { rows } = await site.tiny.db.execute<{ name: string }>(sql`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'slug' and table_name <> 'former_address'`)
	const kept = ADDRESS_KINDS.map(({ kind }) => kind)
	// A brand is a filter of a listing; its slug is made from its name and never changes.
	expect(rows.map(({ name }) => name).toSorted()).toEqual(['brand', ...kept].toSorted())
})
