import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync(new URL('./page-tasks.js', import.meta.url), 'utf8')

let requested: string[]
let kept: Map<string, string>
let ok: boolean
beforeEach(() => {
	requested = []
	kept = new Map()
	ok = true
	vi.stubGlobal('document', {
		readyState: 'complete',
		addEventListener: () => undefined,
		getElementById: () => null,
		querySelector: () => null,
		querySelectorAll: () => [],
	})
	vi.stubGlobal('location', { search: '' })
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	})
	vi.stubGlobal('fetch', async (path: string) => {
		requested.push(path)
		return new Response('{}', { status: ok ? 200 : 503 })
	})
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page; resolves when its tasks have finished. */
async function openPage() {
	runInThisContext(script)
	await new Promise((resolve) => setTimeout(resolve))
}

test('[CK-08] a first visit makes one separate request', async () => {
	await openPage()
	await openPage()
	expect(requested).toEqual(['/api/apiAccess'])
	expect(Date.parse(kept.get('FIRST_ACCESS') ?? '')).toBeGreaterThan(0)
})

test('repeats the request of a first visit at the next page when it failed', async () => {
	ok = false
	await openPage()
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
	await openPage()
	expect([...kept.keys()]).toEqual([])
})

test('fetches the stylesheet that stands in the page, and its fonts, for the next page', async () => {
	kept.set('FIRST_ACCESS', '2026-11-22T00:00:00.000Z')
	vi.stubGlobal('document', {
		...document,
		querySelector: (selector: string) =>
			selector === 'style[data-href]' ? { dataset: { href: '/app.css' } } : null,
		querySelectorAll: (selector: string) =>
			selector === 'link[as=font]' ? [{ href: '/own.woff2' }] : [],
	})
	await openPage()
	expect(requested).toEqual(['/app.css', '/own.woff2'])
})

test('records a product view without the page’s main script', async () => {
	kept.set('FIRST_ACCESS', '2026-11-22T00:00:00.000Z')
	const place = { dataset: { visit: '/recently-viewed?product=7' } }
	vi.stubGlobal('document', {
		...document,
		querySelector: (selector: string) => (selector === '[data-visit]' ? place : null),
	})
	await openPage()
	expect(requested).toEqual(['/recently-viewed?product=7'])
})

test('[CK-07] copies the affiliate code of a URL, ref before reff', async () => {
	vi.stubGlobal('location', { search: '?reff=SECOND&ref=FIRST' })
	await openPage()
	expect(kept.get('AFFILIATE_CODE')).toBe('FIRST')
})

test('remembers the recently viewed products on this device, the newest first', async () => {
	const look = async (viewed: string) => {
		vi.stubGlobal('document', {
			...document,
			querySelector: (selector: string) =>
				selector === '[data-viewed]' ? { dataset: { viewed } } : null,
		})
		await openPage()
	}
	for (let id = 1; id <= 14; id++) await look(String(id))
	await look('5')
	expect(kept.get('VIEWED_PRODUCTS')).toBe('[5,14,13,12,11,10,9,8,7,6,4,3]')
	kept.set('VIEWED_PRODUCTS', '{"no": "list"}')
	await look('7')
	expect(kept.get('VIEWED_PRODUCTS')).toBe('{"no": "list"}')
})

test('reserves the space of added rows on a device that has viewed another product', async () => {
	const open = async (viewed: string) => {
		const row = { dataset: {} }
		vi.stubGlobal('document', {
			...document,
			querySelector: (selector: string) =>
				selector === '[data-viewed]' ? { dataset: { viewed } } : null,
			querySelectorAll: (selector: string) => (selector === '[data-added-row]' ? [row] : []),
		})
		await openPage()
		return row.dataset
	}
	expect(await open('7')).toEqual({})
	expect(await open('7')).toEqual({})
	expect(await open('8')).toEqual({ expected: '' })
	kept.set('VIEWED_PRODUCTS', 'no list')
	expect(await open('9')).toEqual({})
})
