import jsQR from 'jsqr'
import sharp from 'sharp'
import {
	amountDue,
	buyer,
	choose,
	fillContact,
	payeeOption,
	placeOrder,
	putInCart,
	submitStep,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { receipt } from './support/proof.ts'
import { moveOrder } from './support/shop-staff.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(
		`the QRIS code of an order contains its exact amount, in ${language}`,
		plainForm,
		async ({ page, at }) => {
			const t = textsOf(language)
			const field = (name: string) =>
				page.getByLabel(t(`orders:confirmation.${name}.label`), { exact: true })
			await putInCart(page, at(`${prefix}/products?stock=1`))
			await page.goto(at(`${prefix}/order/checkout`))
			await fillContact(page)
			await submitStep(page, 'pickup')
			// The shop's own code, beside the one of a provider.
			await choose(payeeOption(page).and(page.locator('[value="QRIS"]')))
			await submitStep(page, 'delivery')
			const number = await placeOrder(page)
			await expect(page.getByText(t('payment:QRIS.lead'))).toBeVisible()

			const amount = await amountDue(page)
			const code = await read(await page.locator('svg[data-qris]').evaluate((svg) => svg.outerHTML))
			expect(code).toMatch(/^000201010212/)
			expect(code).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802ID`)

			await page
				.getByRole('link', { name: t('orders:success.confirm') })
				.first()
				.click()
			await expect(field('bank')).toHaveValue('QRIS')
			await field('senderBank').fill('GoPay')
			await field('senderName').fill(buyer.name)
			await field('proof').setInputFiles(await receipt())
			await page.getByRole('button', { name: t('orders:confirmation.submit') }).click()
			await expect(page.locator('[data-confirmation="WAITING"]')).toBeVisible()

			await moveOrder(number, 'confirm')
			await page.goto(at(`${prefix}/order/success?order=${number}`))
			await expect(page.locator('[data-status="PAYMENT_CONFIRMED"]').first()).toBeVisible()
			await expect(page.locator('svg[data-qris]')).toHaveCount(0)
		},
	)
}

/** Reads the code of a picture on a white page. */
async function read(svg: string): Promise<string | undefined> {
	const picture = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
	const { data, info } = await sharp(Buffer.from(picture), { density: 300 })
		.flatten({ background: 'white' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
