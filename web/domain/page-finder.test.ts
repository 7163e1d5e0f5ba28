import { expect, test } from 'vitest'
import { pageFinder } from './page-finder.ts'
import { pathsOf } from './path-pattern.ts'

const pages = {
	home: { path: '/' },
	orders: { path: '/Orders' },
	order: { path: '/orders/:number' },
	newest: { path: '/orders/newest' },
	picture: { path: '/orders/:number/picture/:id' },
	feed: { path: '/feed.xml' },
} as const

const find = pageFinder(Object.values(pages))

test.each([
	['/', '/'],
	['/orders', '/Orders'],
	['/orders/newest', '/orders/newest'],
	['/orders/a-1', '/orders/:number'],
	['/orders/a/picture/2', '/orders/:number/picture/:id'],
	['/orders/a/b', undefined],
	['/feedxxml', undefined],
	['/feed.xml', '/feed.xml'],
	['/constructor', undefined],
])('the page at %s is %s', (path, pattern) => expect(find(path)?.path).toBe(pattern))

test('paths have their parameters, encoded', () => {
	const paths = pathsOf(pages)
	expect(paths.orders).toBe('/Orders')
	expect(paths.picture('a/b', 2)).toBe('/orders/a%2Fb/picture/2')
	// @ts-expect-error: a parameter is missing.
	expect(paths.picture('a')).toBe('/orders/a/picture/')
})
