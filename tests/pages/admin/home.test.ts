import { beforeAll, expect, test } from 'vitest'
import { HOME_SECTION_KINDS } from '#contract/home-section.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { expectEventually } from '../support/eventually.ts'
import { formWith, type FormValues } from '../support/form.ts'
import { press, signInAs } from '../support/staff.ts'
import { type Page, type Visit, visit } from '../support/visit.ts'

let shop: Awaited<ReturnType<typeof ownShop>>
beforeAll(async () => {
	shop = await ownShop()
})
const writer = async () => (await signInAs(await newStaff('content', shop.company))).staff
const photo = async () => new File([await smallJpeg('#a21')], 'foto.jpg', { type: 'image/jpeg' })

/** Submits the form of a section. */
const send = (staff: Visit, page: Page, fields: FormValues = {}) =>
	staff.submit(page, formWith(page.document, '#from'), fields)
/** The names of the draft's sections in order. */
const namesOf = ({ document }: Page) => document.all('main ol > li a[href$="remove"]').map(nameOf)
const nameOf = (link: { name: string }) => link.name.replace('Keluarkan ', '')
/** Presses a button of a section in the list. */
function pressOf(staff: Visit, page: Page, name: string, act: string) {
	const row = page.document
		.all('main ol > li')
		.find((one) => one.all('a').some((link) => nameOf(link) === name))
	const button = row?.one(`button[value="${act}"]`)
	if (!row || !button) throw new Error(`There is no section ${name}.`)
	return staff.submit(page, row.one('form'), {}, button)
}

test('each kind of section has a form, which is rejected without its texts', async () => {
	const staff = await writer()
	const choice = await staff.open('/content/home/new')
	expect(await htmlErrorsOf(choice.body)).toEqual([])
	for (const kind of HOME_SECTION_KINDS) {
		expect(choice.document.has(`a[href="/content/home/new?kind=${kind}"]`)).toBe(true)
		const page = await staff.open(`/content/home/new?kind=${kind}`)
		expect(page.status).toBe(200)
		expect(await htmlErrorsOf(page.body)).toEqual([])
		// No translation key is shown.
		expect(page.document.one('main').text).not.toMatch(/home\.\w/)
	}
	const steps = await staff.open('/content/home/new?kind=STEPS')
	const refused = await send(staff, steps, { titleId: 'Cara kami', until: '2020-01-01T09:00' })
	expect(refused.status).toBe(422)
	expect(refused.document.one('#titleId').attribute('value')).toBe('Cara kami')
	expect(refused.document.one('#stepList-0-titleId-error').text).not.toBe('')
})

