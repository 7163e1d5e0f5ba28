import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createOrderDraft } from '#contract/order-draft.ts'
import { linkOrderDraft } from '#contract/payment-link.ts'
import { getProduct } from '#contract/product.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import {
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
import { plenty } from './support/order.ts'
import { textsOf } from './support/texts.ts'
import { callApi } from './support/website-api.ts'

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

test("a link from a chat is paid with an e-wallet on the provider's page", async ({ page }) => {
	const t = textsOf('id')
	await page.goto(await linkOfStaff())
	await choose(page.locator('[name="payee"][value="ONLINE.GOPAY"]'))
	const form = page.locator('form', { has: page.locator('[name="payee"]') })
	await form.getByRole('button', { name: /^Pesan dan bayar/ }).click()
	await page.getByRole('link', { name: t('payment:ONLINE.page') }).click()
	await page.locator('[name="answer"][value="pay"]').click()
	await expect(page).toHaveURL(/\/order\/success\?order=/)
	await expect(page.locator('[data-payment="paid"]')).toBeVisible()
})

/** The link of an order that staff wrote, and whose buyer collects it. */
async function linkOfStaff(): Promise<string> {
	const { data: product } = await callApi(getProduct.answer, { path: `/product/${plenty}` })
	const { VARIANT_ID: CART_ID } = product.VARIANT_LIST[0]!
	const draft = await asStaff('/order-drafts', {
		CUSTOMER_NAME: buyer.name,
		CUSTOMER_PHONE: buyer.phone,
		CART_LIST: [{ CART_ID, CART_QTY: 1 }],
		VENDOR_CODE: 'SELF_PICKUP',
		VENDOR_METHOD: 'self_pickup',
	})
	const { DRAFT_ID } = createOrderDraft.answer.parse(draft).data
	const link = await asStaff(`/order-drafts/${DRAFT_ID}/link`, {})
	return linkOrderDraft.answer.parse(link).data.LINK_URL
}

async function asStaff(below: string, body: unknown): Promise<unknown> {
	const key = await readFile(path.join(shopAddress().data, 'operator-key'), 'utf8')
	const answer = await fetch(`${shopAddress().apiOrigin}/operator/v1${below}`, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${key.trim()}`,
			'content-type': 'application/json',
			'x-company': 'sandang',
		},
		body: JSON.stringify(body),
	})
	return answer.json()
}
