import {
	answerEverything,
	buyer,
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { receipt } from './support/proof.ts'

test.use({ viewport: { width: 360, height: 740 } })

const shops = [
	{ host: 'localhost', prefix: '', language: 'id' },
	{ host: 'localhost', prefix: '/en', language: 'en' },
	{ host: 'kopi.localhost', prefix: '', language: 'id' },
	{ host: 'kopi.localhost', prefix: '/en', language: 'en' },
] as const

const words = {
	id: {
		waiting: 'Menunggu verifikasi',
		PENDING: 'Belum bayar',
		PAYMENT_CONFIRMED: 'Dibayar',
		PROCESSING: 'Dikemas',
		SHIPPING: 'Dikirim',
		DELIVERED: 'Sampai',
		COMPLETED: 'Selesai',
	},
	en: {
		waiting: 'Waiting for verification',
		PENDING: 'To pay',
		PAYMENT_CONFIRMED: 'Paid',
		PROCESSING: 'Packing',
		SHIPPING: 'Shipped',
		DELIVERED: 'Delivered',
		COMPLETED: 'Completed',
	},
} as const

for (const { host, prefix, language } of shops) {
	test(`[RT-25, RT-32, RT-33, FN-09, FN-15, MD-01, MD-03] a purchase on ${host}${prefix} from the shelf to the door`, async ({
		page,
		at,
	}) => {
		const open = (path: `/${string}`) => page.goto(at(`${prefix}${path}`, host))

		await putInCart(page, at(`${prefix}/products?stock=1`, host))
		await open('/order/checkout')
		await expect(page.locator('html')).toHaveAttribute('lang', language)
		await answerEverything(page)
		const number = await placeOrder(page)
		expect(page.url()).toContain(`${prefix}/order/success?order=${number}`)

		const amount = await page.locator('[data-amount]').getAttribute('data-amount')
		const code = await page.locator('[data-unique-code]').innerText()
		expect(Number(code.replace(/\D/g, ''))).toBeGreaterThan(0)
		await page.locator('main a[href*="konfirmasi-pembayaran"]').first().click()

		await expect(page.locator('#confirmation-order')).toHaveValue(number)
		await expect(page.locator('#confirmation-amount')).toHaveValue(amount ?? '')
		await page.locator('#confirmation-senderBank').fill('BCA')
		await page.locator('#confirmation-senderName').fill(buyer.name)
		await page.locator('#confirmation-proof').setInputFiles(await receipt())
		await page.locator('form[enctype] button').click()
		await expect(page.locator('[data-confirmation="WAITING"]')).toContainText(
			words[language].waiting,
		)

		await etalase('orders', 'confirm', number)
		await open('/order/look-up')
		await page.context().clearCookies()
		await open('/order/look-up')
		await page.locator('#look-up-number').fill(number)
		await page.locator('#look-up-phone').fill('+62 812 3456 7890')
		await page.locator('form:has(#look-up-phone) button').click()
		const badge = page.locator('[data-status]')
		await expect(badge).toHaveAttribute('data-status', 'PAYMENT_CONFIRMED')
		await expect(badge).toHaveAttribute('data-colour', 'green')
		await expect(badge).toHaveText(words[language].PAYMENT_CONFIRMED)
		expect(page.url()).not.toContain('812')

		const steps = [
			['process', 'PROCESSING'],
			['ship', 'SHIPPING'],
			['deliver', 'DELIVERED'],
			['complete', 'COMPLETED'],
		] as const
		for (const [step, status] of steps) {
			const tracking = step === 'ship' ? ['--tracking', 'RESI123456'] : []
			await etalase('orders', step, number, ...tracking)
			await page.reload()
			await expect(badge).toHaveAttribute('data-status', status)
			await expect(badge).toHaveText(words[language][status])
		}
		await expect(page.getByText('RESI123456')).toBeVisible()
	})
}

test('[SH-02] collecting at the shop needs no address', async ({ page, at }) => {
	await putInCart(page, at('/products?stock=1', 'kopi.localhost'))
	await page.goto(at('/order/checkout', 'kopi.localhost'))
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await expect(page.locator('section[data-state="done"]').nth(1)).toContainText('Ambil di Toko')
	await placeOrder(page)
	const shipment = page.locator('[data-vendor]')
	await expect(shipment).toHaveText('Ambil di Toko')
	await expect(shipment).toHaveAttribute('data-vendor', 'SELF_PICKUP')
})

test('[SH-03, SH-09] a full enough cart is sent for free; couriers stand in three groups', async ({
	page,
	at,
}) => {
	await putInCart(page, at('/products?stock=1&q=ketel+listrik', 'kopi.localhost'))
	await page.goto(at('/order/checkout', 'kopi.localhost'))
	await fillContact(page)
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await expect(page.locator('section[data-state="open"] legend:not(.vh)')).toHaveText([
		'GoSend, tiba hari ini',
		'Pengiriman Gratis',
		'Kurir lainnya',
	])
	const free = page.locator('label:has(input[value="FREE_SHIPPING/free_shipping"])')
	await expect(free).toContainText('Pengiriman Gratis')
	await expect(free).toContainText('Gratis')
	await chooseCourier(page, 'FREE_SHIPPING/free_shipping')
	await chooseBank(page)
	await expect(stepForm(page, 'order')).toBeVisible()
	await placeOrder(page)
	const shipment = page.locator('[data-vendor]')
	await expect(shipment).toHaveAttribute('data-vendor', 'FREE_SHIPPING')
	await expect(shipment).toHaveAttribute('data-group', 'free_shipping')
})
