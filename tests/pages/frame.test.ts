import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop, withFile } from '#tests/support/own-shop.ts'
import { pngOf } from '#tests/support/png.ts'
import { expectEventually } from './support/eventually.ts'
import { visit, type Page } from './support/visit.ts'

let host: string
let company: string
beforeAll(async () => {
	const shop = await ownShop()
	host = shop.host
	company = shop.company
})

const setSite = (...settings: string[]) => etalase('site', 'set', '--company', company, ...settings)
const chats = ({ document }: Page) => document.all('a[href^="https://wa.me/"]')

test('[FN-11, SC-01] the WhatsApp links follow their setting', async () => {
	const home = () => visit(host).open('/')
	const page = await home()
	expect(page.document.one('footer a[href^="tel:"]').attribute('href')).toBe('tel:+6281234567890')
	expect(chats(page)[0]?.attribute('href')).toBe('https://wa.me/6281234567890')
	const hasChats = async () => chats(await home()).length > 0
	await setSite('--whatsapp', 'off')
	await expectEventually(hasChats, false)
	expect((await home()).document.has('footer a[href^="tel:+62"]')).toBe(true)
	await setSite('--whatsapp', 'on')
	await expectEventually(hasChats, true)
})

test('[FN-13, SC-03] pages show the name and colours of their company', async () => {
	const list = async () => (await visit(host).open('/products')).document
	const title = async () => (await list()).one('head > title').text
	const colours = async () => (await list()).one('head > style:not([data-href])').source
	expect(await title()).toMatch(/ · Toko Sendiri$/)
	const before = await colours()
	const palette = /Palette\W+(\w+)/.exec(await etalase('site', 'show', '--company', company))?.[1]
	await setSite('--title', 'Toko Baru', '--palette', palette === 'indigo' ? 'teal' : 'indigo')
	await expectEventually(async () => (await title()).endsWith(' · Toko Baru'), true)
	await expectEventually(async () => (await colours()) !== before, true)
	const logos = (await list()).all('header a[href="/"]').map(({ text }) => text)
	expect(logos).toContain('Toko Baru')
})

test.each([
	['localhost', ['karla', 'cormorant'], '--corner-control:0'],
	['kopi.localhost', ['figtree', 'fraunces'], '--corner-control:22px'],
	['gawai.localhost', ['space-grotesk'], '--heading-tracking:'],
])('%s has its own fonts, corners and header', async (shop, faces, property) => {
	const { document } = await visit(shop).open('/products')
	const fonts = document.all('link[rel="preload"][as="font"]').map((link) => link.attribute('href'))
	expect(fonts).toHaveLength(faces.length)
	faces.forEach((face, at) => expect(fonts[at]).toContain(`/${face}`))
	expect(document.one('head > style:not([data-href])').source).toContain(property)
	const reached = document.all('header input[type="search"], header nav[aria-label="Kategori"]')
	expect(reached.map(({ tag }) => tag)).toEqual(['input', 'nav'])
})

test('[BO-06, SC-04, CK-05, FN-13] a popup stands first on the home page until it is closed, then not for twelve hours', async () => {
	const texts = ['--target', '/products', '--alt-id', 'Panen raya', '--alt-en', 'Harvest']
	const picture = await pngOf(360, 720)
	const set = (...more: string[]) =>
		withFile('popup.png', picture, (file) =>
			etalase('popup', 'set', '--company', company, '--picture', file, ...texts, ...more),
		)
	await set()
	const visitor = visit(host)
	const popups = async (path: string, name?: string, who = visitor) =>
		(await who.open(path)).document.allByRole('dialog', name).length
	await expectEventually(() => popups('/', 'Panen raya'), 1)
	expect(await popups('/en', 'Harvest')).toBe(1)
	for (const path of ['/Cart', '/products', '/faq', '/auth/login']) {
		expect(await popups(path), path).toBe(0)
	}
	const page = await visitor.open('/')
	const popup = page.document.byRole('dialog', 'Panen raya')
	expect(popup.has('a[href="/products"]')).toBe(true)
	const controls = page.document.all('body a, body button, body input:not([type="hidden"])')
	expect(controls[0]?.attribute('aria-label')).toBe(popup.one('button').attribute('aria-label'))
	const form = popup.one('form')
	const fields = { ...Object.fromEntries(form.all('[name]').map(nameAndValue)) }
	const closed = await visitor.post(form.attribute('action') ?? '', fields)
	expect(closed.status).toBe(303)
	expect(closed.headers.get('location')).toBe('/')
	const cookie = closed.headers.getSetCookie().find((line) => line.startsWith('HIDE_POPUP=true'))
	expect(cookie).toMatch(/;\s*Max-Age=43200\b/i)
	expect(await popups('/')).toBe(0)
	expect(await popups('/', undefined, visit(host))).toBe(1)

	await set('--everywhere')
	const other = visit(host)
	await expectEventually(() => popups('/products', 'Panen raya', other), 1)
	expect(await popups('/products')).toBe(0)
	for (const path of ['/konfirmasi-pembayaran', '/order/look-up', '/auth/login']) {
		expect(await popups(path, undefined, other), path).toBe(0)
	}
	await etalase('popup', 'off', '--company', company)
	await expectEventually(() => popups('/', undefined, other), 0)
})

function nameAndValue(field: { attribute(name: string): string | undefined }): [string, string] {
	return [field.attribute('name') ?? '', field.attribute('value') ?? '']
}

test.each(['ref', 'reff'])(
	'[PT-02, CK-04] the affiliate code of a link with ?%s= is stored sealed for the time set by the shop',
	async (name) => {
		const { headers } = await visit().open(`/products?${name}=KODE-1`)
		const lines = headers.getSetCookie()
		const code = lines.find((line) => line.startsWith('AFFILIATE_CODE=')) ?? ''
		const duration = lines.find((line) => line.startsWith('AFFILIATE_DURATION=')) ?? ''
		expect(code).toMatch(/;\s*HttpOnly/i)
		expect(code).not.toContain('KODE-1')
		const days = Number(/Max-Age=(\d+)/i.exec(code)?.[1]) / 86_400
		expect(days).toBeGreaterThan(0)
		expect(duration).toMatch(new RegExp(`^AFFILIATE_DURATION=${days};`))
	},
)

test.each(['/products', '/faq'])(
	'%s, the first page of a visit, has the stylesheet inline, and its policy allows it',
	async (path) => {
		const { document, headers } = await visit().open(path)
		const style = document.one('style[data-href]')
		const hash = createHash('sha256').update(style.source).digest('base64')
		expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
		expect(document.all('link[rel="stylesheet"]')).toHaveLength(0)
		expect(headers.get('link')).toBeNull()
	},
)

test('the Link header of a later page announces its stylesheet', async () => {
	const { document, headers } = await visit('localhost', [['Cookie', 'LOCALE=id']]).open(
		'/products',
	)
	expect(document.all('style[data-href]')).toHaveLength(0)
	const href = document.one('link[rel="stylesheet"]').attribute('href')
	expect(headers.get('link')).toBe(`<${href}>; rel=preload; as=style`)
})
