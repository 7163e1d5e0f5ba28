import {
	choose,
	fillContact,
	payeeOption,
	placeOrder,
	putInCart,
	submitStep,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

// The simulated provider of the example shops, which tells the shop as a real one does.
for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(
		`a virtual account is changed to a card, which is paid on the provider's page, in ${language}`,
		plainForm,
		async ({ page, at }) => {
			const t = textsOf(language)
			await putInCart(page, at(`${prefix}/products?stock=1`))
			await page.goto(at(`${prefix}/order/checkout`))
			await fillContact(page)
			await submitStep(page, 'pickup')
			await choose(payeeOption(page).and(page.locator('[value="ONLINE.VA_BCA"]')))
			await submitStep(page, 'delivery')
			const number = await placeOrder(page)
			await expect(page.locator('[data-number]')).toHaveAttribute('data-number', /^\d{8,}$/)

			await page.locator('summary', { hasText: t('payment:ONLINE.change') }).click()
			await choose(page.locator('[name="online"][value="CARD"]'))
			await page.getByRole('button', { name: t('payment:ONLINE.choose.submit') }).click()
			await expect(page.locator('[data-number]')).toHaveCount(0)
			await page.getByRole('link', { name: t('payment:ONLINE.page') }).click()
			await page.locator('[name="answer"][value="pay"]').click()

			await expect(page).toHaveURL(at(`${prefix}/order/success?order=${number}`))
			await expect(page.locator('[data-payment="paid"]')).toBeVisible()
		},
	)
}
