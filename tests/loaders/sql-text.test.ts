import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleOf } from '#tests/support/sizes.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'

let api: TinyApi
beforeAll(async () => {
	api = await tinyApi()
})
afterAll(() => api.close())

const terminators = [
	"'",
	"''",
	'"',
	"')",
	"'))",
	"')))",
	'`',
	"\\'",
	'%',
	"%'",
	'$$',
	'1',
	'-1',
	'0x27',
]
const attacks = [
	' OR 1=1--',
	" OR '1'='1",
	' OR 1=1/*',
	' AND 1=2--',
	' AND 1=1#',
	'; DROP TABLE product--',
	'; SELECT pg_sleep(9)--',
	' UNION SELECT NULL--',
	' UNION ALL SELECT NULL,NULL,NULL--',
	' UNION SELECT table_name FROM information_schema.tables--',
	' AND (SELECT 1 FROM pg_sleep(9))=1--',
	' AND CAST((SELECT version()) AS int)=1--',
	"||(SELECT '')||'",
	'||pg_sleep(9)--',
	' ORDER BY 99--',
	' GROUP BY 1 HAVING 1=1--',
	' LIMIT 0 OFFSET 0--',
	' AND EXTRACTVALUE(1,1)--',
	'; COPY product TO PROGRAM 1--',
	" IN (SELECT 'x')--",
	' WAITFOR DELAY 1--',
	'; UPDATE variant SET price=1--',
	' PROCEDURE ANALYSE()--',
	" LIKE '%",
	' RLIKE SLEEP(9)--',
	'; DELETE FROM company--',
	' AND ROW(1,1)>(SELECT 1,1)--',
	"' ESCAPE '",
	'_%_%_%_',
	'\\',
	'\\\\%',
	':1',
	'$1',
	'?',
	'{$ne:null}',
	'NULL',
]
const strings = terminators.flatMap((start) => attacks.map((attack) => `${start}${attack}`))

const Rows = z.object({ data: z.object({ TOTAL_ROWS: z.number() }) })
const listing = { PAGE_INDEX: 1, DATA_PER_PAGE: 100, ORDER_BY: 'SOLD', SORT: 'ASC' }
const sent = encodeURIComponent

/** Every text input of the public API, with the number of rows found for a text that does not occur. */
const inputs: Record<string, (text: string) => ReturnType<TinyApi['call']>> = {
	'TEXT_SEARCH of products': (text) =>
		api.call('/product-by-category', { body: { ...listing, TEXT_SEARCH: text } }),
	CATEGORY_SLUG: (text) =>
		api.call('/product-by-category', { body: { ...listing, CATEGORY_SLUG: text } }),
	BRAND_LIST: (text) =>
		api.call('/product-by-category', { body: { ...listing, BRAND_LIST: [text] } }),
	ORDER_BY: (text) => api.call('/product-by-category', { body: { ...listing, ORDER_BY: text } }),
	SORT: (text) => api.call('/product-by-category', { body: { ...listing, SORT: text } }),
	PAGE_INDEX: (text) =>
		api.call('/product-by-category', { body: { ...listing, PAGE_INDEX: text } }),
	'the slug of a product': (text) => api.call(`/product/${sent(text)}`),
	'the slug of its reviews': (text) => api.call(`/product/${sent(text)}/review`),
	suggestions: (text) => api.call(`/product/suggestion?TEXT_SEARCH=${sent(text)}`),
	'ids of suggestions': (text) =>
		api.call(`/product/suggestion?SEARCH_BY_ID=true&TEXT_SEARCH_ID=${sent(text)}`),
	'the cart’s lines': (text) => api.call(`/cart/cart-list-v2?CART_LINES=${sent(text)}`),
	'TEXT_SEARCH of articles': (text) => api.call(`/article/article-list?TEXT_SEARCH=${sent(text)}`),
	ARTICLE_CATEGORY_SLUG: (text) =>
		api.call(`/article/article-list?ARTICLE_CATEGORY_SLUG=${sent(text)}`),
	'the slug of an article': (text) => api.call(`/article/${sent(text)}`),
	'the slug of an information': (text) => api.call(`/content/information/${sent(text)}`),
	'the key of a page': (text) => api.call(`/content/page/${sent(text)}`),
	'TEXT_SEARCH of agents': (text) =>
		api.call('/agent/our-agent', { body: { PAGE_INDEX: 1, DATA_PER_PAGE: 20, TEXT_SEARCH: text } }),
	'PROVINCE_CODE of agents': (text) =>
		api.call('/agent/our-agent', {
			body: { PAGE_INDEX: 1, DATA_PER_PAGE: 20, PROVINCE_CODE: text },
		}),
	AGENT_TRACKING_CODE: (text) =>
		api.call('/helper/summary-tracking-agent', { body: { AGENT_TRACKING_CODE: text } }),
	'an order’s number': (text) =>
		api.call('/order/look-up', { body: { ORDER_NUMBER: text, CUSTOMER_PHONE: text } }),
	'a district': (text) => api.call(`/region/district?TEXT_SEARCH=${sent(text)}`),
	'the code of a district': (text) => api.call(`/region/district/${sent(text)}`),
	'the feed’s category': (text) => api.call(`/feed/product-list?CATEGORY_SLUG=${sent(text)}`),
}

/** Errors of the API itself or of the database. */
const failure = /syntax error|pg_|relation "|column "|SQLSTATE|stack/i

describe('text is never interpreted as SQL', () => {
	test('the list has 500 strings', () => {
		expect(new Set(strings).size).toBeGreaterThanOrEqual(500)
	})

	// Each string is sent to at least one of these.
	test.each(Object.keys(inputs).map((name, at) => [name, at] as const))('%s', async (name, at) => {
		const send = inputs[name]
		const before = await counts()
		for (const text of sampleOf(strings, Object.keys(inputs).length, at)) {
			const response = await send?.(text)
			const status = response?.status ?? 0
			expect(status, text).toBeGreaterThanOrEqual(200)
			expect(status, text).toBeLessThan(500)
			const body = await response?.text()
			expect(body, text).not.toMatch(failure)
		}
		expect(await counts()).toEqual(before)
	})

	// A condition interpreted as SQL would match all fifteen.
	test('a search finds no more than the few products with one of its words', async () => {
		for (const text of sampleOf(strings, 12)) {
			const found = await api.call('/product-by-category', {
				body: { ...listing, TEXT_SEARCH: text },
			})
			const rows = Rows.parse(await found.json()).data.TOTAL_ROWS
			if (/[a-z]{3}/i.test(text)) expect(rows, text).toBeLessThan(8)
		}
	})
})

async function counts() {
	const rows = await api.db.execute(
		'select (select count(*) from product) as p, (select count(*) from variant) as v, (select sum(price) from variant) as s, (select count(*) from company) as c',
	)
	return JSON.stringify(rows)
}
