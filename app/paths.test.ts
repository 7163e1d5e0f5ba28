import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkoutForms } from './features/checkout/progress.ts'
import { paths, withQuery, type Path } from './paths.ts'
import { routes } from './routes.ts'

const table = routes(defineRoutes)

function patternOf(id: string | undefined): string {
	const route = id === undefined ? undefined : table[id]
	if (route === undefined) return ''
	return [patternOf(route.parentId), route.path ?? ''].filter(Boolean).join('/')
}

const patterns = Object.keys(table)
	.map(patternOf)
	.filter((pattern) => !pattern.includes('*'))
	.map((pattern) => new RegExp(`^/${pattern.replace(/^en\?\/?/, '').replace(/:\w+/g, '[^/]+')}$`))

function addressesIn(named: object): string[] {
	return Object.values(named).flatMap((value) => {
		if (typeof value === 'string') return [value]
		if (typeof value === 'function') return [z.string().parse(value('some-thing', 'another'))]
		return addressesIn(z.object({}).loose().parse(value))
	})
}

// The footer of a shop links to its texts by key; each key has a route.
const isContent = (address: string) => address === paths.content('some-thing')
const isForm = (address: string) => address === paths.checkoutForm('some-thing')

const addresses = [
	...addressesIn(paths).filter((address) => !isContent(address) && !isForm(address)),
	...Object.keys(checkoutForms).map(paths.checkoutForm),
]

test.each(addresses)('%s is in the route table', (address) => {
	const path = address.replace(/\?.*$/, '')
	expect(patterns.some((pattern) => pattern.test(path))).toBe(true)
})

test('encodes parameters', () => {
	expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc')
	expect(paths.orderSuccess('AB CD')).toBe('/order/success?order=AB%20CD')
})

test.each<[Parameters<typeof withQuery>[1], Path]>([
	[{ q: 'teh & kopi', page: 2 }, '/products?q=teh%20%26%20kopi&page=2'],
	[{ q: '', page: undefined }, '/products'],
	[new URLSearchParams({ q: 'teh' }), '/products?q=teh'],
	[new URLSearchParams(), '/products'],
])('a query of %j gives %s', (query, address) => {
	expect(withQuery(paths.products, query)).toBe(address)
})