test('sections are added, changed, moved, hidden, previewed and published, and restored', async () => {
	const staff = await writer()
	const home = await staff.open('/content/home')
	expect(await htmlErrorsOf(home.body)).toEqual([])
	expect(namesOf(home)).toEqual([
		'Banner',
		'Kategori',
		'Flash sale',
		'Produk',
		'Artikel',
		'Kurir dan pembayaran',
	])
	const empty = await staff.open('/content/home/new?kind=EDITORIAL')
	const typed = { titleId: 'Dari tangan', textId: 'Satu\nDua', linkTarget: '/products' }
	const without = await send(staff, empty, typed)
	expect(without.document.one('#mediaId-error').text).not.toBe('')
	expect(without.document.one('#linkLabelId-error').text).not.toBe('')
	const added = await send(staff, without, { linkLabelId: 'Lihat', mediaIdFile: await photo() })
	expect(added.url.pathname).toBe('/content/home')
	expect(namesOf(added).at(-1)).toBe('Dari tangan')

	// The picture is kept if no new one is chosen.
	const form = await staff.open('/content/home/sections/editorial')
	expect(await htmlErrorsOf(form.body)).toEqual([])
	const changed = await send(staff, form, { titleId: 'Dari dapur', titleEn: 'From the kitchen' })
	expect(namesOf(changed).at(-1)).toBe('Dari dapur')
	const moved = await pressOf(staff, changed, 'Dari dapur', 'up')
	expect(namesOf(moved).at(-2)).toBe('Dari dapur')
	const hidden = await pressOf(staff, moved, 'Produk', 'hide')
	expect(hidden.document.one('main').text).toContain('Tidak tayang')

	const preview = await press(staff, hidden, 'preview')
	expect(await htmlErrorsOf(preview.body)).toEqual([])
	const link = new URL(preview.document.one('main a[href*="preview="]').attribute('href') ?? '')
	expect(link.hostname).toBe(shop.host)
	const shopper = visit(shop.host)
	expect((await shopper.open(link.pathname + link.search)).body).toContain('Dari dapur')
	const shows = async (text: string) =>
		(await shopper.open('/')).document.one('main').text.includes(text)
	expect(await shows('Dari dapur')).toBe(false)
	await press(staff, preview, 'publish')
	await expectEventually(() => shows('Dari dapur'), true)

	const confirmation = await staff.open('/content/home/sections/editorial/remove')
	expect(await htmlErrorsOf(confirmation.body)).toEqual([])
	const removed = await staff.submit(confirmation, confirmation.document.one('main form'))
	expect(namesOf(removed)).not.toContain('Dari dapur')
	const versions = await staff.open('/content/home/versions')
	expect(await htmlErrorsOf(versions.body)).toEqual([])
	const second = 'button[aria-label="Pulihkan versi 2"]'
	const formOfSecond = formWith(versions.document, second)
	const restored = await staff.submit(versions, formOfSecond, {}, formOfSecond.one(second))
	expect(namesOf(restored).at(-1)).toBe('Dari dapur')

	const question = await staff.open('/content/home?ask=default')
	expect(await htmlErrorsOf(question.body)).toEqual([])
	await press(staff, question, 'default')
	await expectEventually(() => shows('Dari dapur'), false)
})

test('the second of two editors of the home page sees the conflict and keeps the typed values', async () => {
	const [staff, other] = [await writer(), await writer()]
	const empty = await staff.open('/content/home/new?kind=TEXT')
	const first = await send(staff, empty, { titleId: 'Halo' })
	const late = await send(other, empty, { titleId: 'Terlambat' })
	expect(late.status).toBe(409)
	expect(late.document.one('#titleId').attribute('value')).toBe('Terlambat')
	const addressed = (who: Visit) => who.open('/content/home/sections/text')
	const [firstForm, secondForm] = [await addressed(staff), await addressed(other)]
	await send(staff, firstForm, { titleId: 'Halo semua' })
	const conflict = await send(other, secondForm, { titleId: 'Hai', textId: 'Isi' })
	expect(conflict.status).toBe(409)
	expect(await htmlErrorsOf(conflict.body)).toEqual([])
	expect(conflict.document.one('#titleId').attribute('value')).toBe('Hai')
	expect(conflict.document.one('#titleId-error').text).toContain('Halo semua')
	expect(namesOf(await send(other, conflict)).at(-1)).toBe('Hai')

	// A form based on an older draft changes nothing.
	const stale = await pressOf(staff, first, 'Halo', 'up')
	expect(namesOf(stale).at(-1)).toBe('Hai')
	expect(stale.document.text).toContain('Lihat yang terbaru')

	const before = await addressed(other)
	const confirmation = await staff.open('/content/home/sections/text/remove')
	await staff.submit(confirmation, confirmation.document.one('main form'))
	const missing = await send(other, before, { titleId: 'Masih ada' })
	expect(missing.status).toBe(409)
	expect(missing.document.one('#titleId').attribute('value')).toBe('Masih ada')
	expect(namesOf(await send(other, missing)).at(-1)).toBe('Masih ada')
})

test('the home page is not available for another shop or to a role without content', async () => {
	const { staff: foreign } = await signInAs(await newStaff('content', 'kopi'))
	const { staff: warehouse } = await signInAs(await newStaff('warehouse', shop.company))
	const staff = await writer()
	const empty = await staff.open('/content/home/new?kind=TEXT')
	const added = await send(staff, empty, { titleId: 'Hanya kami' })
	const link = added.document.all('main ol > li a').find(({ name }) => name === 'Hanya kami')
	const path = link?.attribute('href') ?? ''
	expect((await staff.open(path)).status).toBe(200)
	expect((await foreign.open(path)).status).toBe(404)
	expect((await warehouse.open('/content/home')).status).toBe(403)
})
