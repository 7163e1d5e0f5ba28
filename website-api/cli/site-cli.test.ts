import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle } from '#contract/article.ts'
import { getContentPage } from '#contract/content.ts'
import { getHome } from '#contract/home.ts'
import { getSiteHeader, getPopup } from '#contract/site.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

let tiny: TinyApi
let server: ReturnType<typeof createAdaptorServer>
let folder: string
const key = newOperatorKey()
let port: number

beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, key, { label: 's', role: 'staff', companyId: null })
	folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-site-'))
	server = createAdaptorServer({ fetch: tiny.api.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	port = address !== null && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
	server.close()
	await tiny.close()
	await rm(folder, { recursive: true, force: true })
})

const etalase = (...args: string[]) =>
	runCommand([...args, '--company', 'sandang'], {
		WEBSITE_API_PORT: String(port),
		ETALASE_OPERATOR_KEY: key,
	})

async function fileWith(name: string, data: string | Uint8Array): Promise<string> {
	const file = path.join(folder, name)
	await writeFile(file, data)
	return file
}

test('changes and prints the settings of a site', async () => {
	const set = await etalase(
		'site',
		'set',
		'--palette',
		'indigo',
		'--corners',
		'round',
		'--maintenance',
		'on',
	)
	expect(set).toMatchObject({ code: 0 })
	const shown = await etalase('site', 'show')
	expect(shown.out).toMatch(/Palette +indigo/)
	expect(shown.out).toMatch(/Corners +round/)
	expect(shown.out).toMatch(/Maintenance +on/)
	const wrong = await etalase('site', 'set', '--palette', 'hotdog', '--pixel', '12x')
	expect(wrong).toMatchObject({ code: 3 })
	expect(wrong.error).toMatch(/PALETTE: .*\n {2}META_PIXEL_ID: /)
	const unclear = await etalase('site', 'set', '--maintenance', 'maybe')
	expect(unclear).toMatchObject({ code: 2 })
	expect(unclear.error).toContain('on, off')
})

test('the popup is set from a file and switched off', async () => {
	const create = { width: 40, height: 30, channels: 3 as const, background: '#224488' }
	const picture = await fileWith('popup.png', await sharp({ create }).png().toBuffer())
	const words = ['--alt-id', 'Promo akhir tahun', '--alt-en', 'Year-end sale']
	const set = await etalase('popup', 'set', '--picture', picture, '--target', '/products', ...words)
	expect(set).toMatchObject({ code: 0, out: 'The popup leads to /products.\n' })
	const read = async () => (await tiny.read(getPopup.answer, '/helper/popup-banner')).data
	expect(await read()).toMatchObject({ STATUS: true, IMAGE_ALT: 'Promo akhir tahun' })
	expect((await etalase('popup', 'off')).code).toBe(0)
	expect((await read()).STATUS).toBe(false)
})

test('saves a page from a file', async () => {
	const file = await fileWith('terms.html', '<p>Satu</p>')
	const nameless = await etalase('pages', 'put', 'terms', file, '--lang', 'id')
	expect(nameless).toMatchObject({ code: 3 })
	expect(nameless.error).toContain('TITLE: This is needed for something new.')
	const words = ['--lang', 'id', '--title', 'Syarat', '--summary', 'Aturan main']
	expect((await etalase('pages', 'put', 'terms', file, ...words)).out).toBe('terms: done.\n')
	expect((await etalase('pages', 'list')).out).toMatch(/terms +shown +[\d: -]+ +Syarat/)
	const { data } = await tiny.read(getContentPage.answer, '/content/page/terms')
	expect(data.PAGE_HTML).toBe('<p>Satu</p>')
	const lost = await etalase('pages', 'put', 'terms', path.join(folder, 'none'), '--lang', 'id')
	expect(lost).toMatchObject({ code: 2 })
	expect(lost.error).toContain('cannot be read')
})

