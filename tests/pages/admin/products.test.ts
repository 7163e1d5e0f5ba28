import { beforeAll, describe, expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop, type OwnShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { press, signInAs } from '../support/staff.ts'

const change = 'main a[href^="/products/variants/"]'

let shop: OwnShop
beforeAll(async () => {
	shop = await ownShop()
})

describe('products', () => {
	test('a price is changed in five steps from the dashboard, and restored', async () => {
		const { staff, home } = await signInAs(await newStaff('manager', shop.company))
		const list = await staff.open(home.document.one('aside a[href="/products"]').attribute('href')!)
		expect(await htmlErrorsOf(list.body)).toEqual([])
		const variant = await staff.open(list.document.all(change)[0]!.attribute('href')!)
		const before = variant.document.one('#price').attribute('value') ?? ''
		const wrong = await press(staff, variant, 'save', { price: '1000', discount: '1000' })
		expect(wrong.status).toBe(422)
		expect(wrong.document.one('#discount').attribute('aria-invalid')).toBe('true')
		expect(wrong.document.one('#price').attribute('value')).toBe('1000')
		expect(await htmlErrorsOf(wrong.body)).toEqual([])
		const higherPrice = String(Number(before) + 1_000)
		const saved = await press(staff, variant, 'save', { price: higherPrice })
		expect(saved.document.one('[role="status"]').text).toBe('Harga sudah diubah.')
		expect(saved.document.one('#price').attribute('value')).toBe(higherPrice)
		const stale = await press(staff, variant, 'save', { price: '5' })
		expect(stale.status).toBe(409)
		expect(stale.document.one('[role="alert"]').text).toContain('berubah')
		expect(stale.document.one('#price').attribute('value')).toBe('5')
		const back = await press(staff, saved, 'save', { price: before })
		expect(back.document.one('#price').attribute('value')).toBe(before)
	})

	test('a stock change has a reason and is listed in the history', async () => {
		const { staff } = await signInAs(await newStaff('warehouse', shop.company))
		const list = await staff.open('/products?show=ACTIVE')
		const page = await staff.open(list.document.all(change)[0]!.attribute('href')!)
		expect(page.document.has('#price')).toBe(false)
		const onHand = page.document.one('#onHand').attribute('value') ?? ''
		const more = String(Number(onHand) + 3)
		const refused = await press(staff, page, 'save', { onHand: more })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#reason').attribute('aria-invalid')).toBe('true')
		expect(refused.document.one('#onHand').attribute('value')).toBe(more)
		const saved = await press(staff, refused, 'save', {
			reason: 'RECEIVED',
			note: 'Karton ketiga',
		})
		expect(saved.document.one('#onHand').attribute('value')).toBe(more)
		const [newest] = saved.document.all('main tbody tr')
		expect(newest?.text).toContain('Barang masuk: Karton ketiga')
		expect(newest?.text).toContain('+3')
		expect(await htmlErrorsOf(saved.body)).toEqual([])
		const back = await press(staff, saved, 'save', { onHand, reason: 'COUNT' })
		expect(back.document.one('#onHand').attribute('value')).toBe(onHand)
	})

	test('are found by a SKU, and are paginated', async () => {
		const { staff } = await signInAs(await newStaff('manager'))
		const list = await staff.open('/products')
		const href = list.document.all(change)[0]!.attribute('href')!
		const sku = (await staff.open(href)).document.one('main header p').text.trim()
		const found = await staff.submit(list, formWith(list.document, '#q'), { q: sku })
		expect(found.document.all('main h2')).toHaveLength(1)
		const next = list.document.all('main nav a').find((a) => a.attribute('href')?.includes('next='))
		const second = await staff.open(next?.attribute('href') ?? '')
		expect(second.document.all('main h2').length).toBeGreaterThan(0)
		expect(second.document.all(change)[0]!.attribute('href')).not.toBe(href)
		const none = await staff.open('/products?q=tidakadabarangini')
		expect(none.document.one('main').text).toContain('Produk tidak ditemukan')
	})

	test('are not available to the finance role and for another shop', async () => {
		const { staff, home } = await signInAs(await newStaff('finance'))
		expect(home.document.has('aside a[href="/products"]')).toBe(false)
		expect((await staff.open('/products')).status).toBe(403)
		const { staff: sandang } = await signInAs(await newStaff('owner'))
		const { staff: other } = await signInAs(await newStaff('owner', shop.company))
		const list = await other.open('/products')
		const href = list.document.all(change)[0]!.attribute('href')!
		expect((await sandang.open(href)).status).toBe(404)
	})
})
