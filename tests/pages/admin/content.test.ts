import { beforeAll, expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { expectEventually } from '../support/eventually.ts'
import { press, signInAs } from '../support/staff.ts'
import { visit } from '../support/visit.ts'

const photo = async (background: string) =>
	new File([await smallJpeg(background)], 'foto.jpg', { type: 'image/jpeg' })

let shop: Awaited<ReturnType<typeof ownShop>>
beforeAll(async () => {
	shop = await ownShop()
})
const writer = async () => (await signInAs(await newStaff('content', shop.company))).staff

test('a banner is previewed, added, shown in the shop, and deleted after a confirmation', async () => {
	const staff = await writer()
	const empty = await staff.open('/content/banners/new')
	expect(await htmlErrorsOf(empty.body)).toEqual([])
	const text = '## Diskon\n<p onclick="x()">Ikut<script>jahat()</script></p>\n[Lihat](/products)'
	const typed = { titleId: 'Promo Uji', target: '/products', textId: text }
	const refused = await press(staff, empty, 'save', { ...typed, target: 'jahat' })
	expect(refused.status).toBe(422)
	expect(refused.document.one('#titleId').attribute('value')).toBe('Promo Uji')
	const previewPage = await press(staff, refused, 'preview', {
		...typed,
		wide: '',
		wideFile: await photo('#a21'),
	})
	const preview = previewPage.document.one('section[aria-labelledby="preview"]')
	expect(preview.all('h2').map((one) => one.text)).toContain('Diskon')
	expect(preview.source).not.toMatch(/onclick|<script|jahat/)
	expect(await htmlErrorsOf(previewPage.body)).toEqual([])
	// The uploaded picture need not be chosen again.
	const added = await press(staff, previewPage, 'save')
	expect(added.url.pathname).toBe('/content/banners/promo-uji')
	expect(await htmlErrorsOf(added.body)).toEqual([])
	const home = visit(shop.host)
	const shows = async (page: string) => (await home.open(page)).status
	await expectEventually(() => shows('/banner/promo-uji'), 200)
	const again = await press(staff, empty, 'save', { ...typed, wideFile: await photo('#2a1') })
	expect(again.status).toBe(422)
	expect(again.document.one('#slug-error').text).not.toBe('')

	const other = await writer()
	const otherForm = await other.open('/content/banners/promo-uji')
	await press(staff, added, 'save', { titleId: 'Promo Baru' })
	const conflict = await press(other, otherForm, 'save', { titleId: 'Promo Lain', textEn: 'Look' })
	expect(conflict.status).toBe(409)
	expect(conflict.document.one('#titleId').attribute('value')).toBe('Promo Lain')
	expect(conflict.document.one('#titleId-error').text).toContain('Promo Baru')
	expect((await press(other, conflict, 'save')).document.one('h1').text).toBe('Promo Lain')

	const confirmation = await staff.open('/content/banners/promo-uji/delete')
	expect(await htmlErrorsOf(confirmation.body)).toEqual([])
	const deleted = await staff.submit(confirmation, confirmation.document.one('main form'))
	expect(deleted.document.one('main').text).not.toContain('Promo Lain')
	await expectEventually(() => shows('/banner/promo-uji'), 404)
})

test('the popup and the footer menu change in the shop', async () => {
	const staff = await writer()
	const popup = await staff.open('/content/popup')
	expect(await htmlErrorsOf(popup.body)).toEqual([])
	const words = { target: '/products', altId: 'Diskon uji', startsAt: '2098-01-01T09:00' }
	const without = await press(staff, popup, 'save', words)
	expect(without.status).toBe(422)
	expect(without.document.one('#picture-error').text).not.toBe('')
	const saved = await press(staff, without, 'save', {
		picture: '',
		pictureFile: await photo('#21a'),
	})
	expect(saved.document.one('#startsAt').attribute('value')).toBe('2098-01-01T09:00')
	expect(saved.document.one('main').text).toContain('Tayang 01 Jan 2098')
	expect(saved.document.one('[role=status]').text).toContain('Tayang mulai 01 Jan 2098 09:00')

	const footer = await staff.open('/content/footer')
	expect(await htmlErrorsOf(footer.body)).toEqual([])
	const column = { labelId: 'Kolom Uji', labelEn: 'Test Column' }
	const added = await press(staff, footer, 'addColumn', column)
	const stale = await press(staff, footer, 'addColumn', { labelId: 'Kolom Lama' })
	expect(stale.status).toBe(409)
	expect(stale.document.one('#labelId').attribute('value')).toBe('Kolom Lama')
	const link = added.document.all('main a[href*="?add="]').at(-1)?.attribute('href') ?? ''
	const form = await staff.open(link)
	await press(staff, form, 'addLink', { labelId: 'Semua Uji', target: '/products' })
	const isShown = async () => {
		const { document } = await visit(shop.host).open('/')
		return document.one('body > footer, footer').text.includes('Semua Uji')
	}
	await expectEventually(isShown, true)
	const remove = link.replace('?add=', '?remove=')
	const confirmation = await staff.open(remove)
	expect(confirmation.document.one('main').text).toContain('Kolom Uji')
	await press(staff, confirmation, 'remove')
	await expectEventually(isShown, false)
})

test('a page of the shop is previewed, published, moved, hidden and deleted', async () => {
	const staff = await writer()
	const pages = await staff.open('/content/pages')
	expect(await htmlErrorsOf(pages.body)).toEqual([])
	const empty = await staff.open('/content/informations/new')
	expect(await htmlErrorsOf(empty.body)).toEqual([])
	const typed = { titleId: 'Garansi Uji', summaryId: 'Setahun penuh', textId: '## Klaim\nTulis.' }
	const refused = await press(staff, empty, 'save', { ...typed, summaryId: '' })
	expect(refused.status).toBe(422)
	expect(refused.document.one('#summaryId-error').text).not.toBe('')
	const preview = await press(staff, refused, 'preview', typed)
	expect(preview.document.one('section[aria-labelledby="preview"]').text).toContain('Klaim')
	const added = await press(staff, preview, 'save')
	expect(added.url.pathname).toBe('/content/informations/garansi-uji')
	expect(await htmlErrorsOf(added.body)).toEqual([])
	const shopper = visit(shop.host)
	const status = async (page: string) => (await shopper.open(page)).status
	await expectEventually(() => status('/information/garansi-uji'), 200)

	const moved = await press(staff, added, 'save', { newSlug: 'garansi', titleEn: 'Warranty' })
	expect(moved.url.pathname).toBe('/content/informations/garansi')
	const leadsTo = async () => (await shopper.open('/information/garansi-uji')).url.pathname
	await expectEventually(leadsTo, '/information/garansi')
	const stale = await press(staff, added, 'save', { titleId: 'Lain' })
	expect(stale.status).toBe(404)
	const hidden = await press(staff, moved, 'hide')
	expect(hidden.document.one('main').text).toContain('Tidak tayang')
	await expectEventually(() => status('/information/garansi'), 410)

	const confirmation = await staff.open('/content/informations/garansi/delete')
	const deleted = await staff.submit(confirmation, confirmation.document.one('main form'))
	expect(deleted.url.pathname).toBe('/content/pages')
	await expectEventually(() => status('/information/garansi'), 404)
})

test('an article with a category, and a question, are created', async () => {
	const staff = await writer()
	const list = await staff.open('/content/articles')
	expect(await htmlErrorsOf(list.body)).toEqual([])
	const form = list.document.one('#category-form')
	const named = await staff.submit(list, form, { categoryId: 'Kabar Uji' })
	expect(named.document.one('main').text).toContain('Kabar Uji')
	const empty = await staff.open('/content/articles/new')
	const typed = {
		titleId: 'Panduan Uji',
		summaryId: 'Ringkas',
		textId: 'Isi.',
		category: 'kabar-uji',
		altId: 'Gambar',
		pictureFile: await photo('#1a5'),
	}
	const added = await press(staff, empty, 'save', typed)
	expect(added.url.pathname).toBe('/content/articles/panduan-uji')
	expect(await htmlErrorsOf(added.body)).toEqual([])
	const shopper = visit(shop.host)
	await expectEventually(async () => (await shopper.open('/article/panduan-uji')).status, 200)

	const about = await staff.open('/content/pages/about')
	expect(await htmlErrorsOf(about.body)).toEqual([])
	await press(staff, about, 'save', { titleId: 'Tentang Uji' })
	const title = async () => (await shopper.open('/about')).document.one('h1').text
	await expectEventually(title, 'Tentang Uji')

	const faq = await staff.open('/content/faq')
	expect(await htmlErrorsOf(faq.body)).toEqual([])
	const question = { groupId: 'Uji', questionId: 'Bisa diuji?', answerId: 'Bisa.' }
	const withQuestion = await press(staff, faq, 'add', question)
	expect(withQuestion.document.one('main').text).toContain('Bisa diuji?')
	const late = await press(staff, faq, 'add', { ...question, questionId: 'Terlambat?' })
	expect(late.status).toBe(409)
	expect(late.document.one('#questionId').attribute('value')).toBe('Terlambat?')
})

test('a redirect is added, refused with what was typed, followed by the shop, and deleted', async () => {
	const staff = await writer()
	const shopper = visit(shop.host)
	const empty = await staff.open('/content/redirects')
	const typed = { path: '/toko-lama/kendi', target: 'https://lain.example/kendi' }
	const refused = await press(staff, empty, 'add', typed)
	expect(refused.status).toBe(422)
	expect(refused.document.one('#target-error').text).toContain('bukan milik toko')
	expect(refused.document.one('#path').attribute('value')).toBe(typed.path)
	expect(await htmlErrorsOf(refused.body)).toEqual([])
	const added = await press(staff, refused, 'add', { target: '/products?q=kendi' })
	expect(added.document.one('main').text).toContain('/toko-lama/kendi')
	const moved = await shopper.get('/en/toko-lama/kendi?page=1')
	expect(moved).toMatchObject({ status: 301 })
	expect(moved.headers.get('location')).toBe('/en/products?q=kendi&page=1')
	const remove = added.document.one('main li button[name="row"]').attribute('value') ?? ''
	const kept = await press(staff, added, remove, { path: '/setengah' })
	expect(kept.document.one('#path').attribute('value')).toBe('/setengah')
	expect((await shopper.get('/toko-lama/kendi')).status).toBe(404)
})

test('content of another shop is not found, and a role without the permission cannot open it', async () => {
	const { staff: foreign } = await signInAs(await newStaff('content', 'kopi'))
	const { staff: warehouse } = await signInAs(await newStaff('warehouse', shop.company))
	const staff = await writer()
	const page = await staff.open('/content/banners/new')
	await press(staff, page, 'save', {
		titleId: 'Hanya Kami',
		target: '/products',
		wideFile: await photo('#551'),
	})
	for (const path of ['/content/banners/hanya-kami', '/content/banners/hanya-kami/delete']) {
		expect((await staff.open(path)).status).toBe(200)
		expect((await foreign.open(path)).status).toBe(404)
		expect((await warehouse.open(path)).status).toBe(403)
	}
})
