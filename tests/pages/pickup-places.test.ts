import { beforeAll, expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { expectEventually } from './support/eventually.ts'
import { formWith } from './support/form.ts'
import { buyer, chooseBank, putInCart, sendStep } from './support/purchase.ts'
import { signInAs } from './support/staff.ts'
import { type Visit, visit } from './support/visit.ts'

const braga = { name: 'Gerai Braga', address: 'Jl. Braga 5, Bandung', hours0: '08.00–17.00' }
const dago = { name: 'Gerai Dago', address: 'Jl. Dago 99, Bandung' }

let host: string
let staff: Visit
beforeAll(async () => {
	const shop = await ownShop()
	host = shop.host
	staff = (await signInAs(await newStaff('manager', shop.company))).staff
	for (const place of [braga, dago]) {
		const form = await staff.open('/settings/shipping/pickup/new')
		await staff.submit(form, formWith(form.document, '#name'), place)
	}
	await expectEventually(async () => (await contactPage()).includes(dago.address), true)
})

const contactPage = async () => (await visit(host).open('/contact')).document.one('main').text

/** Checkout of a guest up to the step that asks where to send to. */
async function addressStep() {
	const shopper = visit(host)
	await putInCart(shopper, '/product/kendi')
	const start = await shopper.open('/order/checkout')
	return { shopper, page: await sendStep(shopper, start, 'contact', buyer) }
}

test('the contact page lists the places with their hours', async () => {
	const text = await contactPage()
	expect(text).toContain(`${braga.name} ${braga.address}`)
	expect(text).toContain('Senin 08.00–17.00')
	expect(text).toContain(`${dago.name} ${dago.address}`)
})

test('an order is collected at the chosen place, without script', async () => {
	const { shopper, page } = await addressStep()
	expect(await htmlErrorsOf(page.body)).toEqual([])
	const places = page.document.all('input[name="pickupPlace"]')
	expect(places.map((place) => place.attribute('checked') !== undefined)).toEqual([
		true,
		false,
		false,
	])
	const form = page.document.one('form[action*="/order/checkout/pickup"]')
	expect(form.text).toContain('Senin 08.00–17.00')
	expect(form.text).toContain('Selasa–Minggu Tutup')

	const unknown = await sendStep(shopper, page, 'pickup', { pickupPlace: '987654' })
	expect(unknown.status).toBe(422)
	expect(unknown.document.one('main').text).toContain('sudah tidak ada')
	expect(await htmlErrorsOf(unknown.body)).toEqual([])

	const chosen = places[2]?.attribute('value') ?? ''
	const delivery = await sendStep(shopper, unknown, 'pickup', { pickupPlace: chosen })
	expect(delivery.document.one('main').text).toContain(`${dago.name} ${dago.address}`)
	const again = await shopper.open('/order/checkout?step=address')
	const stored = again.document.all('input[name="pickupPlace"]')
	expect(stored[2]?.attribute('checked')).toBeDefined()
	const review = await chooseBank(shopper, delivery)
	const done = await sendStep(shopper, review, 'order', { agreement: 'on' })
	const number = done.document.one('[data-order-number]').text
	expect(done.document.one('main').text).toContain(`Ambil di ${dago.name} ${dago.address}`)
	const lookedUp = await shopper.open(`/order/look-up?order=${number}`)
	expect(lookedUp.document.one('main').text).toContain(`Ambil di ${dago.name} ${dago.address}`)
	const order = await staff.open(`/orders/${number}`)
	expect(order.document.one('main').text).toContain(dago.address)
	const slip = await staff.open(`/orders/slips?n=${number}`)
	expect(slip.document.one('main').text).toContain(dago.address)
})

test('a courier exchanged for pickup asks where to collect', async () => {
	const { shopper, page } = await addressStep()
	const search = formWith(page.document, '#district-search')
	const found = await shopper.submit(page, search, { q: 'Kebayoran Baru' })
	const place = found.document.all('input[name="place"]')[0]?.attribute('value') ?? ''
	const street = 'Jalan Melati No. 12, RT 03/RW 05'
	const delivery = await sendStep(shopper, found, 'address', { place, street })
	const asked = await chooseBank(shopper, delivery, { shipping: 'SELF_PICKUP/self_pickup' })
	expect(asked.url.searchParams.get('step')).toBe('address')
	const form = asked.document.one('form[action*="/order/checkout/pickup"]')
	const [main] = form.all('input[name="pickupPlace"]')
	const review = await sendStep(shopper, asked, 'pickup', {
		pickupPlace: main?.attribute('value') ?? '',
	})
	expect(review.document.has('form[action*="/order/checkout/order"]')).toBe(true)
})

test('a shopper whose place was deleted chooses another', async () => {
	const { shopper, page } = await addressStep()
	const added = await staff.open('/settings/shipping')
	const link = added.document
		.all('main li a[href^="/settings/shipping/pickup/"]')
		.find((one) => one.attribute('aria-label')?.includes(braga.name))
	const chosen = /\d+$/.exec(link?.attribute('href') ?? '')?.[0] ?? ''
	const delivery = await sendStep(shopper, page, 'pickup', { pickupPlace: chosen })
	const review = await chooseBank(shopper, delivery)
	const ask = await staff.open(`${link?.attribute('href') ?? ''}/delete`)
	await staff.submit(ask, ask.document.one('main form'))

	const refused = await sendStep(shopper, review, 'order', { agreement: 'on', note: 'Sore, ya.' })
	expect(refused.url.pathname).toBe('/order/checkout')
	expect(refused.document.one('#open [role="alert"]').text).toContain('sudah tidak ada')
	await expectEventually(
		async () => (await shopper.open('/order/checkout')).document.all('[name=pickupPlace]').length,
		2,
	)
	const asked = await shopper.open('/order/checkout')
	const left = asked.document.all('input[name="pickupPlace"]')[1]?.attribute('value') ?? ''
	const last = await sendStep(shopper, asked, 'pickup', { pickupPlace: left })
	expect(last.document.one('textarea[name="note"]').text).toBe('Sore, ya.')
	const done = await sendStep(shopper, last, 'order', { agreement: 'on' })
	expect(done.document.one('main').text).toContain(`Ambil di ${dago.name}`)
})
