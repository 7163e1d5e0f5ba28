import { expect, test } from 'vitest'
import { requestOf } from '#contract/endpoint-call.ts'
import { listProducts } from '#contract/product-listing.ts'
import type { ApiRequest, Call } from '#app/api/call.ts'
import { callingEndpoints } from '#app/api/call-endpoint.ts'
import type { ProductQuery } from '#app/domain/catalog.ts'
import { listingQuery } from './listing-query.ts'
import { typedMatches } from './suggested.server.ts'

const firstPage = { page: 1, pageSize: 12, sort: 'newest' } as const
const sentFor = (query: ProductQuery) => requestOf(listProducts, { body: listingQuery(query) }).body

test.each([undefined, ''])('[LQ-02] sends no TEXT_SEARCH for the search text %j', (text) => {
	const sent: unknown = JSON.parse(JSON.stringify(sentFor({ ...firstPage, text })))
	expect(sent).toEqual({
		PAGE_INDEX: 1,
		DATA_PER_PAGE: 12,
		ORDER_BY: 'IS_NEW_PRODUCT',
		SORT: 'DESC',
	})
})

test('[LQ-02] sends a search text as TEXT_SEARCH', () => {
	const sent = sentFor({ ...firstPage, page: 3, text: 'kaos' })
	expect(sent).toMatchObject({ PAGE_INDEX: 3, DATA_PER_PAGE: 12, TEXT_SEARCH: 'kaos' })
})

test('[LQ-01] fetches suggestions with the fields of the default list query', () => {
	const requests: ApiRequest[] = []
	// The website API never answers.
	const call: Call = (_schema, request) => {
		requests.push(request)
		return new Promise(() => undefined)
	}
	void typedMatches({ call: callingEndpoints(call), locale: 'id' }, 'kem', 8)
	expect(requests[0]?.query).toEqual({
		LANGUAGE_ID: 1,
		TEXT_SEARCH: 'kem',
		LIMIT: 8,
		SEARCH_BY_ID: false,
	})
})
