import { beforeAll, describe, expect, test, vi } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop, type OwnShop } from '#tests/support/own-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { visit } from '../support/visit.ts'
import { press, signInAs } from '../support/staff.ts'

const photo = async (background: string) =>
	new File([await smallJpeg(background)], 'foto.jpg', { type: 'image/jpeg' })

let shop: OwnShop
beforeAll(async () => {
	shop = await ownShop()
})

async function manager() {
	return (await signInAs(await newStaff('manager', shop.company))).staff
}
type Staff = Awaited<ReturnType<typeof manager>>

/** Creates a draft; returns its pictures page. */
async function newDraft(staff: Staff, nameId: string) {
	const page = await staff.open('/products/new')
	return staff.submit(page, formWith(page.document, '#nameId'), {
		nameId,
		price: '85.000',
		weight: '250',
		stock: '12',
	})
}

describe('a product', () => {
	test('is created with few fields, gets pictures, texts and options, and is scheduled', async () => {
		const staff = await manager()
		const empty = await staff.open('/products/new')
		expect(await htmlErrorsOf(empty.body)).toEqual([])
		const refused = await staff.submit(empty, formWith(empty.document, '#nameId'), { price: 'x' })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#price').attribute('value')).toBe('x')
		const pictures = await newDraft(staff, 'Kopi Gayo Uji')
		const id = /\/products\/(\d+)\/pictures/.exec(pictures.url.pathname)?.[1] ?? ''

		const one = await press(staff, pictures, 'save', { picture: await photo('#c11') })
		const two = await press(staff, one, 'save', { picture: await photo('#11c') })
		const positionFields = two.document
			.all('input[id^="place-"]')
			.map((field) => field.attribute('name'))
		expect(positionFields).toHaveLength(2)
		const first = two.document.all('main li img').map((img) => img.attribute('src'))
		expect((await staff.get(first[0] ?? '')).headers.get('content-type')).toBe('image/webp')
		const turned = await press(staff, two, 'save', {
			[positionFields[1] ?? '']: '1',
			[(positionFields[0] ?? '').replace('place', 'altId')]: 'Bungkus merah',
		})
		expect(turned.document.all('main li img').map((img) => img.attribute('src'))).toEqual(
			first.toReversed(),
		)
		expect(turned.document.all('main li img')[1]?.attribute('alt')).toBe('Bungkus merah')
		expect(await htmlErrorsOf(turned.body)).toEqual([])

		const editor = await staff.open(`/products/${id}`)
		expect(await htmlErrorsOf(editor.body)).toEqual([])
		const planned = await press(staff, editor, 'save', {
			nameEn: 'Gayo Coffee',
			summaryId: 'Wangi.',
			status: 'ACTIVE',
			publishAt: '2098-12-01T09:00',
		})
		expect(planned.document.one('#nameEn').attribute('value')).toBe('Gayo Coffee')
		expect(planned.document.one('main header').text).toContain(
			'Tayang 1 Des 2098 09:00'.slice(0, 6),
		)
		expect(planned.document.one('#publishAt').attribute('value')).toBe('2098-12-01T09:00')

		const options = await staff.open(`/products/${id}/options`)
		expect(await htmlErrorsOf(options.body)).toEqual([])
		const sized = await press(staff, options, 'save', {
			'o0-name': 'Berat',
			'o0-v0': '200 g',
			'o0-v1': '1 kg',
		})
		const offer = sized.document.all('input[id$="-active"]').at(-1)?.attribute('name') ?? ''
		const added = await press(staff, sized, 'save', {
			[offer]: '1',
			[offer.replace('active', 'price')]: '390000',
		})
		expect(added.document.all('input[id$="-active"][checked]')).toHaveLength(2)
		expect(await htmlErrorsOf(added.body)).toEqual([])
	})

	test('has a size, and its variant another; what is no size is said at its field', async () => {
		const staff = await manager()
		const draft = await newDraft(staff, 'Bantal Uji')
		const path = draft.url.pathname.replace('/pictures', '')
		const editor = await staff.open(path)
		const side = (document: typeof editor.document, name: string) =>
			document.one(`#${name}`).attribute('value')
		const wrong = await press(staff, editor, 'save', { length: '60', width: '40,55' })
		expect(wrong.status).toBe(422)
		expect(wrong.document.one('#width-error').text).toContain('sentimeter')
		expect(await htmlErrorsOf(wrong.body)).toEqual([])
		const half = await press(staff, wrong, 'save', { width: '40,5' })
		expect(half.status).toBe(422)
		expect(half.document.one('#height-error').text).toBe(
			'Isi ketiga sisinya, atau kosongkan semua.',
		)
		const saved = await press(staff, half, 'save', { height: '12' })
		expect(['length', 'width', 'height'].map((name) => side(saved.document, name))).toEqual([
			'60',
			'40.5',
			'12',
		])
		const variants = await staff.open(`${path}/variants`)
		expect(await htmlErrorsOf(variants.body)).toEqual([])
		const name = variants.document.one('input[id$="-size"]').attribute('name') ?? ''
		const refused = await press(staff, variants, 'save', { [name]: '70 x 50' })
		expect(refused.document.one(`#${name}-error`).text).toContain('30 x 20 x 10,5')
		const own = await press(staff, refused, 'save', { [name]: '70x50×0,5 cm' })
		expect(own.document.one(`#${name}`).attribute('value')).toBe('70 x 50 x 0.5')
	})

	test('has a warranty, which shoppers read on its page', async () => {
		const staff = await manager()
		const draft = await newDraft(staff, 'Penggiling Uji')
		const editor = await staff.open(draft.url.pathname.replace('/pictures', ''))
		const wrong = await press(staff, editor, 'save', {
			warranty: 'MAKER',
			warrantyMonths: '2 tahun',
		})
		expect(wrong.status).toBe(422)
		expect(wrong.document.one('#warrantyMonths-error').text).toContain('bilangan bulat')
		expect(wrong.document.one('#warranty [selected]').text).toBe('Garansi resmi')
		const saved = await press(staff, wrong, 'save', { warrantyMonths: '24', status: 'ACTIVE' })
		expect(saved.document.one('#warranty [selected]').text).toBe('Garansi resmi')
		expect(saved.document.one('#warrantyMonths').attribute('value')).toBe('24')
		expect(await htmlErrorsOf(saved.body)).toEqual([])
		const { document } = await visit(shop.host).open('/product/penggiling-uji')
		expect(document.one('main').text).toContain('Garansi resmi')
		expect(document.one('main').text).toContain('Masa garansi 24 bulan')
	})

	test('gets no picture from a file that is none, and says only that', async () => {
		const staff = await manager()
		const pictures = await newDraft(staff, 'Gambar Uji')
		const refused = await staff.submit(pictures, formWith(pictures.document, '#picture'), {
			picture: new File(['no picture'], 'catatan.jpg', { type: 'image/jpeg' }),
		})
		expect(refused.status).toBe(422)
		expect(refused.document.one('#picture-error').text).toBe(
			'Tidak diterima karena bukan gambar atau terlalu besar: catatan.jpg.',
		)
	})

	test('reports a conflict to the second of two editors, and keeps the typed values', async () => {
		const [sari, budi] = [await manager(), await manager()]
		const draft = await newDraft(sari, 'Cangkir Uji')
		const path = draft.url.pathname.replace('/pictures', '')
		const [hers, his] = [await sari.open(path), await budi.open(path)]
		await press(sari, hers, 'save', { nameId: 'Cangkir Sari', summaryId: 'Dari Sari.' })
		const other = await press(budi, his, 'save', { length: '10', width: '9', height: '8' })
		expect(other.status).toBe(200)
		expect(other.document.one('[role="status"]').text).toBe('Tersimpan.')
		const conflict = await press(budi, his, 'save', { nameId: 'Cangkir Budi', nameEn: 'Mug' })
		expect(conflict.status).toBe(409)
		expect(conflict.document.one('#nameId').attribute('value')).toBe('Cangkir Budi')
		expect(conflict.document.one('#nameEn').attribute('value')).toBe('Mug')
		expect(conflict.document.one('#nameId-error').text).toContain('Cangkir Sari')
		expect(conflict.document.one('#summaryId-error').text).toContain('Dari Sari.')
		expect(await htmlErrorsOf(conflict.body)).toEqual([])
		const again = await press(budi, conflict, 'save')
		expect(again.status).toBe(200)
		expect(again.document.one('h1').text).toBe('Cangkir Budi')
	})

	test('previews a description with its lines, and saves typed lines as paragraphs', async () => {
		const staff = await manager()
		const draft = await newDraft(staff, 'Madu Uji')
		const editor = await staff.open(draft.url.pathname.replace('/pictures', ''))
		const descriptionId = 'Madu hutan.\r\nDipanen malam.\r\n\r\n- **Manis**\r\n- Kental'
		const preview = await press(staff, editor, 'preview', { nameId: 'Madu Baru', descriptionId })
		expect(preview.status).toBe(200)
		const shown = preview.document.all('article .prose')[0]
		expect(shown?.all('p').map(({ text }) => text)).toEqual(['Madu hutan.', 'Dipanen malam.'])
		expect(shown?.all('li strong')).toHaveLength(1)
		expect(preview.document.one('#nameId').attribute('value')).toBe('Madu Baru')
		expect(preview.document.one('h1').text).toBe('Madu Uji')
		const saved = await press(staff, preview, 'save')
		expect(saved.document.one('h1').text).toBe('Madu Baru')
		expect(saved.document.one('#descriptionId').source.trim()).toBe(
			'Madu hutan.\n\nDipanen malam.\n\n- **Manis**\n- Kental',
		)
	})

	test('is edited by roles with the permission, without prices for the content role, and not from another shop', async () => {
		const draft = await newDraft(await manager(), 'Rahasia Uji')
		const path = draft.url.pathname.replace('/pictures', '')
		const { staff: content } = await signInAs(await newStaff('content', shop.company))
		expect((await content.open(path)).status).toBe(200)
		expect((await content.open(`${path}/variants`)).status).toBe(403)
		expect((await content.open('/products/new')).status).toBe(403)
		const { staff: warehouse } = await signInAs(await newStaff('warehouse', shop.company))
		expect((await warehouse.open(path)).status).toBe(403)
		const { staff: foreign } = await signInAs(await newStaff('owner', 'sandang'))
		for (const page of [path, `${path}/pictures`, `${path}/options`, `${path}/variants`]) {
			expect((await foreign.open(page)).status).toBe(404)
		}
	})
})

