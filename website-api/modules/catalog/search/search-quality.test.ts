import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '#contract/product-listing.ts'
import { seedCompanies } from '#examples/companies.ts'
import { loadCatalog } from '#examples/load-catalog.ts'
import { loadCompany } from '#examples/load-company.ts'
import type { SeedPictures } from '#examples/draw-pictures.ts'
import type { SeedCompany } from '#examples/seed-shapes.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { type OpenDatabase, inTransaction } from '#website-api/db/database.ts'

/** The rank that a right product must reach. */
const FIRST = 4
/** The percentage of queries that must find one. */
const GOAL = 95

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
beforeAll(async () => {
	database = await openTestDatabase()
	await inTransaction(database.db, async (tx) => {
		for (const [at, company] of seedCompanies.entries()) {
			await loadCompany(tx, at + 1, company, noPictures)
			await loadCatalog(tx, at + 1, company, noPictures)
		}
	})
	await database.db.execute('analyze')
	api = exampleApi(database.db)
})
afterAll(() => database.close())

const noPictures: SeedPictures = {
	logo: 'logo',
	icons: new Map(),
	heroes: new Map(),
	banners: new Map(),
	products: new Map(),
	files: new Map(),
	rows: [],
}

type Expected = { shop: string; query: string; products: string[] }

/** Typical queries with their expected results: slugs, `start*` of slugs, `@category`. */
async function expectations(): Promise<Expected[]> {
	const text = await readFile(new URL('expected-products.tsv', import.meta.url), 'utf8')
	return text
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [shop = '', query = '', products = ''] = line.split('\t')
			return { shop, query, products: products.split(' ') }
		})
}

async function searched(companyId: number, host: string, query: string) {
	const response = await api.request('/v1/product-by-category', {
		method: 'POST',
		headers: storefrontHeaders({ companyId, host }),
		body: JSON.stringify({
			PAGE_INDEX: 1,
			DATA_PER_PAGE: FIRST,
			ORDER_BY: 'RELEVANCE',
			SORT: 'DESC',
			TEXT_SEARCH: query,
		}),
	})
	if (!response.ok) throw new Error(await response.text())
	const { SEARCH, list } = listProducts.answer.parse(await response.json()).data
	const slugs = list.map((card) => card.PRODUCT_SLUG)
	return {
		match: SEARCH?.MATCH,
		corrected: SEARCH?.CORRECTED_TEXT,
		near: SEARCH?.NEAR_TERM_LIST,
		slugs,
	}
}

function isExpected({ products }: SeedCompany, expected: string[], slug: string): boolean {
	return expected.some((one) => {
		if (one.startsWith('@')) {
			return products.some((entry) => entry.slug === slug && entry.category === one.slice(1))
		}
		return one.endsWith('*') ? slug.startsWith(one.slice(0, -1)) : slug === one
	})
}

test('finds a right product among the first four for typical queries', async () => {
	const all = await expectations()
	const misses: string[] = []
	for (const { shop, query, products } of all) {
		const at = seedCompanies.findIndex(({ code }) => code === shop)
		const company = seedCompanies[at]
		if (!company) throw new Error(`There is no shop ${shop}.`)
		const { match, slugs } = await searched(at + 1, company.domains[0] ?? '', query)
		const isRight = slugs.some((slug) => isExpected(company, products, slug))
		if (!isRight) misses.push(`${shop}: ${query} (${match}): ${slugs.join(', ')}`)
	}
	const score = (100 * (all.length - misses.length)) / all.length
	expect(all.length).toBeGreaterThan(300)
	expect(score, `The others:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(GOAL)
})

test('offers no word besides a correction that finds nothing, or is less likely', async () => {
	const spelled = async (shop: string, query: string) => {
		const at = seedCompanies.findIndex(({ code }) => code === shop)
		const { corrected, near } = await searched(at + 1, seedCompanies[at]?.domains[0] ?? '', query)
		return { corrected, near }
	}
	expect((await spelled('gawai', 'chargr')).near).toEqual([])
	expect((await spelled('sandang', 'kemja')).near).toEqual([])
	// "meja" is a synonym that no clothes have; in the coffee shop a description has it, and no product "kemeja".
	expect(await spelled('sandang', 'kmeja')).toEqual({ corrected: 'kemeja', near: [] })
	expect(await spelled('kopi', 'kmeja')).toEqual({ corrected: 'meja', near: [] })
})
