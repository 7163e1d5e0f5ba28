import { Validator } from '@seriousme/openapi-schema-validator'
import pino from 'pino'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { createApi } from '#website-api/app.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { exampleOf } from './examples.ts'

// These tests need no database; the mock throws on every query.
const api = createApi({
	db: drizzle.mock(),
	clock: () => new Date(),
	secret: 'secret',
	storage: folderStorage('/nonexistent'),
	log: pino({ level: 'silent' }),
})

const named = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')

const tables = [
	{ basePath: '/v1', endpoints: ENDPOINTS },
	{ basePath: '/operator/v1', endpoints: OPERATOR_ENDPOINTS },
]

describe.each(tables)('the table of endpoints below $basePath', ({ basePath, endpoints }) => {
	const documented = endpoints.map((endpoint) => `${endpoint.method} ${basePath}${endpoint.path}`)
	const mounted = api.routes
		.filter((route) => route.method !== 'ALL' && route.path.startsWith(`${basePath}/`))
		.map((route) => `${route.method} ${named(route.path)}`)

	test('lists exactly the routes that are mounted', () => {
		expect([...new Set(mounted)].sort()).toEqual([...documented].sort())
	})

	test('lists each endpoint once', () => expect(new Set(documented).size).toBe(documented.length))
})

describe.each(tables)('the OpenAPI document below $basePath', ({ basePath, endpoints }) => {
	test('is OpenAPI 3.1 with every path', async () => {
		const document = await (await api.request(`${basePath}/openapi.json`)).json()
		expect(document.openapi).toBe('3.1.0')
		expect(document.servers).toEqual([{ url: basePath }])
		expect(Object.keys(document.paths).sort()).toEqual(
			[...new Set(endpoints.map((endpoint) => endpoint.path))].sort(),
		)
	})

	test('is valid', async () => {
		const document = await (await api.request(`${basePath}/openapi.json`)).json()
		const { valid, errors } = await new Validator().validate(document)
		expect({ valid, errors }).toEqual({ valid: true })
	})

	test('has an example of each body and of each answer, which their own checks accept', async () => {
		const document = await (await api.request(`${basePath}/openapi.json`)).json()
		const wrong = endpoints.flatMap(({ method, path, body, answer }) => {
			const operation = document.paths[path][method.toLowerCase()]
			const example = operation.requestBody?.content['application/json']?.example
			const sent = body && body.safeParse(example).error
			const got = answer && answer.safeParse(exampleOf(answer, 'output')).error
			return sent || got ? [`${method} ${path}: ${(sent ?? got)?.message}`] : []
		})
		expect(wrong).toEqual([])
	})

	test('says once what several operations answer', async () => {
		const document = await (await api.request(`${basePath}/openapi.json`)).json()
		const answers = Object.values<Record<string, { responses: Record<string, unknown> }>>(
			document.paths,
		).flatMap((item) =>
			Object.values(item).flatMap(({ responses }) =>
				Object.values(responses).map((response) => JSON.stringify(response)),
			),
		)
		const long = answers.filter((answer) => answer.length > 400)
		expect(long.filter((answer, at) => long.indexOf(answer) !== at)).toEqual([])
	})

	test('has a page without scripts and external resources', async () => {
		const response = await api.request(`${basePath}/docs`)
		const page = await response.text()
		expect(response.headers.get('content-type')).toMatch(/^text\/html/)
		for (const { path } of endpoints) expect(page).toContain(`${basePath}${path}`)
		// What an answer shows as text is no resource.
		const markup = page.replace(/<pre>[^<]*<\/pre>/g, '')
		expect(markup).not.toMatch(/<script|<link|src=|https?:\/\/(?!json-schema)/)
	})
})

describe('an operation', () => {
	test.each([
		['get', '/helper/menu-footer', ['200', '401', 'default']],
		['post', '/product-by-category', ['200', '401', '404', '422', 'default']],
		['post', '/bank', ['201', '401', '409', '422', '429', 'default']],
		['post', '/contact/message', ['200', '201', '401', '422', '429', 'default']],
	])('%s %s lists its responses and errors', async (method, path, statuses) => {
		const document = await (await api.request('/v1/openapi.json')).json()
		expect(Object.keys(document.paths[path][method].responses)).toEqual(statuses)
	})

	test('lists its body, its headers and Retry-After', async () => {
		const { paths, components } = await (await api.request('/v1/openapi.json')).json()
		const { post } = paths['/order']
		const at = (part: { $ref?: string }) =>
			part.$ref?.startsWith('#/components/')
				? components[part.$ref.split('/')[2] ?? ''][part.$ref.split('/')[3] ?? '']
				: part
		expect(post.requestBody.content['application/json'].schema).toBeDefined()
		const headers = post.parameters.map(at).filter((one: { in: string }) => one.in === 'header')
		expect(headers).toContainEqual(
			expect.objectContaining({ name: 'Idempotency-Key', required: true }),
		)
		expect(headers).toContainEqual(expect.objectContaining({ name: 'Accept-Language' }))
		expect(paths['/api-access'].get.parameters).toContainEqual(
			expect.objectContaining({ name: 'Referer', in: 'header', required: true }),
		)
		for (const status of ['429', 'default']) {
			expect(at(post.responses[status]).headers).toHaveProperty('Retry-After')
		}
	})
})
