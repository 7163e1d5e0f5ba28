import pino from 'pino'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { createApi } from '#website-api/app.ts'
import { folderStorage } from '#website-api/media/storage.ts'

// Nothing here asks the database; a mock that would throw stands for it.
const api = createApi({
	db: drizzle.mock(),
	clock: () => new Date(),
	secret: 'secret',
	storage: folderStorage('/nonexistent'),
	log: pino({ level: 'silent' }),
})

const named = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')

describe('the table of endpoints', () => {
	const documented = ENDPOINTS.map((endpoint) => `${endpoint.method} /v1${endpoint.path}`)
	const mounted = api.routes
		.filter((route) => route.method !== 'ALL' && route.path.startsWith('/v1'))
		.map((route) => `${route.method} ${named(route.path)}`)

	test('names every route that is mounted, and no other', () => {
		expect([...new Set(mounted)].sort()).toEqual([...documented].sort())
	})

	test('names each once', () => expect(new Set(documented).size).toBe(documented.length))
})

describe('the OpenAPI document', () => {
	test('is OpenAPI 3.1 with every path, its answers and its failures', async () => {
		const response = await api.request('/v1/openapi.json')
		const document = await response.json()
		expect(document.openapi).toBe('3.1.0')
		expect(Object.keys(document.paths).sort()).toEqual(
			[...new Set(ENDPOINTS.map((endpoint) => endpoint.path))].sort(),
		)
		const list = document.paths['/product-by-category'].post
		expect(Object.keys(list.responses)).toEqual(['200', '401', '404', '422'])
		expect(list.requestBody.content['application/json'].schema).toBeDefined()
		expect(document.paths['/order'].post.parameters).toContainEqual(
			expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
		)
	})

	test('has a page that needs no script and nothing from elsewhere', async () => {
		const response = await api.request('/v1/docs')
		const page = await response.text()
		expect(response.headers.get('content-type')).toMatch(/^text\/html/)
		for (const { path } of ENDPOINTS) expect(page).toContain(`/v1${path}`)
		expect(page).not.toMatch(/<script|<link|src=|https?:\/\/(?!json-schema)/)
	})
})
