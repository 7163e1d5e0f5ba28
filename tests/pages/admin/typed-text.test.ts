import { beforeAll, expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop, type OwnShop } from '#tests/support/own-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith, type FormValues } from '../support/form.ts'
import type { PageElement } from '../support/page-element.ts'
import { press, signInAs } from '../support/staff.ts'

let shop: OwnShop
beforeAll(async () => {
	shop = await ownShop()
	const staff = await owner(shop.company)
	const add = async (path: string, act: string, typed: FormValues) =>
		press(staff, await staff.open(path), act, typed)
	for (const name of ['Satu', 'Dua']) {
		await add('/products/categories', 'add', { nameId: name })
		await add('/content/footer', 'addColumn', { labelId: name })
		await add('/content/faq', 'add', { groupId: 'Uji', questionId: `${name}?`, answerId: 'Ya.' })
	}
	const articles = await staff.open('/content/articles')
	await staff.submit(articles, articles.document.one('#category-form'), { categoryId: 'Kabar' })
	await add('/content/articles/new', 'save', {
		titleId: 'Panduan',
		summaryId: 'Ringkas',
		textId: 'Isi.',
		category: 'kabar',
		altId: 'Gambar',
		pictureFile: new File([await smallJpeg('#1a5')], 'foto.jpg', { type: 'image/jpeg' }),
	})
})

const owner = async (company: string) => (await signInAs(await newStaff('owner', company))).staff
const valueOf = (field: PageElement) => field.attribute('value') ?? field.source.trim()

/** The value of the first button of a row that moves it down. */
const moveDown = (page: PageElement) =>
	page
		.all('main button[name="row"]')
		.map((button) => button.attribute('value') ?? '')
		.find((value) => value.startsWith('act=down')) ?? ''

test.each([
	['/products/categories', { nameId: 'Kategori Setengah' }],
	['/content/footer', { labelId: 'Kolom Setengah' }],
	['/content/faq', { questionId: 'Setengah?', answerId: 'Belum selesai.' }],
])('moving an entry of %s keeps what is typed below it, and moves', async (path, typed) => {
	const staff = await owner(shop.company)
	const page = await staff.open(path)
	const order = (at: typeof page) => at.document.all('main li a').map(({ text }) => text)
	const moved = await press(staff, page, moveDown(page.document), typed)
	expect(moved.status).toBe(200)
	for (const [name, value] of Object.entries(typed)) {
		expect(valueOf(moved.document.one(`#${name}`))).toBe(value)
	}
	// The script asks before this page is left, though its values are those that it was rendered with.
	expect(moved.document.all('main form[data-typed]')).toHaveLength(1)
	expect(await htmlErrorsOf(moved.body)).toEqual([])
	expect(order(moved)).not.toEqual(order(page))
})

test('withdrawing a page keeps the changes typed into its text', async () => {
	const staff = await owner(shop.company)
	const page = await staff.open('/content/articles/panduan')
	const hidden = await press(staff, page, 'hide', { titleId: 'Judul Setengah' })
	expect(valueOf(hidden.document.one('#titleId'))).toBe('Judul Setengah')
	expect(hidden.document.one('[role="status"]').text).not.toBe('')
	const shown = await press(staff, hidden, 'show', {
		titleId: valueOf(page.document.one('#titleId')),
	})
	expect(shown.document.has('button[value="hide"]')).toBe(true)
})

test('a review is not hidden while its answer is typed, and neither text is lost', async () => {
	const staff = await owner('kopi')
	const page = await staff.open('/reviews?tab=ALL')
	const typed = { text: 'Terima kasih, kami perbaiki.', reason: 'Kata kasar' }
	for (const [act, field] of [
		['hide', 'text'],
		['answer', 'reason'],
	] as const) {
		const refused = await press(staff, page, act, typed)
		expect(refused.status).toBe(422)
		expect(refused.document.one(`#${field}`).attribute('aria-invalid')).toBe('true')
		expect(valueOf(refused.document.one('#text'))).toBe(typed.text)
		expect(valueOf(refused.document.one('#reason'))).toBe(typed.reason)
		expect(await htmlErrorsOf(refused.body)).toEqual([])
	}
})

test('every page loads the script that asks before they are left', async () => {
	const staff = await owner(shop.company)
	const page = await staff.open('/products/new')
	const scripts = page.document.all('script[src]').map((one) => one.attribute('src') ?? '')
	const unsaved = scripts.find((src) => src.includes('unsaved'))
	const file = await staff.get(unsaved ?? '')
	expect([file.status, file.body.includes('beforeunload')]).toEqual([200, true])
})

test('a form sent after the session has ended is kept, and is stored once it is sent again', async () => {
	const account = await newStaff('owner', shop.company)
	const { staff } = await signInAs(account)
	const page = await staff.open('/products/synonyms')
	staff.cookies.delete('STAFF')
	const typed = { words: 'kemeja, hem putih' }
	const kept = await press(staff, page, 'add', typed)
	expect([kept.status, kept.url.pathname]).toEqual([401, '/products/synonyms'])
	expect(await htmlErrorsOf(kept.body)).toEqual([])
	expect(kept.document.one('main a').attribute('href')).toBe('/sign-in')
	const signIn = await staff.open('/sign-in')
	await staff.submit(signIn, formWith(signIn.document, '#email'), account)
	const stored = await staff.submit(kept, kept.document.one('main form'))
	expect(stored.status).toBe(200)
	expect(stored.document.one('main').text).toContain('hem putih')
})

test('a text pasted with a tab and direction marks is stored without them', async () => {
	const staff = await owner(shop.company)
	const typed = { words: 'kaus, t-shirt', also: '\u202akaus\toblong\u202c' }
	const page = await press(staff, await staff.open('/products/synonyms'), 'add', typed)
	expect(page.status).toBe(200)
	expect(page.document.one('main').text).toContain('kaus oblong')
})
