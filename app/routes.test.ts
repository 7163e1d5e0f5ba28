import { readFileSync } from 'node:fs'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pages as facts } from './pages/pages.ts'
import { adminRoutes } from '#admin/routes.ts'
import { routes } from './routes.ts'

afterEach(() => vi.unstubAllEnvs())

function filesIn(mode: string) {
	vi.stubEnv('NODE_ENV', mode)
	return Object.values(routes(defineRoutes)).map(({ file }) => file)
}

test('the component gallery is available in development only', () => {
	const page = 'routes/development/ui.tsx'
	expect(filesIn('development')).toContain(page)
	expect(filesIn('production')).not.toContain(page)
	expect(filesIn('production')).toContain('routes/catalog/home.tsx')
})

const table = Object.values(routes(defineRoutes))

/** A route and its ancestors, the outermost last. */
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

/** The route files of a path, from the page outwards. */
function layoutsAt(address: string): string[] {
	const found = pages.filter((line) => addressOf(line) === `en?${address}`)
	// Of several routes with the same path, the page is the innermost.
	const [, ...around] = found.toSorted((one, other) => other.length - one.length)[0] ?? []
	return around.map(({ file }) => file)
}

/** Routes without a language: endpoints that programs call, and files that crawlers fetch from a fixed path. */
const ofNoLanguage = [
	'api/apiAccess',
	'payment-notification/:provider',
	'courier-notification/:provider',
	'favicon.ico',
	'robots.txt',
	'sitemap.xml',
	'sitemaps/:part',
]

test('[RT-60] every page has its path, also under /en', () => {
	const addresses = pages.map(addressOf).filter((address) => !ofNoLanguage.includes(address))
	expect(addresses.length).toBeGreaterThan(100)
	expect(addresses.filter((address) => address !== 'en?' && !address.startsWith('en?/'))).toEqual(
		[],
	)
})

test('[RT-27] /maintenance has a page', () => {
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
	])('"%s" is within %s', (address, layout) => {
		expect(layoutsAt(address)).toContain(layout)
	})

	test('the invoice has no layout', () => {
		expect(layoutsAt('/profile/order/:saleId/invoice')).toEqual(['routes/shell.tsx'])
	})
})

test('what lies at or below /profile is an account page, and nothing else is', () => {
	const others = [facts.shop, facts.auth, facts.checkoutForms].flatMap((group) =>
		Object.values(group).map(({ path }) => path),
	)
	expect(others.filter((path) => /^\/profile(?:\/|$)/i.test(path))).toEqual([])
})

describe('every route module has a loader and an action', () => {
	const modules = [
		...table.map(({ file }) => `app/${file}`),
		...Object.values(adminRoutes(defineRoutes)).map(({ file }) => `admin/${file}`),
	]
	test.each([...new Set(modules)])('%s', (file) => {
		const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
		const exported = [
			...text.matchAll(/^export (?:async )?(?:function|const) (\w+)|^export \{([^}]+)\}/gm),
		]
			.flatMap(([, name, names = '']) => [name, ...names.split(',')])
			.map((name) => name?.trim())
		expect(exported).toEqual(expect.arrayContaining(['loader', 'action']))
	})
})

/** Their forms have a button and nothing to fill in, or the browser itself sends them. */
const nothingToLose = [
	'routes/auth/confirm-email.tsx',
	'routes/auth/email-sign-in.tsx',
	'routes/profile/account/deletion.tsx',
	'routes/profile/bank/removal.tsx',
	'routes/vouchers/vouchers.tsx',
	'routes/watches/confirm.tsx',
	'routes/watches/unsubscribe.tsx',
]

test('a page that shows its form again keeps what was typed when the request is lost', () => {
	const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
	const files = [...new Set(table.map(({ file }) => file))]
	const using = (words: RegExp) => files.filter((file) => words.test(sourceOf(file)))
	expect(using(/\buseActionData\b/).toSorted()).toEqual(nothingToLose)
	const keeping = using(/\buseAnswer\b/)
	expect(keeping.length).toBeGreaterThan(20)
	expect(keeping.filter((file) => !/\bclientAction\b/.test(sourceOf(file)))).toEqual([])
})
