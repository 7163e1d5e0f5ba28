import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, test } from 'vitest'
import { routes } from '#app/routes.ts'
import { routeTables } from './page-handler.ts'

const table = routes(defineRoutes)
const tableFor = routeTables(table)
const all = Object.keys(table)

function matchedIds(ids: readonly string[], pathname: string) {
	const below = (parentId: string): Parameters<typeof matchRoutes>[0] =>
		ids
			.map((id) => table[id])
			.filter((route) => route?.parentId === parentId)
			.map((route) => {
				const { id = '', path, index } = route ?? {}
				return index ? { id, path, index } : { id, path, children: below(id) }
			})
	return matchRoutes(below('root'), pathname)?.map(({ route }) => route.id)
}

function pathOf(id: string): string {
	const { path = '', parentId = 'root' } = table[id] ?? {}
	const own = path.replace('en?', '').replace('*', 'no/such/page').replaceAll(/:\w+/g, 'some-1')
	return parentId === 'root' ? `/${own}` : `${pathOf(parentId)}/${own}`
}

const paths = [...new Set(all.map((id) => pathOf(id).replaceAll(/\/+/g, '/')))]

describe('a partial route table matches like the whole table', () => {
	test.each(paths)('%s', (path) => {
		for (const requested of [
			path,
			`/en${path}`,
			`/EN${path.toUpperCase()}`,
			`${path}/x`,
			`${path}x`,
		]) {
			const ids = matchedIds(tableFor(requested), requested)
			expect(ids).toEqual(matchedIds(all, requested))
			expect(ids).not.toBeUndefined()
		}
	})

	test.each(['/en', '/En', '/en/en', '/%65n/products', '/%70roducts', '/%', '/products%2Fx', '//'])(
		'%s',
		(path) => expect(matchedIds(tableFor(path), path)).toEqual(matchedIds(all, path)),
	)
})

test('a partial route table is small', () => {
	expect(tableFor('/products').length).toBeLessThan(10)
	expect(tableFor('/products')).toBe(tableFor('/en/products/shirts'))
})