test('the price sheet changes many prices at once, and reports rejected rows', async () => {
	const staff = await manager()
	await newDraft(staff, 'Lembar Uji Satu')
	await newDraft(staff, 'Lembar Uji Dua')
	const sheet = await staff.open('/products/sheet?q=lembar+uji')
	expect(await htmlErrorsOf(sheet.body)).toEqual([])
	const [one = '', two = ''] = sheet.document
		.all('input[name^="price-"]')
		.map((field) => field.attribute('name') ?? '')
	const send = (page: typeof sheet, fields: Record<string, string>) =>
		staff.submit(page, formWith(page.document, '[name="priceReason"]'), fields)
	const saved = await send(sheet, { [one]: '86.000', priceReason: 'Biaya naik' })
	expect(saved.document.one('[role="status"]').text).toBe('1 perubahan disimpan.')
	const mixed = await send(sheet, { [one]: '87000', [two]: '88000' })
	expect(mixed.status).toBe(422)
	expect(mixed.document.one('[role="alert"]').text).toContain('1 disimpan, 1 ditolak')
	expect(mixed.document.one(`[name="${one}"]`).attribute('value')).toBe('87000')
	expect(mixed.document.one(`[name="${one}"]`).attribute('aria-invalid')).toBe('true')
	expect(mixed.document.one(`[name="${two}"]`).attribute('value')).toBe('88000')
	const id = one.replace('price-', '')
	const variant = await staff.open(`/products/variants/${id}`)
	expect(variant.document.one('main').text).toContain('Biaya naik')
})

