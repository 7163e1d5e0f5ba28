import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { lifetimeOf } from './kept-pages.ts'
import { createPageCache, packed } from './page-cache.ts'

const lifetime = { freshMs: 30_000, againMs: 90_000, errorMs: 600_000 }

function pageCache(maxBytes = 1_000_000) {
	const clock = { now: 0 }
	const pages = createPageCache({ maxBytes, now: () => clock.now })
	async function put(key: string, companyId: number, text = key, mark = pages.mark()) {
		const page = { companyId, headers: {}, at: clock.now, lifetime, isInvalidated: false }
		return pages.put(key, { ...page, ...(await packed(Buffer.from(text))) }, mark)
	}
	return { pages, put, clock }
}

describe('cached pages', () => {
	test('are fresh, then stale, then served on errors only, then expired', async () => {
		const { pages, put, clock } = pageCache()
		const page = await put('/', 1)
		for (const [at, state] of [
			[29_999, 'fresh'],
			[30_000, 'again'],
			[89_999, 'again'],
			[90_000, 'error'],
			[599_999, 'error'],
			[600_000, 'gone'],
		] as const) {
			clock.now = at
			expect(pages.stateOf(page), String(at)).toBe(state)
		}
	})

	test('of a changed company are served only on errors', async () => {
		const { pages, put } = pageCache()
		const [one, other] = [await put('/', 1), await put('/x', 2)]
		pages.invalidate(1)
		expect([pages.stateOf(one), pages.stateOf(other)]).toEqual(['error', 'fresh'])
		pages.invalidate(undefined)
		expect(pages.stateOf(other)).toBe('error')
	})

	test('rendered across an invalidation are outdated from the start', async () => {
		const { pages, put } = pageCache()
		const mark = pages.mark()
		pages.invalidate(1)
		expect(pages.stateOf(await put('/', 1, 'a', mark))).toBe('error')
		expect(pages.stateOf(await put('/', 2, 'b', mark))).toBe('fresh')
		expect(pages.stateOf(await put('/', 1, 'c'))).toBe('fresh')
	})

	test('stay within the memory limit', async () => {
		const { pages, put } = pageCache(30_000)
		for (let number = 0; number < 100; number++) await put(`/${number}`, 1)
		const left = Array.from({ length: 100 }, (_, number) => pages.get(`/${number}`)).filter(Boolean)
		expect(left.length).toBeGreaterThan(5)
		expect(left.length).toBeLessThanOrEqual(15)
		expect(pages.get('/99')).toBeDefined()
	})

	test('have bodies in both encodings and without, and an ETag of the content', async () => {
		const { pages, put } = pageCache()
		const page = await put('/', 1, 'Halo')
		expect(brotliDecompressSync(await pages.bodyOf(page, 'br')).toString()).toBe('Halo')
		expect(gunzipSync(await pages.bodyOf(page, 'gzip')).toString()).toBe('Halo')
		expect((await pages.bodyOf(page, undefined)).toString()).toBe('Halo')
		expect((await put('/x', 1, 'Halo')).etag).toBe(page.etag)
		expect((await put('/x', 1, 'Halo!')).etag).not.toBe(page.etag)
	})

	test('are kept with brotli; with gzip in an eighth of the memory, once for all who ask', async () => {
		const { pages, put } = pageCache(80_000)
		const page = await put('/', 1, 'Halo')
		const before = pages.bytes()
		const both = await Promise.all([pages.bodyOf(page, 'gzip'), pages.bodyOf(page, 'gzip')])
		expect(both[0]).toBe(both[1])
		expect(pages.bytes()).toBeGreaterThan(before)
		const others = Array.from({ length: 100 }, (_, number) => put(`/${number}`, 1))
		const bodies = others.map(async (other) => pages.bodyOf(await other, 'gzip'))
		expect((await Promise.all(bodies)).map((body) => gunzipSync(body).toString())[99]).toBe('/99')
		expect(pages.bytes()).toBeLessThanOrEqual(80_000)
		expect(await pages.bodyOf(page, 'gzip')).not.toBe(both[0])
	})

	test('that have not changed keep their bodies, smaller once nobody waits for them', async () => {
		const { pages, put } = pageCache()
		const text = readFileSync('docs/operating.md', 'utf8')
		const first = await put('/', 1, text)
		const again = async (before: typeof first, isAwaited: boolean) => {
			const page = { companyId: 1, headers: {}, at: 0, lifetime, isInvalidated: false }
			const compressed = await packed(Buffer.from(text), { before, isAwaited })
			return pages.put('/', { ...page, ...compressed }, pages.mark())
		}
		expect((await again(first, true)).body).toBe(first.body)
		const smaller = await again(first, false)
		expect(smaller.body.byteLength).toBeLessThan(first.body.byteLength)
		expect(brotliDecompressSync(smaller.body).toString()).toBe(text)
		expect((await again(smaller, false)).body).toBe(smaller.body)
		expect((await again(smaller, true)).body).toBe(smaller.body)
		expect((await packed(Buffer.from('Halo'), { before: smaller })).isSmallest).toBe(false)
	})
})

test.each([
	['is awaited', { isSmallest: false, isAwaited: true }],
	['is as small as possible', { isSmallest: true, isAwaited: false }],
])('a body that has not changed and %s takes nothing else of its page', async (_when, how) => {
	const { body, etag } = await packed(Buffer.from('Halo'))
	const page = { companyId: 1, headers: {}, at: 0, lifetime, isInvalidated: true }
	const before = { ...page, body, etag, isSmallest: how.isSmallest }
	const again = await packed(Buffer.from('Halo'), { before, isAwaited: how.isAwaited })
	expect(again).toEqual({ body, etag, isSmallest: how.isSmallest })
})

test.each([
	[
		'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=600',
		{ freshMs: 30_000, againMs: 90_000, errorMs: 630_000 },
	],
	['public, max-age=0, s-maxage=5', { freshMs: 5_000, againMs: 5_000, errorMs: 5_000 }],
	['public, max-age=0, s-maxage=0', undefined],
	['private, no-store', undefined],
	[null, undefined],
])('%s allows a shared cache %o', (header, lifetime) => {
	expect(lifetimeOf(header)).toEqual(lifetime)
})
