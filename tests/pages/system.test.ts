import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

const bot: [string, string] = [
	'User-Agent',
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
]

test.each([
	{ prefix: '', heading: 'Halaman ini tidak ada', home: 'Ke beranda' },
	{ prefix: '/en', heading: "We can't find this page", home: 'Go Home' },
])(
	'[RR-03, ER-01] an unknown address under "$prefix" is a 404 page with a link to home',
	async ({ prefix, heading, home }) => {
		const { status, document } = await visit().get(`${prefix}/tidak/ada`)
		expect(status).toBe(404)
		expect(document.one('h1').text).toBe(heading)
		const main = document.one('main')
		expect(main.text).toContain(`Page Not Found: ${prefix}/tidak/ada`)
		expect(main.text).toContain('404 Not Found')
		expect(main.byRole('link', home).attribute('href')).toBe(prefix || '/')
	},
)

test('[ER-02, ER-03, EC-06] any other error shows its status; its Refresh button clears cookies and storage and opens the home page', async () => {
	const visitor = visit()
	await visitor.open('/order/look-up')
	expect(visitor.cookies.size).toBeGreaterThan(0)
	// No page has a form that posts to this address.
	const failed = await visitor.post('/products')
	expect(failed.status).toBe(405)
	expect(failed.headers.get('allow')).toBe('GET, HEAD')
	expect(failed.document.one('main').text).toContain('Something went wrong - 405')
	expect(failed.document.has('form[action="/error/refresh"] button')).toBe(true)
	const cleared = await visitor.post('/error/refresh')
	expect(cleared.status).toBe(303)
	expect(cleared.headers.get('location')).toBe('/')
	expect(cleared.headers.get('clear-site-data')).toBe('"cookies", "storage"')
})

test('[ER-04] a bot gets the status and the layout, and no error screen', async () => {
	const { status, document } = await visit('localhost', [bot]).get('/tidak/ada')
	expect(status).toBe(404)
	expect(document.has('header')).toBe(true)
	expect(document.one('meta[name="robots"]').attribute('content')).toContain('noindex')
	expect(document.one('body').text).not.toContain('Page Not Found')
	expect(document.has('[data-error]')).toBe(false)
})

test.each([
	['/forbidden', 'Akses ditolak'],
	['/en/forbidden', 'Access denied'],
])('[RT-26] %s is a page with status 403', async (path, heading) => {
	const { status, document } = await visit().get(path)
	expect(status).toBe(403)
	expect(document.one('h1').text).toBe(heading)
})

test('a form sent to the address of a file is refused with a page', async () => {
	const { status, headers, document } = await visit().post('/robots.txt')
	expect(status).toBe(405)
	expect(headers.get('allow')).toBe('GET, HEAD')
	expect(document.has('h1')).toBe(true)
})

test('the maintenance page of an open shop redirects to home', async () => {
	expect((await visit().open('/maintenance')).url.pathname).toBe('/')
})
