import { expect, test } from 'vitest'
import type { ApiRequest, Call } from './call.ts'
import { catalogApi } from './catalog.server.ts'

/** The request that `request` sends to the website API, which never answers. */
function askedBy(
	request: (catalog: ReturnType<typeof catalogApi>) => unknown,
): ApiRequest | undefined {
	const requests: ApiRequest[] = []
	const call: Call = (_schema, request) => {
		requests.push(request)
		return new Promise(() => undefined)
	}
	void request(catalogApi(call, 'id'))
	return requests[0]
}

const firstPage = { page: 1, pageSize: 12, sort: 'newest' } as const

test.each([undefined, ''])('[LQ-02] sends no TEXT_SEARCH for the search text %j', (text) => {
	const requested = askedBy((catalog) => catalog.products({ ...firstPage, text }))
	const sent: unknown = JSON.parse(JSON.stringify(requested?.body))
	expect(sent).toEqual({
		PAGE_INDEX: 1,
		DATA_PER_PAGE: 12,
		ORDER_BY: 'IS_NEW_PRODUCT',
		SORT: 'DESC',
	})
})

test('[LQ-02] sends a search text as TEXT_SEARCH', () => {
	const requested = askedBy((catalog) => catalog.products({ ...firstPage, page: 3, text: 'kaos' }))
	expect(requested?.body).toMatchObject({ PAGE_INDEX: 3, DATA_PER_PAGE: 12, TEXT_SEARCH: 'kaos' })
})

test('[LQ-01] fetches suggestions with the fields of the default list query', () => {
	expect(askedBy((catalog) => catalog.suggestions('kem', 8))?.query).toEqual({
		LANGUAGE_ID: 1,
		TEXT_SEARCH: 'kem',
		LIMIT: 8,
		SEARCH_BY_ID: false,
	})
})
