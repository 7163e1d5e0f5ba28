import { beforeAll, describe, expect, test } from 'vitest'
import { hostilePayloads } from '#web/safe-html/hostile-payloads.ts'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop, withFile } from '#tests/support/own-shop.ts'
import { expectEventually } from './support/eventually.ts'
import { visit } from './support/visit.ts'

let host: string
let shop: [option: string, company: string]
beforeAll(async () => {
	const own = await ownShop()
	host = own.host
	shop = ['--company', own.company]
})

/** Payloads that do not swallow the content after them, so that all fit on one page. */
function hostilePage(): string {
	const end = '<p>akhir</p>'
	// The database rejects NUL characters, and the picture of the other payload does not exist.
	const parts = hostilePayloads().filter(
		(payload) => !/\0|\/media\//.test(payload) && safeHtml(payload + end, { top: 2 }).endsWith(end),
	)
	return `<h2>Awal</h2><p><a href="/products">tautan</a></p>${parts.map((part) => `${part}<p>lewat</p>`).join('\n')}${end}`
}

async function write(slug: string, html: string) {
	await withFile('page.html', html, (file) =>
		etalase(
			'information',
			'put',
			slug,
			file,
			...shop,
			'--lang',
			'id',
			'--title',
			'Halaman uji',
			'--summary',
			'Ringkasan halaman uji.',
		),
	)
}

test('[RT-19] a page has only safe elements, attributes and addresses, whatever was written into it', async () => {
	await write('uji', hostilePage())
	const { document } = await visit(host).open('/information/uji')
	expect(document.all('main h2').map(({ text }) => text)).toContain('Awal')
	const paragraphs = document.all('main p').map(({ text }) => text)
	expect(document.one('main').text).toContain('akhir')
	expect(paragraphs.filter((text) => text === 'lewat').length).toBeGreaterThan(300)
	const prose = document.all('main .prose *')
	expect(prose.length).toBeGreaterThan(300)
	const forbidden = ['script', 'style', 'svg', 'math', 'iframe', 'form', 'input', 'object', 'embed']
	expect(prose.filter(({ tag }) => forbidden.includes(tag))).toEqual([])
	const names = prose.flatMap(({ attributes }) => attributes.map(({ name }) => name))
	expect(names.filter((name) => /^(on|style$|class$|src)/.test(name))).toEqual([])
	const addresses = prose.flatMap((element) => element.attribute('href') ?? [])
	expect(addresses).toContain('/products')
	expect(addresses.filter((href) => !/^(https?:|mailto:|tel:|\/|#)/.test(href))).toEqual([])
})

describe.each(['', '/en'])('under "%s"', (prefix) => {
	test('[RT-19] a withdrawn page is a 410 page with a link to home', async () => {
		const slug = `pergi${prefix.replace('/', '-')}`
		await write(slug, '<p>Hanya sebentar.</p>')
		const address = `${prefix}/information/${slug}`
		expect((await visit(host).get(address)).status).toBe(200)
		await etalase('information', 'withdraw', slug, ...shop)
		await expectEventually(async () => (await visit(host).get(address)).status, 410)
		const { document } = await visit(host).get(address)
		expect(document.has('main [data-error="410"]')).toBe(true)
		expect(document.one('meta[name="robots"]').attribute('content')).toContain('noindex')
		expect(document.has(`header a[href="${prefix || '/'}"]`)).toBe(true)
		expect(document.has(`main a[href="${prefix || '/'}"]`)).toBe(true)
	})
})

test('[RT-06] a message reaches the staff unchanged', async () => {
	const visitor = visit(host)
	const page = await visitor.open('/contact?topic=PARTNERSHIP')
	const sent = await visitor.submit(page, page.document.one('#contact'), {
		name: 'Dewi Lestari',
		email: 'dewi@contoh.id',
		phone: '0812-3456-7890',
		message: 'Apakah ada kopi tanpa kafein?',
	})
	const number = sent.document.one('[data-message]').attribute('data-message') ?? ''
	expect(number).not.toBe('')
	const listed = await etalase('messages', 'list', ...shop)
	expect(listed).toContain(number)
	expect(listed).toContain('Dewi Lestari')
})
