import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as products from '#app/routes/catalog/products.tsx'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { shopper } from './support/shopper.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
	const rice = [
		['kaos-1', 'Beras Pandan 1 kg'],
		['kaos-2', 'Beras Pandan 25 kg'],
		['kaos-3', 'Beras Merah 5 kg'],
	]
	for (const [slug, name] of rice) {
		await tiny.db.execute(sql`
			update product set name = ${JSON.stringify({ id: name, en: name })}::jsonb
			where company_id = 1 and slug = ${slug}`)
	}
})
afterAll(() => tiny.close())

const Page = z.object({
	cards: z.array(z.object({ name: z.string() })),
	filters: z.array(z.object({ label: z.string(), href: z.string() })),
	relatives: z.object({ kind: z.string(), cards: z.array(z.object({ name: z.string() })) }),
})

async function search(path: string) {
	const answer = await shopper('localhost', async (request) => tiny.api.fetch(request)).get(
		products,
		path,
	)
	expect(answer.status).toBe(200)
	const { cards, filters, relatives } = Page.parse(answer.data)
	return {
		names: cards.map(({ name }) => name),
		filters: filters.map(({ label, href }) => `${label} ${href}`),
		relatives: { kind: relatives.kind, names: relatives.cards.map(({ name }) => name) },
	}
}

test('filters in the text of a search are shown, each with a link to the search without it', async () => {
	const found = await search('/products?q=beras+25+kg+di+bawah+100rb')
	expect(found.names).toEqual(['Beras Pandan 25 kg'])
	expect(found.filters.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
		'“beras” /products',
		'25 kg /products?q=beras+di+bawah+100rb',
		'Sampai Rp 100.000 /products?q=beras+25+kg',
	])
	const english = await search('/en/products?q=cheap+beras+under+100k')
	expect(english.names).toHaveLength(3)
	expect(english.filters.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
		'“beras” /en/products',
		'Lowest price /en/products?q=beras+under+100k',
		expect.stringMatching(/100.000 \/en\/products\?q=cheap\+beras$/),
	])
})

test('a chosen price or order comes before a typed one, whose words go with it', async () => {
	const { filters } = await search('/products?q=murah+beras+di+bawah+100rb&max=90000&sort=newest')
	expect(filters.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
		'“beras” /products?max=90000',
		'Sampai Rp 90.000 /products?q=murah+beras&sort=newest',
	])
})

test('a search that finds none or one shows others: without its filters, related, or best-selling', async () => {
	expect(await search('/products?q=beras+10+kg')).toMatchObject({
		names: [],
		relatives: {
			kind: 'similar',
			names: expect.arrayContaining([
				'Beras Pandan 1 kg',
				'Beras Pandan 25 kg',
				'Beras Merah 5 kg',
			]),
		},
	})
	const one = await search('/products?q=beras+25+kg')
	expect(one.names).toHaveLength(1)
	expect(one.relatives.names.length).toBeGreaterThan(3)
	expect(one.relatives.names).not.toContain('Beras Pandan 25 kg')
	const none = await search('/products?q=tidakadabarangini')
	expect(none.relatives.kind).toBe('popular')
	expect(none.relatives.names.length).toBeGreaterThan(3)
	expect((await search('/products?q=beras')).relatives.names).toEqual([])
	const dear = await search('/products?q=beras&min=900000')
	expect(dear.relatives).toMatchObject({
		kind: 'similar',
		names: expect.arrayContaining(['Beras Merah 5 kg']),
	})
})
