import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { FailureWire } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { sql } from 'drizzle-orm'
import { localeFrom } from '#website-api/i18n/locale.ts'
import { issueApiKey } from '#website-api/modules/platform/companies/api-key.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

function post(body: string, type: string | undefined = 'application/json') {
	const key = issueApiKey({ companyId: 1, host: 'localhost' }, tiny.secret, new Date())
	return tiny.api.request('/v1/product-by-category', {
		method: 'POST',
		headers: { 'api-access': key, 'content-type': type },
		body,
	})
}

async function failure(response: Response) {
	const text = await response.text()
	expect(text).not.toMatch(/\.ts:|at \w+ \(|node_modules|select |insert /)
	return { status: response.status, ...FailureWire.parse(JSON.parse(text)) }
}

describe('an error is a status with a message', () => {
	test('404 for an unknown path, with or without a key', async () => {
		expect(await failure(await tiny.call('/nothing'))).toMatchObject({
			status: 404,
			code: 'NOT_FOUND',
		})
		for (const address of ['/', '/v1', '/v1/', '/v2/product', '/v1/x', '/v1/%2e%2e/x']) {
			expect((await failure(await tiny.api.request(address))).status).toBe(404)
		}
	})

	test('405 for another method', async () => {
		const response = await tiny.api.request('/v1/product-by-category', { method: 'DELETE' })
		expect(response.headers.get('allow')).toBe('POST')
		expect((await failure(response)).code).toBe('METHOD_NOT_ALLOWED')
	})

	test.each(['', '{', 'null,', '{"a":1}}', '\0'])('400 for %j as JSON', async (text) => {
		expect(await failure(await post(text))).toMatchObject({ status: 400, code: 'BODY_MALFORMED' })
	})

	test.each(['null', '1', '[]', '"x"', '{}', '{"__proto__":{}}'])('422 for %s', async (text) => {
		expect((await failure(await post(text))).status).toBe(422)
	})

	test.each([
		['lists within lists', '['.repeat(500_000) + ']'.repeat(500_000)],
		['objects within objects', '{"a":'.repeat(9) + '1' + '}'.repeat(9)],
		['a list without end', `{"BRAND_LIST":[${'0,'.repeat(100_000)}0]}`],
		['as many keys', `{${Array.from({ length: 101 }, (_, at) => `"k${at}":0`).join()}}`],
		['a long key', `{"${'k'.repeat(65)}":0}`],
		[
			'values without end',
			`{"a":[${'[0,0,0,0,0,0,0,0,0,0],'.repeat(400)}[0]]}`.replaceAll('0', '[1,1,1,1,1,1,1]'),
		],
	])('400 for %s', async (_name, text) => {
		expect(await failure(await post(text))).toMatchObject({ status: 400, code: 'BODY_MALFORMED' })
	})

	test('lists at most a hundred errors', async () => {
		const requested = { PAGE_INDEX: 0, BRAND_LIST: Array.from({ length: 500 }, () => 0) }
		const { status, errors } = await failure(await post(JSON.stringify(requested)))
		expect(status).toBe(422)
		expect(Object.keys(errors ?? {}).length).toBeLessThanOrEqual(100)
	})

	test('413 over a megabyte, 415 for another type', async () => {
		expect((await failure(await post(`"${'x'.repeat(1024 * 1024)}"`))).status).toBe(413)
		expect((await failure(await post('a=1', 'application/x-www-form-urlencoded'))).status).toBe(415)
		expect((await failure(await post('{}', 'text/plain'))).status).toBe(415)
	})

	test('in the requested language, with a list of messages per field', async () => {
		const body = { PAGE_INDEX: 0, DATA_PER_PAGE: 12, ORDER_BY: 'PRICE', SORT: 'ASC' }
		const indonesian = await failure(
			await tiny.call('/product-by-category', { body, language: 'id' }),
		)
		const english = await failure(await tiny.call('/product-by-category', { body, language: 'en' }))
		expect(indonesian.message).toBe('Ada isian yang belum benar.')
		expect(english.message).toBe('Some of the fields are not valid.')
		expect(indonesian.errors?.['PAGE_INDEX']?.[0]).not.toBe(english.errors?.['PAGE_INDEX']?.[0])
	})
})

describe('the log', () => {
	test('has one line per request with its correlation id, and no user input', async () => {
		tiny.lines.length = 0
		const response = await tiny.api.request('/v1/product/rahasia?nama=Sari', {
			headers: {
				'x-correlation-id': 'kunjungan-0001',
				'api-access': issueApiKey({ companyId: 1, host: 'localhost' }, tiny.secret, new Date()),
			},
		})
		expect(response.headers.get('x-correlation-id')).toBe('kunjungan-0001')
		expect(tiny.lines).toHaveLength(1)
		expect(JSON.parse(tiny.lines[0] ?? '')).toMatchObject({
			method: 'GET',
			route: '/v1/product/:slug',
			status: 404,
			companyId: 1,
			correlationId: 'kunjungan-0001',
		})
		expect(tiny.lines[0]).not.toMatch(/rahasia|nama|Sari/)
	})

	test.each(['', 'short', 'x'.repeat(65), 'with space 1', '"}{"a":"'])(
		'a malformed correlation id (%j) is replaced',
		async (given) => {
			const response = await tiny.api.request('/health/live', {
				headers: { 'x-correlation-id': given },
			})
			expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
		},
	)
})

test('health says live and ready', async () => {
	expect(await (await tiny.api.request('/health/live')).json()).toEqual({ status: 'ready' })
	const ready = await tiny.api.request('/health/ready')
	expect(await ready.json()).toEqual({
		status: 'ready',
		version: project.version,
		checks: { database: 'ready', ledger: 'ready', orders: 'ready' },
	})
})

test('a database error is a 500 without its details', async () => {
	tiny.lines.length = 0
	await tiny.db.execute(sql`alter table review rename to review_away`)
	const answer = await failure(await tiny.call('/product/jaket-hujan/review'))
	await tiny.db.execute(sql`alter table review_away rename to review`)
	expect(answer).toMatchObject({ status: 500, code: 'INTERNAL' })
	expect(tiny.lines.join('')).toContain('"sqlState":"42P01"')
	expect(tiny.lines.join('')).not.toContain('select')
})

test.each([
	[undefined, 'en'],
	['', 'en'],
	['id', 'id'],
	['id-ID,id;q=0.9,en;q=0.8', 'id'],
	['en;q=0.5, id;q=0.9', 'id'],
	['fr, de', 'en'],
	['id;q=0, en', 'en'],
	['*', 'en'],
	[`${'x,'.repeat(5000)}id`, 'en'],
] as const)('Accept-Language %s is %s', (header, locale) => expect(localeFrom(header)).toBe(locale))
