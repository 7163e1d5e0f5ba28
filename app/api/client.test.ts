import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onContractMismatch } from '#process/contract-mismatch.ts'
import { failureReport } from '#app/http/failure-report.ts'
import { brokenApi } from '#tests/support/broken-api.ts'
import { budgets } from './budgets.ts'
import type { Transport } from './call.ts'
import { createClient, type Caller, type UnansweredCall } from './client.server.ts'
import { ApiError } from './failures.ts'

const AnyBody = z.object({ data: z.string() })
const ok = () => Response.json({ data: 'ok' })
const caller: Caller = {
	locale: 'en',
	referer: 'https://toko.test/en/Cart',
	correlationId: 'c0ffee00',
	apiAccess: async () => 'the-key',
}

const broken = brokenApi()

/** A client of an API that answers with `respond`, and the requests it received. */
function clientOver(
	answer: (request: Request, count: number) => Response | Promise<Response>,
	limits = budgets,
) {
	const requests: Request[] = []
	broken.use(
		http.all('http://api.test:4000/*', ({ request }) => {
			requests.push(request.clone())
			return answer(request, requests.length)
		}),
	)
	const client = clientWith((request) => fetch(request), limits)
	return { requests, client, call: client.callFor(caller) }
}

function clientWith(transport: Transport, limits = budgets) {
	return createClient({ baseUrl: 'http://api.test:4000/', transport, budgets: limits })
}

async function failureOf(act: Promise<unknown>): Promise<ApiError> {
	const error: unknown = await act.then(
		() => undefined,
		(thrown: unknown) => thrown,
	)
	if (error instanceof ApiError) return error
	throw new Error('That was no ApiError.')
}

const never = async () => {
	await delay('infinite')
	return ok()
}

describe('a call', () => {
	test('names endpoint and field of an answer that does not fit, for the log and the failure', async () => {
		const { call } = clientOver(() => Response.json({ data: [{ PRICE: 'gratis' }] }))
		const Prices = z.object({ data: z.array(z.object({ PRICE: z.number(), NAME: z.string() })) })
		const reported: string[] = []
		const stop = onContractMismatch(({ message }) => reported.push(message))
		const failure = await failureOf(call(Prices, { path: '/product/kopi', optional: true }))
		stop()
		expect(failure.failure).toBe('unavailable')
		expect(failure.cause).toMatchObject({
			message:
				'The answer to GET /product/kopi does not fit its schema: data.0.PRICE: Invalid input: expected number, received string; data.0.NAME: Invalid input: expected string, received undefined',
		})
		expect(reported[0]).toContain('data.0.PRICE')
	})

	test('[AP-00, RO-01] has the common headers and no bearer for an anonymous visitor', async () => {
		const { call, requests } = clientOver(ok)
		await call(AnyBody, { path: '/payment/method-list' })
		const [sent] = requests
		expect(sent?.url).toBe('http://api.test:4000/v1/payment/method-list')
		expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
			accept: 'application/json',
			'accept-language': 'en',
			'api-access': 'the-key',
			referer: 'https://toko.test/en/Cart',
			'x-correlation-id': 'c0ffee00',
		})
	})

	test('[RO-02] has a customer’s bearer', async () => {
		const { client, requests } = clientOver(ok)
		await client.callFor({ ...caller, bearer: () => 'token' })(AnyBody, { path: '/x' })
		expect(requests[0]?.headers.get('authorization')).toBe('Bearer token')
	})

	test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
		'[AP-20] may be a %s',
		async (method) => {
			const { call, requests } = clientOver(ok)
			const body = method === 'GET' ? undefined : { NAME: 'x' }
			await call(AnyBody, {
				method,
				path: '/x',
				body,
				idempotencyKey: 'k',
				query: { A: 'b c', B: undefined },
			})
			expect(requests[0]?.method).toBe(method)
			expect(requests[0]?.url).toBe('http://api.test:4000/v1/x?A=b+c')
			expect(requests[0]?.headers.get('idempotency-key')).toBe('k')
			if (body) expect(await requests[0]?.json()).toEqual(body)
		},
	)

	test('[BO-01] is not made without an api-access key', async () => {
		const { client, requests } = clientOver(ok)
		const apiAccess = () => Promise.reject(new ApiError('unavailable', 'none'))
		await failureOf(client.callFor({ ...caller, apiAccess })(AnyBody, { path: '/x' }))
		expect(requests).toEqual([])
	})

	test('is repeated once with a new key after a 401, even a POST, which had no effect', async () => {
		const { client, requests } = clientOver((request) =>
			request.headers.get('api-access') === 'new'
				? ok()
				: Response.json({ message: 'dead' }, { status: 401 }),
		)
		const call = client.callFor({ ...caller, renewApiAccess: async () => 'new' })
		expect(await call(AnyBody, { method: 'POST', path: '/x', body: {} })).toEqual({ data: 'ok' })
		expect(requests.length).toBe(2)
	})
})

