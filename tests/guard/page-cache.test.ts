import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { listPageChanges } from '#contract/page-change.ts'
import type { RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop | undefined
afterEach(() => shop?.close())

/** A shop whose pages show how often they were rendered, and the data of their visitor. */
async function countingShop(
	options: { answer?: (count: number) => Response | undefined; env?: Record<string, string> } = {},
) {
	const clock = { at: new Date('2026-03-02T03:00:00Z') }
	let count = 0
	let changes: { COMPANY_ID: number; CHANGE_ID: string }[] = []
	const opened = await guardedShop({
		hosts: ['toko.test', 'kopi.test'],
		env: { PAGE_CHANGES_MS: '5', ...options.env },
		clock: () => clock.at,
		async page(request, { cart, dataSaver, locale, site }) {
			count += 1
			const answer = options.answer?.(count)
			if (answer) return answer
			// Gives concurrent requests time to arrive.
			await pause(20)
			const text = `${count} ${site.title} ${locale} ${dataSaver} ${cart.current().lines.length} ${request.url}`
			return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
		},
	})
	shop = opened
	opened.api.set('/v1/page-changes', () => {
		const data = { PAGE_CHANGE_LIST: changes, IS_COMPLETE: true }
		return Response.json(listPageChanges.answer.parse({ data }))
	})
	return {
		...opened,
		get: async (target = '/', headers: RequestOptions['headers'] = []) =>
			opened.request({ target, headers }),
		rendered: () => count,
		pass: (seconds: number) => {
			clock.at = new Date(clock.at.getTime() + seconds * 1_000)
		},
		change: (companyId: number) => {
			changes = [...changes, { COMPANY_ID: companyId, CHANGE_ID: String(changes.length) }]
		},
	}
}

describe('a storefront that asks with a cursor', () => {
	test('invalidates what an answer names, once, and everything only if an answer is incomplete', async () => {
		const { api, get } = await countingShop()
		let next = { list: [] as number[], isComplete: true }
		const asked: (string | null)[] = []
		api.set('/v1/page-changes', (request) => {
			asked.push(new URL(request.url).searchParams.get('AFTER'))
			const { list, isComplete } = next
			next = { list: [], isComplete: true }
			const PAGE_CHANGE_LIST = list.map((COMPANY_ID) => ({ COMPANY_ID, CHANGE_ID: '7' }))
			const data = { PAGE_CHANGE_LIST, IS_COMPLETE: isComplete, CURSOR: String(asked.length) }
			return Response.json(listPageChanges.answer.parse({ data }))
		})
		const answered = async () => {
			const { length } = asked
			await expect.poll(() => asked.length).toBeGreaterThan(length + 1)
		}
		await answered()
		expect(asked.slice(-1)).toEqual([String(asked.length - 1)])
		const first = (await get()).body
		// The company of the shop is 1. The same change again is another one.
		for (const list of [[2], [3, 4]]) {
			next = { list, isComplete: true }
			await answered()
			expect((await get()).body).toBe(first)
		}
		const bodies = [first]
		for (const change of [
			{ list: [1], isComplete: true },
			{ list: [1], isComplete: true },
			{ list: [], isComplete: false },
		]) {
			next = change
			await answered()
			bodies.push((await get()).body)
		}
		expect(new Set(bodies).size).toBe(4)
	})
})

describe('shared pages', () => {
	test('are rendered once for concurrent requests, with an Age header', async () => {
		const { get, rendered, pass } = await countingShop()
		const answers = await Promise.all(Array.from({ length: 50 }, () => get()))
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
		pass(12)
		const later = await get()
		expect([later.body, later.headers.get('age')]).toEqual([answers[0]?.body, '12'])
		expect(rendered()).toBe(1)
		expect(later.headers.get('cache-control')).toContain('s-maxage=30')
		expect(later.headers.get('content-security-policy')).toContain("script-src 'self'")
		expect(later.headers.getSetCookie()).toEqual([])
	})

	test('are served stale once while they are re-rendered, within their lifetime', async () => {
		const { get, rendered, pass } = await countingShop()
		const first = await get()
		pass(31)
		expect((await get()).body).toBe(first.body)
		await expect.poll(async () => (await get()).body).not.toBe(first.body)
		expect(rendered()).toBe(2)
		pass(91)
		expect((await get()).body).toMatch(/^3 /)
	})

	test('that have not changed are fresh again after they were re-rendered', async () => {
		const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
		const { get, rendered, pass } = await countingShop({ answer: () => new Response('same', html) })
		await get()
		// The third rendering finds the body as small as possible, the last a page that is too old for anyone.
		for (const [seconds, count] of [
			[31, 2],
			[31, 3],
			[31, 4],
			[700, 5],
		] as const) {
			pass(seconds)
			await get()
			await expect
				.poll(async () => (await get()).headers.get('cache-control'))
				.toContain('s-maxage=30,')
			expect(rendered()).toBe(count)
		}
	})

	test('never hand on an age beyond their lifetime, nor a longer lifetime than remains', async () => {
		const { get, pass } = await countingShop({
			// The second rendering fails, so that the first page is served on.
			answer: (count) => (count === 1 ? undefined : new Response('', { status: 500 })),
		})
		await get()
		const seen = async (seconds: number) => {
			pass(seconds)
			const { status, headers } = await get()
			return [status, headers.get('age'), headers.get('cache-control')]
		}
		const control = (text: string) =>
			expect.stringMatching(new RegExp(`^public, max-age=0, ${text}$`))
		expect(await seen(29)).toEqual([200, '29', expect.stringContaining('s-maxage=30,')])
		expect(await seen(6)).toEqual([
			200,
			'0',
			control('s-maxage=1, stale-while-revalidate=54, stale-if-error=594'),
		])
		expect(await seen(85)).toEqual([
			200,
			'0',
			control('s-maxage=1, stale-while-revalidate=0, stale-if-error=509'),
		])
	})

	test('are answered 304 to conditional requests', async () => {
		const { get } = await countingShop()
		const tag = (await get()).headers.get('etag') ?? ''
		const again = await get('/', [['If-None-Match', tag]])
		expect([again.status, again.body]).toEqual([304, ''])
		expect(again.headers.get('etag')).toBe(tag)
		expect((await get('/', [['If-None-Match', 'W/"other"']])).status).toBe(200)
	})

	test('are stored separately by host, language, address and data-saving mode', async () => {
		const { get, rendered } = await countingShop()
		const variants: [string, RequestOptions['headers']][] = [
			['/', []],
			['/en', []],
			['/products', []],
			['/products?page=2', []],
			['/', [['Save-Data', 'on']]],
			['/', [['Host', 'kopi.test']]],
		]
		const bodies = new Set<string>()
		for (const [target, headers] of [...variants, ...variants])
			bodies.add((await get(target, headers)).body)
		expect([bodies.size, rendered()]).toEqual([variants.length, variants.length])
	})

	test('contain nothing of the first visitor', async () => {
		const { get, reached } = await countingShop()
		await get('/products?utm_source=secret', [
			['User-Agent', 'secret'],
			['Accept-Language', 'secret'],
			['Cookie', '_ga=secret'],
			['X-Anything', 'secret'],
		])
		expect(JSON.stringify(reached.map(({ url, headers }) => [url, ...headers]))).not.toContain(
			'secret',
		)
	})

	test('are not used for a visitor with a personal cookie', async () => {
		const { get, rendered } = await countingShop()
		const own = await get('/', [['Cookie', 'THEME=dark']])
		expect(own.headers.get('cache-control')).toBe('private, no-store')
		expect(own.headers.get('etag')).toBeNull()
		const shared = await get()
		const ownAgain = await get('/', [['Cookie', 'THEME=dark']])
		expect(new Set([own.body, shared.body, ownAgain.body]).size).toBe(3)
		expect(rendered()).toBe(4)
	})

	test('are re-rendered after a change of their company, and only those', async () => {
		const { get, change } = await countingShop()
		const other = await get('/', [['Host', 'kopi.test']])
		const before = await get()
		change(1)
		await expect.poll(async () => (await get()).body).not.toBe(before.body)
		expect((await get('/', [['Host', 'kopi.test']])).body).toBe(other.body)
	})

	test('show a new shop name as soon as it changed', async () => {
		const { get, change, api } = await countingShop()
		await get()
		api.set('/v1/helper/company-header-logo', () =>
			Response.json({ data: { TITLE: 'Nama Baru', COMPANY_LOGO: null, DESCRIPTION: '' } }),
		)
		change(1)
		await expect.poll(async () => (await get()).body).toContain('Nama Baru')
	})

	test('are served for at most ten minutes while they cannot be rendered', async () => {
		let fails = false
		const { get, pass } = await countingShop({
			answer: () =>
				fails
					? new Response('none', { status: 503, headers: { 'content-type': 'text/html' } })
					: undefined,
		})
		const first = await get()
		fails = true
		pass(599)
		const cached = await get()
		expect([cached.status, cached.body]).toEqual([200, first.body])
		pass(60)
		expect((await get()).status).toBe(503)
	})

	test.each([
		[
			'not found',
			() => new Response('none', { status: 404, headers: { 'content-type': 'text/html' } }),
		],
		['elsewhere', () => new Response(null, { status: 302, headers: { location: '/faq' } })],
	])('are cached only with status 200: %s', async (_what, answer) => {
		const { get } = await countingShop({ answer: (count) => (count <= 2 ? answer() : undefined) })
		expect((await get('/product/none')).status).not.toBe(200)
		expect((await get('/product/none')).status).toBe(200)
	})

	test('are not cached when the memory setting is 0', async () => {
		const { get, rendered } = await countingShop({ env: { ETALASE_PAGE_CACHE_MB: '0' } })
		const first = await get()
		expect((await get()).body).not.toBe(first.body)
		expect([rendered(), first.headers.get('etag')]).toEqual([2, null])
	})
})
