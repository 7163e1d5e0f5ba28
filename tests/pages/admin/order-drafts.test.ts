import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { STOCKED_PRODUCT } from '#tests/support/stocked-product.ts'
import { formWith } from '../support/form.ts'
import type { PageElement } from '../support/page-element.ts'
import { press, signInAs } from '../support/staff.ts'
import { visit } from '../support/visit.ts'

const chat = `Nama: Sari Wulandari
No HP 0812-3456-7890
Alamat: Jl. Tebet Raya No. 10 RT 03/RW 05, Kel. Tebet Timur, Kec. Tebet, Kota Jakarta Selatan 12820
mau kemeja ya kak`

const valueOf = (page: PageElement, id: string) => page.one(`[id="${id}"]`).attribute('value') ?? ''

test('staff write an order from a chat, and its buyer completes and pays it by the link, without script', async () => {
	const { staff } = await signInAs(await newStaff('manager'))
	const start = await staff.open('/orders/new')
	const read = await press(staff, start, 'read', { chat })
	expect(valueOf(read.document, 'name')).toBe('Sari Wulandari')
	expect(valueOf(read.document, 'phone')).toBe('0812-3456-7890')
	expect(read.document.one('main').text).toContain('mau kemeja ya kak')
	const found = await press(staff, read, 'find', { search: STOCKED_PRODUCT })
	const first = found.document.one('#pick-0').attribute('value') ?? ''
	const draft = await press(staff, found, 'pick', { 'pick-0': first })
	expect(draft.url.pathname).toMatch(/^\/orders\/drafts\/[0-9a-f-]{36}$/)
	expect(await htmlErrorsOf(draft.body)).toEqual([])
	const refused = await press(staff, draft, 'save', { 'price-0': '1', 'reason-0': 'Langganan' })
	expect(refused.status).toBe(422)
	expect(valueOf(refused.document, 'price-0')).toBe('1')
	const agreed = { way: 'BANK_TRANSFER/BCA', productVoucher: 'TIDAKADA' }
	const plain = { 'price-0': '', 'reason-0': '' }
	const saved = await press(staff, refused, 'save', { ...plain, ...agreed })
	expect(saved.document.one('#way option[selected]').attribute('value')).toBe(agreed.way)
	expect(valueOf(saved.document, 'productVoucher')).toBe('TIDAKADA')
	expect(saved.document.one('[id="productVoucher-error"]').text).not.toBe('')
	const linked = await press(staff, saved, 'link', { productVoucher: '' })
	const url = new URL(valueOf(linked.document, 'payment-link'))
	expect(linked.document.one('a[href^="https://wa.me/6281234567890?text="]').text).not.toBe('')

	const shopper = visit()
	const page = await shopper.open(url.pathname + url.search)
	expect(page.headers.get('cache-control')).toContain('no-store')
	expect(page.document.one('meta[name="robots"]').attribute('content')).toContain('noindex')
	const courier = 'SICEPAT/reg'
	expect(page.document.has(`input[name="courier"][value="${courier}"]`)).toBe(true)
	const chosen = await shopper.submit(page, formWith(page.document, 'input[name="courier"]'), {
		courier,
	})
	const paying = formWith(chosen.document, 'input[name="payee"]')
	expect(paying.one('input[name="payee"][checked]').attribute('value')).toBe('BCA')
	const placed = await shopper.submit(chosen, paying)
	expect(placed.url.pathname).toBe('/order/success')
	const number = placed.url.searchParams.get('order') ?? ''
	const again = await visit().open(url.pathname + url.search)
	expect(again.document.one('h1').text).toContain(number)
	const order = await staff.open(`/orders/${number}`)
	expect(order.document.one('main').text).toContain('Sari Wulandari')
})

test('a draft that somebody else changed is not overwritten unseen, and nothing typed is lost', async () => {
	const { staff } = await signInAs(await newStaff('owner'))
	const start = await staff.open('/orders/new')
	const draft = await press(staff, start, 'save', { name: 'Budi' })
	const other = await staff.open(draft.url.pathname)
	await press(staff, other, 'save', { note: 'dari tab lain' })
	const late = await press(staff, draft, 'save', { street: 'Jalan Melati No. 12' })
	expect(late.status).toBe(409)
	expect(late.document.one('#street').source).toContain('Jalan Melati No. 12')
})

test('a link that does not exist answers 404 and says so in both languages', async () => {
	const path = `/order/link?token=${'x'.repeat(43)}`
	for (const [at, text] of [
		[path, 'tidak berlaku lagi'],
		[`/en${path}`, 'no longer valid'],
	] as const) {
		const page = await visit().open(at)
		expect(page.status).toBe(404)
		expect(page.document.one('h1').text).toContain(text)
	}
})
