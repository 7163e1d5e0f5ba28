import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, test } from 'vitest'
import { adminRoutes } from '#admin/routes.ts'
import { routes } from '#app/routes.ts'
import { type RouteTable, routeTables } from './page-handler.ts'

type Table = { tableFor: ReturnType<typeof routeTables>; routes: RouteTable }
const storefront = tableOf(routes(defineRoutes))
const admin = tableOf(adminRoutes(defineRoutes))

function tableOf(table: RouteTable): Table {
	return { routes: table, tableFor: routeTables(table) }
}

function matchedIds(table: RouteTable, ids: readonly string[], pathname: string) {
	const below = (parentId: string): Parameters<typeof matchRoutes>[0] =>
		ids
			.filter((id) => table[id]?.parentId === parentId)
			.map((id) => {
				const { path, index } = table[id] ?? {}
				return index ? { id, path, index } : { id, path, children: below(id) }
			})
	return matchRoutes(below('root'), pathname)?.map(({ route }) => route.id)
}

function pathOf(table: RouteTable, id: string): string {
	const { path = '', parentId = 'root' } = table[id] ?? {}
	const own = path.replace('en?', '').replace('*', 'no/such/page').replaceAll(/:\w+/g, 'some-1')
	return parentId === 'root' ? `/${own}` : `${pathOf(table, parentId)}/${own}`
}

const pathsOf = (table: RouteTable) => [
	...new Set(Object.keys(table).map((id) => pathOf(table, id).replaceAll(/\/+/g, '/'))),
]

/** The ids by a partial table, and by the whole one. */
function bothWays({ tableFor, routes: table }: Table, path: string) {
	return [matchedIds(table, tableFor(path), path), matchedIds(table, Object.keys(table), path)]
}

describe('a partial route table matches like the whole table', () => {
	test.each(pathsOf(storefront.routes))('%s', (path) => {
		for (const requested of [
			path,
			`/en${path}`,
			`/EN${path.toUpperCase()}`,
			`${path}/x`,
			`${path}x`,
		]) {
			const [partial, whole] = bothWays(storefront, requested)
			expect(partial).toEqual(whole)
			expect(partial).not.toBeUndefined()
		}
	})

	test.each(['/en', '/En', '/en/en', '/%65n/products', '/%70roducts', '/%', '/products%2Fx', '//'])(
		'%s',
		(path) => {
			const [partial, whole] = bothWays(storefront, path)
			expect(partial).toEqual(whole)
		},
	)

	test.each(pathsOf(admin.routes))('%s in the admin', (path) => {
		for (const requested of [path, path.toUpperCase(), `${path}/x`, `${path}x`, `/en${path}`]) {
			const [partial, whole] = bothWays(admin, requested)
			expect(partial).toEqual(whole)
			expect(partial).not.toBeUndefined()
		}
	})
})

test.each([
	['storefront', storefront],
	['admin', admin],
])('a partial route table of the %s is small', (_name, { tableFor }) => {
	expect(tableFor('/products').length).toBeLessThan(25)
	expect(tableFor('/products')).toBe(tableFor('/products/shirts'))
})

test('paths in both languages share a partial route table', () => {
	expect(storefront.tableFor('/products').length).toBeLessThan(10)
	expect(storefront.tableFor('/products')).toBe(storefront.tableFor('/en/products/shirts'))
})
