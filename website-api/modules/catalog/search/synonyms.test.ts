import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '#contract/product-listing.ts'
import { listSynonyms } from '#contract/synonym.ts'
import { type TinyApi, tinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

const keys = { content: newOperatorKey(), warehouse: newOperatorKey(), foreign: newOperatorKey() }

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
	const { db } = tiny
	await storeOperatorKey(db, keys.content, { label: 's', role: 'staff', companyId: 1 })
	await storeOperatorKey(db, keys.warehouse, { label: 'w', role: 'warehouse', companyId: 1 })
	await storeOperatorKey(db, keys.foreign, { label: 'f', role: 'owner', companyId: 2 })
})
afterAll(() => tiny.close())

async function call(method: string, path: string, body?: unknown, key = keys.content) {
	const response = await tiny.api.request(`/operator/v1/search-synonyms${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return {
		status: response.status,
		answer,
		list: listSynonyms.answer.safeParse(answer).data?.data.list ?? [],
	}
}

async function found(text: string) {
	const body = {
		PAGE_INDEX: 1,
		DATA_PER_PAGE: 12,
		ORDER_BY: 'RELEVANCE',
		SORT: 'DESC',
		TEXT_SEARCH: text,
	}
	const { data } = await tiny.read(listProducts.answer, '/product-by-category', { body })
	return data.list.map((card) => card.PRODUCT_SLUG)
}

test('a company starts with default synonyms', async () => {
	const { list } = await call('GET', '')
	expect(list.length).toBeGreaterThan(200)
	expect(list.find(({ WORD_LIST }) => WORD_LIST.includes('handphone'))?.WORD_LIST).toContain('hp')
})

test('staff add, change and remove synonyms, and searches follow', async () => {
	expect(await found('payung badan')).toEqual([])
	const added = await call('POST', '', {
		WORD_LIST: ['Payung-Badan', 'mantel'],
		ALSO_LIST: ['jaket hujan'],
	})
	expect(added.status).toBe(201)
	const made = added.list.at(-1)
	expect(made).toMatchObject({ WORD_LIST: ['payung badan', 'mantel'], ALSO_LIST: ['jaket hujan'] })
	expect(await found('payung badan')).toEqual(['jaket-hujan'])
	expect(await found('jaket')).toEqual(['jaket-hujan'])

	const path = `/${made?.SYNONYM_ID}`
	const change = { VERSION: 0, WORD_LIST: ['mantel', 'payung'], ALSO_LIST: [] }
	expect((await call('PUT', path, change)).status).toBe(200)
	expect(await call('PUT', path, change)).toMatchObject({ status: 409 })
	expect(await found('payung badan')).toEqual([])
	expect((await call('DELETE', path)).list).not.toContainEqual(
		expect.objectContaining({ SYNONYM_ID: made?.SYNONYM_ID }),
	)
	expect((await call('DELETE', path)).status).toBe(404)
})

test('rejects texts without words, phrases that are too long, and single words', async () => {
	for (const WORD_LIST of [
		['!!', 'a'],
		['satu dua tiga empat', 'b'],
		['sama', 'SAMA'],
	]) {
		expect((await call('POST', '', { WORD_LIST })).status).toBe(422)
	}
})

test('other companies and staff without permission cannot change them', async () => {
	const [first] = (await call('GET', '')).list
	const path = `/${first?.SYNONYM_ID}`
	expect((await call('DELETE', path, undefined, keys.foreign)).status).toBe(404)
	expect((await call('DELETE', path, undefined, keys.warehouse)).status).toBe(403)
	expect((await call('GET', '')).list[0]).toEqual(first)
})