test('an article is published and withdrawn, a banner too', async () => {
	const file = await fileWith('lipat.html', '<p>Lipat</p>')
	const words = ['--lang', 'id', '--title', 'Melipat', '--summary', 'Rapi', '--topic', 'gaya']
	const put = await etalase('articles', 'put', 'lipat', file, ...words, '--product', 'kaos-1')
	expect(put).toMatchObject({ code: 0, out: 'lipat: done.\n' })
	const { data } = await tiny.read(getArticle.answer, '/article/lipat')
	expect(data.PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual(['kaos-1'])
	expect((await etalase('articles', 'withdraw', 'lipat')).code).toBe(0)
	expect((await tiny.call('/article/lipat')).status).toBe(410)
	expect((await etalase('articles', 'list')).out).toMatch(/lipat +gaya +withdrawn/)
	expect((await etalase('banners', 'withdraw', 'musim-hujan')).code).toBe(0)
	expect((await etalase('banners', 'list')).out).toMatch(/musim-hujan +withdrawn/)
	expect((await etalase('banners', 'restore', 'musim-hujan')).code).toBe(0)
	expect((await tiny.call('/content/banner/musim-hujan')).status).toBe(200)
})

test('the logo, the footer and the banners are set from files', async () => {
	const create = { width: 80, height: 32, channels: 3 as const, background: '#448822' }
	const picture = await fileWith('shop.png', await sharp({ create }).png().toBuffer())
	expect((await etalase('logo', 'set', picture)).out).toBe('The logo is shown.\n')
	const logo = await tiny.read(getSiteHeader.answer, '/helper/company-header-logo')
	expect(logo.data.COMPANY_LOGO).toMatchObject({ WIDTH: 80, HEIGHT: 32 })

	const footer = await fileWith(
		'footer.csv',
		'column_id,column_en,label_id,label_en,target\nBantuan,Help,Kontak,Contact,/contact\nBantuan,Help,Ukuran,Sizes,/information/ukuran\n',
	)
	expect((await etalase('footer', 'set', footer)).code).toBe(0)
	expect((await etalase('footer', 'move', '1.2', '1.1')).out).toBe(
		'1  Bantuan / Help\n  1.1  Ukuran / Sizes  /information/ukuran\n  1.2  Kontak / Contact  /contact\n',
	)
	const lost = await etalase('footer', 'remove', '7')
	expect(lost).toMatchObject({ code: 3, error: 'The footer has no such place, or no more room.\n' })

	const words = ['--title-id', 'Lebaran', '--title-en', 'Eid', '--target', '/products']
	const added = await etalase('banners', 'add', 'lebaran', '--picture', picture, ...words)
	expect(added).toMatchObject({ code: 0, out: 'lebaran: done.\n' })
	expect((await etalase('banners', 'move', 'lebaran', '1')).code).toBe(0)
	expect((await etalase('banners', 'list')).out).toMatch(/lebaran +running.*\n.*musim-hujan/)
	expect((await etalase('banners', 'remove', 'lebaran')).code).toBe(0)
	expect((await tiny.call('/content/banner/lebaran')).status).toBe(410)
})

test('agents are added and listed, messages read', async () => {
	const who = ['--name', 'Rina Hapsari', '--district', '31.74.07', '--whatsapp', '+6281200000005']
	const added = await etalase('agents', 'add', 'RINA', ...who, '--show-whatsapp')
	expect(added).toMatchObject({ code: 0, out: 'RINA: shown as Rina H.\n' })
	expect((await etalase('agents', 'list')).out).toMatch(/RINA +Rina Hapsari +Rina H\. .*listed/)
	await tiny.call('/contact/message', {
		body: {
			NAME: 'Budi Santoso',
			EMAIL: 'budi@example.com',
			PHONE: '',
			TOPIC: 'PRODUCT',
			ORDER_NUMBER: '',
			MESSAGE: 'Baris satu\nBaris dua',
		},
		headers: { 'idempotency-key': formKeyText() },
	})
	const listed = await etalase('messages', 'list')
	expect(listed.out).toContain('Budi Santoso, budi@example.com')
	expect(listed.out).toContain('  Baris satu\n  Baris dua')
})

test('the home page is composed from a file, published and restored', async () => {
	const section = {
		KIND: 'TEXT',
		SECTION_ID: 'sapaan',
		TITLE_ID: 'Selamat datang',
		TITLE_EN: 'Welcome',
	}
	const file = await fileWith('home.json', JSON.stringify({ SECTION_LIST: [section], VERSION: 0 }))
	expect((await etalase('home', 'list')).out).toContain('Shoppers see the default home.')
	expect((await etalase('home', 'set', file)).out).toContain('Draft: version 1.')
	expect((await etalase('home', 'set', file)).code).not.toBe(0)
	expect((await etalase('home', 'publish')).out).toContain('Shoppers see version 1.')
	const shown = await tiny.read(getHome.answer, '/home')
	expect(shown.data.SECTION_LIST).toMatchObject([{ TITLE: 'Selamat datang' }])
	expect((await etalase('home', 'show')).out).toContain('"SECTION_ID": "sapaan"')
	expect((await etalase('home', 'preview')).out).toMatch(/^\/\?preview=1\.1\./)
	expect((await etalase('home', 'restore', '1')).out).toContain('Draft: version 2.')
	expect((await etalase('home', 'versions')).out).toMatch(/^1 +published/m)
	expect((await etalase('home', 'publish', '--default')).out).toContain('the default home')
})
