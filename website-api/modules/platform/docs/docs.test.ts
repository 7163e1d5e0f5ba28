import { Validator } from '@seriousme/openapi-schema-validator'
import pino from 'pino'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { createApi } from '#website-api/app.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { rootsOf } from './areas.ts'
import { exampleOf } from './examples.ts'
import { OPERATOR_API, WEBSITE_API } from './openapi.ts'

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

const read = async (path: string) => (await api.request(path)).json()

/** The documents that an index refers to. */
function filesOf({ paths }: { paths: Record<string, { $ref: string }> }): string[] {
	return [...new Set(Object.values(paths).map(({ $ref }) => $ref.split('#')[0] ?? ''))]
}

/** The documents of all areas of an API. */
async function documentsBelow(basePath: string) {
	const files = filesOf(await read(`${basePath}/openapi.json`))
	return Promise.all(files.map((file) => read(`${basePath}/${file}`)))
}

/** All paths of an API, each from the document of its area. */
async function pathsBelow(basePath: string) {
	const documents = await documentsBelow(basePath)
	return Object.assign({}, ...documents.map(({ paths }) => paths))
}

describe.each(tables)('the OpenAPI documents below $basePath', ({ basePath, endpoints }) => {
	test('are OpenAPI 3.1 with every path, which the index refers to', async () => {
		const index = await read(`${basePath}/openapi.json`)
		const documents = await documentsBelow(basePath)
		for (const document of [index, ...documents]) {
			expect(document.openapi).toBe('3.1.0')
			expect(document.servers).toEqual([{ url: basePath }])
		}
		const paths = [...new Set(endpoints.map((endpoint) => endpoint.path))].sort()
		expect(Object.keys(index.paths).sort()).toEqual(paths)
		expect(documents.flatMap((document) => Object.keys(document.paths)).sort()).toEqual(paths)
	})

	test('are valid, and what the index refers to is there', async () => {
		const index = await read(`${basePath}/openapi.json`)
		const whole = new Validator()
		for (const file of filesOf(index)) {
			const document = await read(`${basePath}/${file}`)
			const { valid, errors } = await new Validator().validate(document)
			expect({ file, valid, errors }).toEqual({ file, valid: true })
			await whole.addSpecRef(document, file)
		}
		const { valid, errors } = await whole.validate(index)
		expect({ valid, errors }).toEqual({ valid: true })
	})

	test('are below 200 KB each', async () => {
		const documents = [await read(`${basePath}/openapi.json`), ...(await documentsBelow(basePath))]
		const sizes = documents.map((document) => JSON.stringify(document).length)
		expect(sizes.length).toBeGreaterThan(3)
		expect(sizes.filter((size) => size > 200_000)).toEqual([])
	})

	test('have an example of each body and of each answer, which their own checks accept', async () => {
		const paths = await pathsBelow(basePath)
		const wrong = endpoints.flatMap(({ method, path, body, answer }) => {
			const operation = paths[path][method.toLowerCase()]
			const example = operation.requestBody?.content['application/json']?.example
			const sent = body && body.safeParse(example).error
			const got = answer && answer.safeParse(exampleOf(answer, 'output')).error
			return sent || got ? [`${method} ${path}: ${(sent ?? got)?.message}`] : []
		})
		expect(wrong).toEqual([])
	})

	test('say once what several operations answer', async () => {
		for (const { paths } of await documentsBelow(basePath)) {
			const answers = Object.values<Record<string, { responses: Record<string, unknown> }>>(
				paths,
			).flatMap((item) =>
				Object.values(item).flatMap(({ responses }) =>
					Object.values(responses).map((response) => JSON.stringify(response)),
				),
			)
			const long = answers.filter((answer) => answer.length > 400)
			expect(long.filter((answer, at) => long.indexOf(answer) !== at)).toEqual([])
		}
	})

	test('have pages without scripts and external resources', async () => {
		const { paths } = await read(`${basePath}/openapi.json`)
		const index = await (await api.request(`${basePath}/docs`)).text()
		for (const path of Object.keys(paths)) expect(index).toContain(`${basePath}${path}<`)
		const areas = [...index.matchAll(/href="docs\/([a-z]+)"/g)].map(([, area]) => area)
		const pages = areas.map((area) => api.request(`${basePath}/docs/${area}`))
		const texts = await Promise.all(pages.map(async (page) => (await page).text()))
		for (const path of Object.keys(paths)) expect(texts.join('')).toContain(`${basePath}${path}<`)
		for (const text of [index, ...texts]) {
			// What an answer shows as text is no resource.
			const markup = text.replace(/<pre>[^<]*<\/pre>/g, '')
			expect(markup).toMatch(/^<!doctype html>/)
			expect(markup).not.toMatch(/<script|<link|src=|https?:\/\/(?!json-schema)/)
		}
	})

	test('name no area that the API lacks', async () => {
		for (const path of ['openapi/none.json', 'openapi/orders', 'docs/none', 'docs/constructor']) {
			const response = await api.request(`${basePath}/${path}`)
			expect([path, response.status]).toEqual([path, 404])
		}
	})
})

test.each([
	[WEBSITE_API, ENDPOINTS],
	[OPERATOR_API, OPERATOR_ENDPOINTS],
])('each root of an area begins a path of $title', ({ areas }, endpoints) => {
	const roots = Object.values(areas).flatMap(rootsOf)
	expect(roots.toSorted()).toEqual(
		[...new Set(endpoints.map(({ path }) => path.split('/')[1] ?? ''))].toSorted(),
	)
})

describe('an operation', () => {
	test.each([
		['get', '/helper/menu-footer', ['200', '401', 'default']],
		['post', '/product-by-category', ['200', '401', '404', '422', 'default']],
		['post', '/bank', ['201', '401', '409', '422', '429', 'default']],
		['post', '/contact/message', ['200', '201', '401', '422', '429', 'default']],
	])('%s %s lists its responses and errors', async (method, path, statuses) => {
		const paths = await pathsBelow('/v1')
		expect(Object.keys(paths[path][method].responses)).toEqual(statuses)
	})

	test('lists its body, its headers and Retry-After', async () => {
		const { paths, components } = await read('/v1/openapi/orders.json')
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
		const access = (await pathsBelow('/v1'))['/api-access'].get
		expect(access.parameters).toContainEqual(
			expect.objectContaining({ name: 'Referer', in: 'header', required: true }),
		)
		for (const status of ['429', 'default']) {
			expect(at(post.responses[status]).headers).toHaveProperty('Retry-After')
		}
	})
})