describe('a failure', () => {
	test.each([
		[400, 'invalid'],
		[401, 'unauthenticated'],
		[403, 'forbidden'],
		[404, 'missing'],
		[409, 'conflict'],
		[413, 'too-large'],
		[422, 'invalid'],
		[429, 'too-many'],
		[500, 'unavailable'],
		[503, 'unavailable'],
	] as const)('%i is %s, with the server’s message', async (status, failure) => {
		const { call } = clientOver(() =>
			Response.json(
				{ message: 'Because', code: 'WHY', errors: { NAME: ['Too short'] } },
				{ status, headers: { 'Retry-After': '7' } },
			),
		)
		expect(await failureOf(call(AnyBody, { method: 'POST', path: '/x' }))).toMatchObject({
			failure,
			message: 'Because',
			code: 'WHY',
			errors: { NAME: ['Too short'] },
			retryAfterSeconds: 7,
		})
	})

	test('[EC-01] a 403 is reported as 403 Access denied and redirects to /forbidden', async () => {
		const { client } = clientOver(() => Response.json({ message: 'No' }, { status: 403 }))
		const failures: string[] = []
		const call = client.callFor({ ...caller, onFailure: ({ failure }) => failures.push(failure) })
		const error = await failureOf(call(AnyBody, { path: '/x' }))
		expect(failures).toEqual(['forbidden'])
		expect(error.redirectTo).toBe('/en/forbidden')
		expect(failureReport(error)).toEqual({
			statusCode: 403,
			message: 'Access denied',
			toast: 'Access denied',
		})
	})

	test('[EC-02] any other is reported as 500 Error with the server’s message, or "Request failed"', async () => {
		const words = clientOver(() => Response.json({ message: 'Stok habis' }, { status: 409 }))
		expect(failureReport(await failureOf(words.call(AnyBody, { path: '/x' })))).toEqual({
			statusCode: 500,
			message: 'Error',
			toast: 'Stok habis',
		})
		const none = clientOver(() => new Response('', { status: 409 }))
		expect(failureReport(await failureOf(none.call(AnyBody, { path: '/x' }))).toast).toBe(
			'Request failed',
		)
	})

	test.each(['MAINTENANCE', 'MAINTENANCE_STATUS'])(
		'a 503 with %s redirects to /maintenance',
		async (code) => {
			const { call } = clientOver(() => Response.json({ message: '-', code }, { status: 503 }))
			expect(await failureOf(call(AnyBody, { method: 'POST', path: '/x' }))).toMatchObject({
				failure: 'maintenance',
				redirectTo: '/en/maintenance',
			})
		},
	)

	test.each<[string, () => Response | Promise<Response>]>([
		['a body that is no JSON', () => new Response('<html>')],
		['a body of another shape', () => Response.json({ data: 1 })],
		['an empty 204', () => new Response(null, { status: 204 })],
		[
			'a redirect',
			() => new Response(null, { status: 302, headers: { Location: 'http://169.254.169.254/' } }),
		],
		['no connection', () => HttpResponse.error()],
	])('%s is "unavailable"', async (_name, answer) => {
		const { call } = clientOver(answer)
		expect(await failureOf(call(AnyBody, { method: 'POST', path: '/x' }))).toMatchObject({
			failure: 'unavailable',
			message: 'Request failed',
		})
	})

	// Not with msw: it clones each response, so the unread body would never be cancelled.
	test.each<[string, () => BodyInit]>([
		['of 50 MB', () => new Uint8Array(50 * 1024 * 1024)],
		[
			'without end',
			() =>
				new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
		],
	])('a body %s is "unavailable"', async (_name, body) => {
		const call = clientWith(async () => new Response(body())).callFor(caller)
		expect(await failureOf(call(AnyBody, { method: 'POST', path: '/x' }))).toMatchObject({
			failure: 'unavailable',
			message: 'Request failed',
		})
	})
})