test('categories are added, changed and removed on one page', async () => {
	const staff = await manager()
	const page = await staff.open('/products/categories')
	expect(await htmlErrorsOf(page.body)).toEqual([])
	const added = await press(staff, page, 'add', { nameId: 'Kategori Uji', nameEn: 'Test Shelf' })
	const link = added.document
		.all('main a[href*="edit="]')
		.find((one) => one.text.includes('Kategori Uji'))
	const edit = await staff.open(link?.attribute('href') ?? '')
	expect(edit.document.one('#nameEn').attribute('value')).toBe('Test Shelf')
	const changed = await press(staff, edit, 'save', { nameId: 'Kategori Uji Baru' })
	expect(changed.document.one('main').text).toContain('Kategori Uji Baru')
	const stale = await press(staff, edit, 'save', { nameId: 'Kategori Lama' })
	expect(stale.status).toBe(409)
	expect(stale.document.one('#nameId').attribute('value')).toBe('Kategori Lama')
	const id = new URL(link?.attribute('href') ?? '', changed.url).searchParams.get('edit')
	const removed = await press(staff, changed, `act=remove&id=${id}`)
	expect(removed.document.one('main').text).not.toContain('Kategori Uji Baru')
})

test('a product file is checked, then imported, and its rejected rows can be downloaded', async () => {
	const staff = await manager()
	const page = await staff.open('/products/import')
	expect(await htmlErrorsOf(page.body)).toEqual([])
	const form = formWith(page.document, '#file')
	const none = await staff.submit(page, form)
	expect(none.document.one('#file-error').text).toBe('Pilih berkasnya.')
	const csv = [
		'Handle,Title,Variant SKU,Variant Price',
		'impor-uji-a,Impor Uji A,IMPOR-UJI-A,25000',
		'impor-uji-b,Impor Uji B,IMPOR-UJI-B,murah',
	]
	const file = new File([csv.join('\n')], 'uji.csv', { type: 'text/csv' })
	const report = await staff.submit(page, form, { file })
	const { pathname } = report.url
	const reaches = (text: string) =>
		vi.waitFor(
			async () => {
				const now = await staff.open(pathname)
				expect(now.document.one('main header').text).toContain(text)
				return now
			},
			{ timeout: 60_000, interval: 500 },
		)
	expect(report.body).toContain('http-equiv="refresh"')
	const checked = await reaches('Sudah diperiksa')
	expect(checked.body).not.toContain('http-equiv="refresh"')
	expect(checked.document.one('main table').text).toContain('impor-uji-b')
	expect(await htmlErrorsOf(checked.body)).toEqual([])
	expect((await staff.open('/products?q=IMPOR-UJI-A')).document.has('main h2 a')).toBe(false)
	await press(staff, checked, 'run')
	await reaches('Sudah diimpor')
	expect((await staff.open('/products?q=IMPOR-UJI-A')).document.one('main h2').text).toBe(
		'Impor Uji A',
	)
	const remarksFile = await staff.get(`${pathname}/remarks`)
	expect(remarksFile.headers.get('content-type')).toContain('text/csv')
	expect(remarksFile.body).toContain('3,Ditolak,impor-uji-b')
})
