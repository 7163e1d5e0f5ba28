import { expect, test, vi } from 'vitest'
import { giveCouriers } from '#tests/e2e/support/couriers.ts'
import { placedOrder } from '#tests/e2e/support/order.ts'
import { moveOrder } from '#tests/e2e/support/shop-staff.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { orderCart, putInCart } from './support/purchase.ts'
import { press, signInAs } from './support/staff.ts'
import { formWith } from './support/form.ts'
import { visit } from './support/visit.ts'

test('staff split an order into two parcels, and its buyer follows both, without script', async () => {
	const shop = await ownShop()
	const { staff } = await signInAs(await newStaff('warehouse', shop.company))
	const shopper = visit(shop.host)
	await putInCart(shopper, '/product/kendi')
	await putInCart(shopper, '/product/kendi')
	const { number } = await orderCart(shopper)
	await moveOrder(number, 'confirm', 'process')

	const packed = await staff.open(`/orders/${number}`)
	expect(packed.document.one('main').text).toContain('Pesanan dikirim sebagai satu paket')
	const asked = await staff.open(`/orders/${number}/parcels/new`)
	expect(await htmlErrorsOf(asked.body)).toEqual([])
	const form = formWith(asked.document, '[name="units.0"]')
	const refused = await staff.submit(asked, form, { 'units.0': '9' })
	expect(refused.status).toBe(422)
	expect(refused.document.one('main').text).toContain('tidak sebanyak itu')
	await staff.submit(asked, form, { 'units.0': '1', weight: '400' })
	const other = await staff.open(`/orders/${number}/parcels/new`)
	const both = await staff.submit(other, formWith(other.document, '[name="units.0"]'))
	expect(both.document.one('main').text).toMatch(/Paket 2\s?Dikemas/)
	const slips = await staff.open(`/orders/slips?n=${number}`)
	expect(slips.document.one('main').text).toContain('Paket 2 dari 2')

	const first = await staff.open(`/orders/${number}/parcels/1`)
	expect(await htmlErrorsOf(first.body)).toEqual([])
	const nameless = await press(staff, first, 'ship')
	expect(nameless.status).toBe(422)
	const sent = await press(staff, nameless, 'ship', { tracking: 'JNE111' })
	expect(sent.document.one('main').text).toContain('JNE111')
	const wrong = await staff.open(`/orders/${number}/parcels/1`)
	const corrected = await press(staff, wrong, 'correct', {
		tracking: 'JNE112',
		reason: 'Salah ketik',
	})
	expect(corrected.document.one('main').text).toContain('JNE112')
	expect(corrected.document.one('main').text).toContain('Salah ketik')

	const seen = await shopper.open(`/order/look-up?order=${number}`)
	expect(seen.document.one('main').text).toContain('Paket 1 dari 2')
	const tracking = await shopper.open(`/order/tracking?order=${number}`)
	expect(await htmlErrorsOf(tracking.body)).toEqual([])
	const text = tracking.document.one('main').text
	for (const part of [
		'Paket 1 dari 2',
		'JNE112',
		'di perjalanan',
		'Paket 2 dari 2',
		'sedang dikemas',
	]) {
		expect(text).toContain(part)
	}
	expect(text).not.toContain('Salah ketik')
	const second = await staff.open(`/orders/${number}/parcels/2`)
	await press(staff, second, 'ship', { later: 'yes' })
	for (const parcel of [1, 2]) {
		const page = await staff.open(`/orders/${number}/parcels/${parcel}`)
		await press(staff, page, 'deliver')
	}
	const arrived = await shopper.open(`/en/order/tracking?order=${number}`)
	expect(arrived.document.one('main').text).toContain('delivered')
	const stranger = await visit(shop.host).open(`/order/tracking?order=${number}`)
	expect(stranger.url.pathname).toBe('/order/look-up')
})

test('a courier is booked on the page of an order, once for two presses, without script', async () => {
	const shop = await ownShop()
	const { staff } = await signInAs(await newStaff('warehouse', shop.company))
	const buyer = { name: 'Dewi', email: 'dewi@contoh.id', phone: '081290001122', host: shop.host }
	const { ORDER_NUMBER: number } = await placedOrder(buyer, {
		product: 'kendi',
		courier: 'SICEPAT/reg',
	})
	const unpaid = await staff.open(`/orders/${number}`)
	expect(unpaid.document.has('button[value="book"]')).toBe(false)
	await giveCouriers(shop)
	await moveOrder(number, 'confirm', 'process')

	const packed = await staff.open(`/orders/${number}`)
	const pressed = await press(staff, packed, 'book')
	expect(pressed.document.one('[role="status"]').text).toContain('Kurir untuk 1 pesanan')
	await press(staff, packed, 'book')
	const booked = await vi.waitUntil(
		async () => {
			const page = await staff.open(`/orders/${number}`)
			return page.document.has('button[value="book"]') ? undefined : page
		},
		{ timeout: 60_000, interval: 200 },
	)
	expect(await htmlErrorsOf(booked.body)).toEqual([])
	const parcel = await staff.open(`/orders/${number}/parcels/1`)
	expect(parcel.document.one('main').text).toContain('Kurir dipesan')
	expect((await staff.open(`/orders/${number}/parcels/2`)).status).toBe(404)
})

test('parcels of an order that does not exist, or of another number, are not there', async () => {
	const shop = await ownShop()
	const { staff } = await signInAs(await newStaff('warehouse', shop.company))
	for (const path of ['/orders/ABCD2345/parcels/new', '/orders/ABCD2345/parcels/1']) {
		expect((await staff.open(path)).status).toBe(404)
	}
	const list = await staff.open('/parcels')
	expect(list.document.one('main').text).toContain('Tidak ada paket yang menunggu')
})
