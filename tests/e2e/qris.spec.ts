import jsQR from 'jsqr'
import sharp from 'sharp'
import {
	choose,
	buyer,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	submitStep,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { receipt } from './support/proof.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const prefix of ['', '/en'] as const) {
	test(`an order is paid by QRIS under '${prefix}/': the code on the page carries its exact amount`, async ({
		page,
		at,
	}) => {
		await putInCart(page, at(`${prefix}/products?stock=1`))
		await page.goto(at(`${prefix}/order/checkout`))
		await fillContact(page)
		await chooseDistrict(page, 'Kebayoran Baru')
		await fillAddress(page)
		await chooseCourier(page)
		await choose(page.locator('input[name="bank"][value="QRIS"]'))
		await submitStep(page, 'payment')
		const number = await placeOrder(page)

		const amount = (await page.locator('[data-amount]').getAttribute('data-amount')) ?? ''
		const code = await read(await page.locator('svg[data-qris]').screenshot())
		expect(code).toMatch(/^000201010212/)
		expect(code).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802ID`)

		await page.locator('main a[href*="konfirmasi-pembayaran"]').first().click()
		await expect(page.locator('#confirmation-bank')).toHaveValue('QRIS')
		await page.locator('#confirmation-senderBank').fill('GoPay')
		await page.locator('#confirmation-senderName').fill(buyer.name)
		await page.locator('#confirmation-proof').setInputFiles(await receipt())
		await page.locator('form[enctype] button').click()
		await expect(page.locator('[data-confirmation="WAITING"]')).toBeVisible()

		await etalase('orders', 'confirm', number)
		await page.goto(at(`${prefix}/order/success?order=${number}`))
		await expect(page.locator('[data-status="PAYMENT_CONFIRMED"]').first()).toBeVisible()
		await expect(page.locator('svg[data-qris]')).toHaveCount(0)
	})
}

async function read(picture: Buffer): Promise<string | undefined> {
	const { data, info } = await sharp(picture)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
