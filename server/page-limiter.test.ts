import { describe, expect, test } from 'vitest'
import { createPageLimiter } from './page-limiter.ts'
import { Refusal } from './refusal.ts'

/** The number of requests that a limiter of ten pages a second admits at one instant. */
function served(
	count: number,
	visitorAt: (at: number) => { ip: string; pathname?: string; search?: string },
) {
	const limit = createPageLimiter(10, () => 0)
	let passed = 0
	for (let at = 0; at < count; at += 1) {
		try {
			limit({ pathname: '/', search: '', ...visitorAt(at) })
			passed += 1
		} catch (error) {
			if (!(error instanceof Refusal)) throw error
		}
	}
	return passed
}

describe('the limit of rendered pages', () => {
	test.each<
		[
			what: string,
			pages: number,
			visitor: (at: number) => { ip: string; pathname?: string; search?: string },
		]
	>([
		['one address', 120, () => ({ ip: '203.0.113.7' })],
		['one /24', 480, (at) => ({ ip: `203.0.113.${at % 256}` })],
		['two networks', 960, (at) => ({ ip: `203.0.${at % 2}.${(at >> 1) % 256}` })],
		['one /64', 120, (at) => ({ ip: `2001:db8:1:2::${at.toString(16)}` })],
		['one /56', 480, (at) => ({ ip: `2001:db8:1:${(at % 256).toString(16)}::1` })],
		[
			'searches',
			60,
			() => ({ ip: '203.0.113.7', pathname: '/en/products', search: '?page=2&q=kopi' }),
		],
		[
			'suggestions',
			60,
			() => ({ ip: '203.0.113.7', pathname: '/search/suggestions', search: '?q=k' }),
		],
		['feeds', 24, () => ({ ip: '203.0.113.7', pathname: '/fb-catalog/semua.xml' })],
		['sitemaps', 24, () => ({ ip: '203.0.113.7', pathname: '/sitemaps/products-1.xml' })],
		['this machine', 2_000, (at) => ({ ip: at % 2 ? '127.0.0.1' : '::1' })],
	])('admits for %s a burst of %i', (_what, pages, visitor) => {
		expect(served(2_000, visitor)).toBe(pages)
	})

	test('refills steadily, and returns the waiting time', () => {
		let now = 0
		const limit = createPageLimiter(10, () => now)
		const visitor = { ip: '203.0.113.7', pathname: '/', search: '' }
		let passed = 0
		let wait = ''
		for (; now < 60_000; now += 20) {
			try {
				limit(visitor)
				passed += 1
			} catch (error) {
				if (!(error instanceof Refusal)) throw error
				wait = error.headers['Retry-After'] ?? ''
			}
		}
		expect(passed).toBeGreaterThanOrEqual(718)
		expect(passed).toBeLessThanOrEqual(720)
		expect(wait).toBe('1')
	})

	test('is disabled by 0', () => {
		const limit = createPageLimiter(0, () => 0)
		const ask = () => limit({ ip: '203.0.113.7', pathname: '/', search: '' })
		expect(() => {
			for (let at = 0; at < 5_000; at += 1) ask()
		}).not.toThrow()
	})
})
