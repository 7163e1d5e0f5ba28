import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProducts } from '#contract/product-listing.ts'
import { suggestProducts } from '#contract/product-lists.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { editsBetween, nearWords, otherWords } from './near-word.ts'
import { typedWords } from './typed-words.ts'

describe('typed words', () => {
	test.each([
		['kaos POLOS', ['kaos', 'polos']],
		["kaos' & !b:*", ['kaos', 'b']],
		['kaos kaos', ['kaos']],
		['ｋａｏｓ piqué', ['kaos', 'pique']],
		['power bank 10.000mAh', ['power', 'bank', '10000', 'mah']],
		['x'.repeat(99), ['x'.repeat(40)]],
		['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
		['!?', []],
	])('of %s', (text, words) => expect(typedWords(text)).toEqual(words))
})

describe('similar words', () => {
	test.each([
		['kemja', 'kemeja', 1],
		['kmeeja', 'kemeja', 1],
		['kemeja', 'kemeja', 0],
		['', 'tas', 3],
	])('%s and %s differ by %i edits', (a, b, edits) => expect(editsBetween(a, b)).toBe(edits))

	test('are limited by length, the most similar first', () => {
		const known = ['kemejaku', 'kemeja', 'kemah', 'celana'].map((term) => ({ term, likeness: 0.4 }))
		expect(nearWords('kemja', known)).toEqual(['kemeja'])
		expect(nearWords('tas', [{ term: 'tes', likeness: 0.3 }])).toEqual([])
	})
})

describe('words that may be meant instead of a correction', () => {
	const near = (term: string, likeness: number, stem = term) => ({ term, likeness, stem })

	test.each([
		['differ by as many letters', 'chargr', [near('charger', 0.5), near('chair', 0.3)], []],
		['are as similar', 'kemja', [near('kemeja', 0.44, 'meja'), near('kerja', 0.33)], []],
		['are no plural of it', 'blendr', [near('blend', 0.63), near('blends', 0.56)], []],
		['have another stem', 'tasny', [near('tasnya', 0.5, 'tas'), near('tasku', 0.5, 'tas')], []],
		[
			'are another word for the shop',
			'kmeja',
			[near('kemeja', 0.44, 'meja'), near('meja', 0.38)],
			['meja'],
		],
	])('%s', (_rule, typed, candidates, words) =>
		expect(otherWords(typed, candidates)).toEqual(words),
	)
})

describe('a search', () => {
	let tiny: TinyApi
	beforeAll(async () => {
		tiny = await tinyApi()
	})
	afterAll(() => tiny.close())

	async function search(text: string, wish: Record<string, unknown> = {}) {
		const body = {
			PAGE_INDEX: 1,
			DATA_PER_PAGE: 12,
			ORDER_BY: 'RELEVANCE',
			SORT: 'DESC',
			TEXT_SEARCH: text,
			...wish,
		}
		const { data } = await tiny.read(listProducts.answer, '/product-by-category', { body })
		return { ...data.SEARCH, slugs: data.list.map((card) => card.PRODUCT_SLUG) }
	}

	test('finds by choice, description, stem and synonym', async () => {
		expect(await search('jaket merah')).toMatchObject({ MATCH: 'ALL', slugs: ['jaket-hujan'] })
		expect((await search('rains jackets')).slugs).toEqual(['jaket-hujan'])
		expect(await search('jaket lengkap')).toMatchObject({ MATCH: 'ANY', slugs: ['jaket-hujan'] })
		expect((await search('jaketnya')).slugs).toEqual(['jaket-hujan'])
		expect((await search('t-shirt')).slugs[0]).toMatch(/^kaos-/)
	})

	test('uses most or any of the words if no product has all, and reports it', async () => {
		expect(await search('jaket hujan panci')).toMatchObject({
			MATCH: 'MOST',
			slugs: ['jaket-hujan'],
		})
		expect(await search('panci jaket')).toMatchObject({ MATCH: 'ANY', slugs: ['jaket-hujan'] })
		expect(await search('jaket murah')).toMatchObject({ MATCH: 'ALL', slugs: ['jaket-hujan'] })
		expect(await search('panci')).toMatchObject({ MATCH: 'NONE', slugs: [] })
	})

	test('corrects typing errors, but no words that a product has', async () => {
		expect(await search('jakte hujan')).toMatchObject({
			CORRECTED_TEXT: 'jaket hujan',
			MATCH: 'ALL',
			slugs: ['jaket-hujan'],
		})
		expect((await search('ringkas')).CORRECTED_TEXT).toBeNull()
	})

	test('corrects words only into words of products that are sold, and no model numbers', async () => {
		// A synonym of every new shop that none of its products has.
		expect(await search('chargr')).toMatchObject({ MATCH: 'NONE', CORRECTED_TEXT: null })
		expect((await search('jaket24')).CORRECTED_TEXT).toBeNull()
		await tiny.db.execute(sql`
			update product set name = '{"id": "Selimut Wol", "en": "Blanket"}' where company_id = 1 and slug = 'kaos-9'`)
		expect((await search('selmut')).CORRECTED_TEXT).toBe('selimut')
		await tiny.db.execute(
			sql`update product set status = 'ARCHIVED' where company_id = 1 and slug = 'kaos-9'`,
		)
		expect((await search('selmut')).CORRECTED_TEXT).toBeNull()
	})

	test('takes prices, quantities and "cheap" in its text as filters', async () => {
		const rename = (slug: string, name: string) =>
			tiny.db.execute(sql`
				update product set name = ${JSON.stringify({ id: name, en: name })}::jsonb where company_id = 1 and slug = ${slug}`)
		const rice = [
			'Beras Pandan 1 kg',
			'Beras Pandan 25kg',
			'Beras Merah 2,5 kg',
			'Beras Merah 5000 gram',
		]
		for (const [at, name] of rice.entries()) await rename(`kaos-${at + 1}`, name)
		expect((await search('beras')).slugs.toSorted()).toEqual([
			'kaos-1',
			'kaos-2',
			'kaos-3',
			'kaos-4',
		])
		expect(await search('beras 25 kg')).toMatchObject({
			MATCH: 'ALL',
			WORD_TEXT: 'beras',
			FILTER_LIST: [{ KIND: 'QUANTITY', QUANTITY: '25 kg', TEXT_WITHOUT: 'beras' }],
			slugs: ['kaos-2'],
		})
		expect((await search('beras 25.000 gr')).slugs).toEqual(['kaos-2'])
		expect((await search('beras 5 kilo')).slugs).toEqual(['kaos-4'])
		expect((await search('beras 2.5 kg')).slugs).toEqual(['kaos-3'])
		expect(await search('beras 10 kg')).toMatchObject({ MATCH: 'NONE', slugs: [] })

		const prices = async (text: string, wish = {}) => (await search(text, wish)).slugs.toSorted()
		expect(await search('jaket di bawah 225rb')).toMatchObject({
			FILTER_LIST: [{ KIND: 'PRICE', PRICE_MIN: null, PRICE_MAX: 225_000, TEXT_WITHOUT: 'jaket' }],
			slugs: ['jaket-hujan'],
		})
		expect(await prices('jaket di bawah 150rb')).toEqual([])
		// A chosen price comes first.
		expect(await prices('jaket di bawah 150rb', { PRICE_MAX: 300_000 })).toEqual(['jaket-hujan'])
		expect(await prices('under 100k')).not.toContain('jaket-hujan')
		const { data } = await tiny.read(listProducts.answer, '/product-by-category', {
			body: {
				PAGE_INDEX: 1,
				DATA_PER_PAGE: 20,
				ORDER_BY: 'RELEVANCE',
				SORT: 'DESC',
				TEXT_SEARCH: 'kaos murah',
			},
		})
		const lowest = data.list.map((card) => card.PRODUCT_PRICE_MIN)
		expect(lowest.length).toBeGreaterThan(5)
		expect(lowest).toEqual(lowest.toSorted((one, other) => one - other))
	})

	test('suggests products and their categories while the last word is typed', async () => {
		const path = '/product/suggestion?TEXT_SEARCH=hujan%20jak'
		const { data } = await tiny.read(suggestProducts.answer, path)
		expect(data.list.map((card) => card.PRODUCT_SLUG)).toEqual(['jaket-hujan'])
		expect(data.CATEGORY_SLUG_LIST).toEqual(['jaket'])
	})

	test('works without typing tolerance where the database has no pg_trgm', async () => {
		await tiny.db.execute(sql`drop extension pg_trgm cascade`)
		await tiny.db.execute(sql`
			create or replace function near_search_terms(company integer, word text)
				returns table (term text, likeness real) language sql stable
				as $$ select ''::text, 0::real where false $$`)
		const { rows } = await tiny.db.execute(sql`select tolerate_typing_errors() as tolerated`)
		expect(rows).toEqual([{ tolerated: false }])
		expect((await search('jaket merah')).slugs).toEqual(['jaket-hujan'])
		expect(await search('jakte')).toMatchObject({ MATCH: 'NONE', CORRECTED_TEXT: null })

		await tiny.db.execute(sql`create extension pg_trgm`)
		await tiny.db.execute(sql`select tolerate_typing_errors()`)
		expect((await search('jakte')).slugs).toEqual(['jaket-hujan'])
	})
})
