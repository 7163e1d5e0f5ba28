import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { routes } from './routes.ts'

afterEach(() => vi.unstubAllEnvs())

function filesIn(mode: string) {
	vi.stubEnv('NODE_ENV', mode)
	return Object.values(routes(defineRoutes)).map(({ file }) => file)
}

test('the page of all components is one of development only', () => {
	const page = 'routes/development/ui.tsx'
	expect(filesIn('development')).toContain(page)
	expect(filesIn('production')).not.toContain(page)
	expect(filesIn('production')).toContain('routes/catalog/home.tsx')
})

const table = Object.values(routes(defineRoutes))

/** A route and those that it stands in, the outermost last. */
function lineOf(id: string | undefined): typeof table {
	const route = table.find((one) => one.id === id)
	return route === undefined ? [] : [route, ...lineOf(route.parentId)]
}

const addressOf = (line: typeof table) =>
	line
		.map(({ path = '' }) => path)
		.toReversed()
		.filter(Boolean)
		.join('/')

const pages = table.map(({ id }) => lineOf(id)).filter((line) => line.length > 0)

/** The files around the page of an address. */
function layoutsAt(address: string): string[] {
	const found = pages.filter((line) => addressOf(line) === `en?${address}`)
	// Of those with the same address, the page is the innermost.
	const [, ...around] = found.toSorted((one, other) => other.length - one.length)[0] ?? []
	return around.map(({ file }) => file)
}

/** What is the same in every language: the shop's own endpoint, and files that machines ask for by a fixed address. */
const ofNoLanguage = ['api/apiAccess', 'favicon.ico', 'robots.txt', 'sitemap.xml', 'sitemaps/:part']

test('[RT-60] every page is at its address and under /en', () => {
	const addresses = pages.map(addressOf).filter((address) => !ofNoLanguage.includes(address))
	expect(addresses.length).toBeGreaterThan(100)
	expect(addresses.filter((address) => address !== 'en?' && !address.startsWith('en?/'))).toEqual(
		[],
	)
})

test('[RT-27] /maintenance is a page of its own', () => {
	const page = pages.find((line) => addressOf(line) === 'en?/maintenance')
	expect(page?.[0]?.file).toBe('routes/system/maintenance.tsx')
})

describe('[RT-61] layouts', () => {
	const [standard, content, custom] = ['default', 'content', 'custom'].map(
		(name) => `routes/layouts/${name}.tsx`,
	)

	test.each([
		['', standard],
		['/products', standard],
		['/Cart', standard],
		['/faq', standard],
		['/profile/wallet', standard],
		['/order/success', content],
		['/order/checkout', content],
		['/auth/login', custom],
		['/forbidden', custom],
	])('"%s" stands in %s', (address, layout) => {
		expect(layoutsAt(address)).toContain(layout)
	})

	test('the invoice has none', () => {
		expect(layoutsAt('/profile/order/:saleId/invoice')).toEqual(['routes/shell.tsx'])
	})
})