describe('time', () => {
	const short = { ...budgets, apiAccess: 40, call: 30, page: 30, optional: 10 }

	test('[BC-01] is 60 s for api-access and 30 s for other calls', () => {
		expect(budgets).toMatchObject({ apiAccess: 60_000, call: 30_000 })
	})

	test('[BC-01] is configurable: a call to a silent API fails after it', async () => {
		const { call } = clientOver(never, short)
		expect(await failureOf(call(AnyBody, { path: '/x' }))).toMatchObject({ code: 'TIMEOUT' })
		expect(await failureOf(call(AnyBody, { path: '/x', optional: true }))).toMatchObject({
			code: 'TIMEOUT',
		})
	})

	test('is said for the log with the call that took it, without ids of the visitor', async () => {
		const unanswered: UnansweredCall[] = []
		const client = createClient({
			baseUrl: 'http://api.test:4000/',
			transport: (request) =>
				request.url.endsWith('/down') ? Promise.reject(new TypeError('fetch failed')) : never(),
			budgets: short,
			onUnanswered: (call) => unanswered.push(call),
		})
		const call = client.callFor({ ...caller, deadline: performance.now() - 1 })
		await failureOf(call(AnyBody, { path: '/order/AEXZ-3C2B/payment' }))
		await failureOf(call(AnyBody, { method: 'POST', path: '/down', idempotencyKey: 'k' }))
		const ms: unknown = expect.any(Number)
		expect(unanswered).toEqual([
			{ method: 'GET', path: '/order/…/payment', code: 'TIMEOUT', ms, correlationId: 'c0ffee00' },
			{ method: 'POST', path: '/down', code: 'NETWORK', ms, correlationId: 'c0ffee00' },
		])
	})

	test('makes no call after a page’s deadline', async () => {
		const { client, requests } = clientOver(never)
		const call = client.callFor({ ...caller, deadline: performance.now() - 1 })
		expect(await failureOf(call(AnyBody, { path: '/x' }))).toMatchObject({ code: 'TIMEOUT' })
		expect(requests).toEqual([])
	})

	test('waits for an order even after the deadline', async () => {
		const { client } = clientOver(ok)
		const call = client.callFor({ ...caller, deadline: performance.now() - 1 })
		expect(await call(AnyBody, { method: 'POST', path: '/order', idempotencyKey: 'k' })).toEqual({
			data: 'ok',
		})
	})
})

describe('retries and the breaker', () => {
	const down = () => new Response('Bad Gateway', { status: 502 })

	test('a GET is retried once; a POST, an optional call and a refusal are not', async () => {
		const flaky = clientOver((_request, count) => (count === 1 ? down() : ok()))
		expect(await flaky.call(AnyBody, { path: '/x' })).toEqual({ data: 'ok' })
		for (const request of [
			{ method: 'POST', path: '/x' },
			{ path: '/x', optional: true },
		] as const) {
			const { call, requests } = clientOver(down)
			await failureOf(call(AnyBody, request))
			expect(requests.length).toBe(1)
		}
		const refused = clientOver(() => Response.json({ message: '-' }, { status: 404 }))
		await failureOf(refused.call(AnyBody, { path: '/x' }))
		expect(refused.requests.length).toBe(1)
	})

	test('an API that always fails gets at most 1.1 requests per call, and none after 20 failures', async () => {
		const { call, requests } = clientOver(down)
		for (let index = 0; index < 100; index += 1) await failureOf(call(AnyBody, { path: '/x' }))
		expect(requests.length).toBeLessThanOrEqual(20)
		expect(await failureOf(call(AnyBody, { path: '/x' }))).toMatchObject({ code: 'BREAKER_OPEN' })
	})

	test('retries stay within a tenth of the calls', async () => {
		// One call in ten fails, so that the breaker stays closed.
		const { call, requests } = clientOver((_request, count) => (count % 3 === 0 ? down() : ok()))
		for (let index = 0; index < 300; index += 1)
			await call(AnyBody, { path: '/x' }).catch(() => undefined)
		expect(requests.length).toBeLessThanOrEqual(331)
	})

	test('failing requests and unavailable writes do not affect other calls', async () => {
		const broken = () => Response.json({ message: '-', code: 'INTERNAL' }, { status: 500 })
		const { call } = clientOver((request) => {
			if (request.url.endsWith('/quote')) return broken()
			return request.url.endsWith('/order') ? down() : ok()
		})
		for (let index = 0; index < 60; index += 1) {
			await failureOf(call(AnyBody, { method: 'POST', path: '/quote' }))
			await failureOf(
				call(AnyBody, { method: 'POST', path: '/order', idempotencyKey: 'k'.repeat(22) }),
			)
		}
		expect(await call(AnyBody, { path: '/product-by-category' })).toEqual({ data: 'ok' })
	})

	test.each([
		[500, { message: '-' }],
		[500, { message: '-', code: 'INTERNAL' }],
		[503, { message: '-', code: 'UNAVAILABLE' }],
		[431, { message: '-' }],
	])(
		'60 orders answered %i %j leave the catalogue and other orders available',
		async (status, body) => {
			let recovered = false
			const { call } = clientOver((request) =>
				request.url.endsWith('/order') && !recovered ? Response.json(body, { status }) : ok(),
			)
			const order = () =>
				call(AnyBody, { method: 'POST', path: '/order', idempotencyKey: 'k'.repeat(22) })
			for (let index = 0; index < 60; index += 1) {
				await failureOf(order())
				await failureOf(call(AnyBody, { method: 'POST', path: '/order' }))
			}
			recovered = true
			expect(await call(AnyBody, { path: '/product-by-category' })).toEqual({ data: 'ok' })
			expect(await order()).toEqual({ data: 'ok' })
		},
	)

	test('failing optional calls do not affect essential ones', async () => {
		const { call } = clientOver((request) => (request.url.endsWith('/popup') ? down() : ok()))
		for (let index = 0; index < 30; index += 1)
			await failureOf(call(AnyBody, { path: '/popup', optional: true }))
		expect(await call(AnyBody, { path: '/x' })).toEqual({ data: 'ok' })
	})
})
