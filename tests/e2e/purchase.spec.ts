import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { paths } from '#app/paths.ts'
import { moveOrder, trackingNumber } from './support/shop-staff.ts'
import {
	addToCart,
	amountDue,
	buyer,
	choose,
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	option,
	placeOption,
	placeOrder,
	putInCart,
	stepOf,
	submitOf,
	submitStep,
} from './support/checkout.ts'
import { isFullCrossing, plainForm, runIn, script } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { receipt } from './support/proof.ts'
import { callApi } from './support/website-api.ts'
import { putPopupAway } from './support/popup.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

type Shop = { host: string; prefix: '' | '/en'; language: 'id' | 'en' }

const shops: Shop[] = [
	{ host: 'localhost', prefix: '', language: 'id' },
	{ host: 'localhost', prefix: '/en', language: 'en' },
]
const otherShops: Shop[] = [
	{ host: 'kopi.localhost', prefix: '', language: 'id' },
	{ host: 'kopi.localhost', prefix: '/en', language: 'en' },
]

for (const { host, prefix, language } of [...shops, ...(isFullCrossing ? otherShops : [])]) {
	test(
		`[RT-25, RT-32, RT-33, FN-09, FN-15, MD-01, MD-03] a purchase on ${host}${prefix} from the product page to delivery`,
		runIn(language),
		async ({ page, at, context, javaScriptEnabled }) => {
			const t = textsOf(language)
			const open = (path: `/${string}`) => page.goto(at(`${prefix}${path}`, host))
			const field = (name: string) =>
				page.getByLabel(t(`orders:confirmation.${name}.label`), { exact: true })

			await putInCart(page, at(`${prefix}/products?stock=1`, host))
			await open('/Cart')
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			const count = countOf(page)
			await page.getByRole('link', { name: t('cart:summary.checkout') }).click()
			await fillContact(page, buyer.phone, 'Senayan')
			await choose(placeOption(page).first())
			await fillAddress(page)
			await chooseBank(page)
			const number = await placeOrder(page)
			// From the cart to the success page.
			expect(count.submits).toBe(4)
			if (javaScriptEnabled === false) expect(count.loads).toBe(5)
			expect(page.url()).toContain(`${prefix}/order/success?order=${number}`)
			const amount = await amountDue(page)
			const code = await page.locator('[data-unique-code]').innerText()
			expect(Number(code.replace(/\D/g, ''))).toBeGreaterThan(0)

			await page
				.getByRole('link', { name: t('orders:success.confirm') })
				.first()
				.click()
			await expect(field('number')).toHaveValue(number)
			await expect(field('amount')).toHaveValue(amount)
			await field('senderBank').fill('BCA')
			await field('senderName').fill(buyer.name)
			await field('proof').setInputFiles(await receipt())
			await page.getByRole('button', { name: t('orders:confirmation.submit') }).click()
			await expect(page.locator('[data-confirmation="WAITING"]')).toContainText(
				t('orders:confirmation.sentTitle'),
			)

			await moveOrder(number, 'confirm')
			await context.clearCookies()
			await open('/order/look-up')
			await page.getByLabel(t('orders:lookUp.number.label'), { exact: true }).fill(number)
			await page
				.getByLabel(t('orders:lookUp.phone.label'), { exact: true })
				.fill('+62 812 3456 7890')
			await page.getByRole('button', { name: t('orders:lookUp.submit') }).click()
			const badge = page.locator('[data-status]')
			await expect(badge).toHaveAttribute('data-colour', 'green')
			await expect(badge).toHaveText(t('orders:status.PAYMENT_CONFIRMED'))
			expect(page.url()).not.toMatch(/812\D*3456/)

			for (const [move, status] of [
				['process', 'PROCESSING'],
				['ship', 'SHIPPING'],
				['deliver', 'DELIVERED'],
				['complete', 'COMPLETED'],
			] as const) {
				await moveOrder(number, move)
				await page.reload()
				await expect(badge).toHaveAttribute('data-status', status)
				await expect(badge).toHaveText(t(`orders:status.${status}`))
			}
			await expect(page.getByText(trackingNumber).first()).toBeVisible()
		},
	)
}

test(
	'a customer with a saved address buys with four taps, two of them sending a form',
	script,
	async ({ page, at }) => {
		const customer = await newCustomer(page, at('/'))
		await callApi(z.unknown(), {
			method: 'POST',
			path: '/address',
			token: customer.token,
			body: {
				ADDRESS_LABEL: 'Rumah',
				RECIPIENT_NAME: customer.name,
				RECIPIENT_PHONE: customer.phone,
				DISTRICT_CODE: '31.74.07',
				VILLAGE: 'Selong',
				POSTCODE: '12110',
				STREET: buyer.street,
				COURIER_NOTE: '',
				IS_MAIN: true,
			},
		})
		await putInCart(page, at('/products?stock=1'))
		await page.goto(at('/Cart'))
		const t = textsOf('id')
		const count = countOf(page)
		let taps = 0
		const tap = async (target: Locator) => {
			taps += 1
			await target.click()
		}
		await tap(page.getByRole('link', { name: t('cart:summary.checkout') }))
		await tap(submitOf(page, 'delivery'))
		await tap(stepOf(page, 'review').getByRole('checkbox'))
		await tap(submitOf(page, 'order'))
		await expect(page.locator('[data-order-number]')).toBeVisible()
		expect({ taps, submits: count.submits }).toEqual({ taps: 4, submits: 2 })
	},
)

test('a purchase without loading a document shows no text keys', script, async ({ page, at }) => {
	const t = textsOf('id')
	const main = page.locator('main')
	await page.goto(at('/products?stock=1'))
	await putPopupAway(page)
	await untilScriptRuns(page)
	const count = countOf(page)
	await main.locator('article').getByRole('link').first().click()
	await addToCart(page)
	await page
		.locator('header')
		.getByRole('link', { name: t('frame:cart.filled', { count: 1 }) })
		.click()
	await main.getByRole('link', { name: t('cart:summary.checkout') }).click()
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await expect(main).not.toContainText(textKey)
	await placeOrder(page)
	await expect(main).toContainText(t('payment:BANK_TRANSFER.title'))
	await expect(main).not.toContainText(textKey)
	expect(count.loads).toBe(0)
})

/** E.g. `BANK_TRANSFER.title`, which is shown where the texts are not loaded. */
const textKey = /\b[A-Z]+(_[A-Z]+)+\.\w/

/** From now on, counts documents shown by the browser (without redirects) and submitted forms. */
function countOf(page: Page) {
	const count = { loads: 0, submits: 0 }
	page.on('response', (response) => {
		const request = response.request()
		if (request.method() === 'POST' && request.url().includes(paths.checkout)) count.submits += 1
		const isRedirect = response.status() >= 300 && response.status() < 400
		if (request.resourceType() === 'document' && !isRedirect) count.loads += 1
	})
	return count
}

test('[SH-02] pickup at the shop needs no address', plainForm, async ({ page, at }) => {
	await putInCart(page, at('/products?stock=1', 'kopi.localhost'))
	await page.goto(at('/order/checkout', 'kopi.localhost'))
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await expect(stepOf(page, 'address')).toContainText('Ambil di Toko')
	await placeOrder(page)
	const shipment = page.locator('[data-vendor]')
	await expect(shipment).toHaveText('Ambil di Toko')
	await expect(shipment).toHaveAttribute('data-vendor', 'SELF_PICKUP')
})

test(
	'[SH-03, SH-09] a cart above the threshold ships for free; couriers are shown in three groups',
	plainForm,
	async ({ page, at }) => {
		await putInCart(page, at('/products?stock=1&q=ketel+listrik', 'kopi.localhost'))
		await page.goto(at('/order/checkout', 'kopi.localhost'))
		await fillContact(page)
		await choosePlace(page)
		await fillAddress(page)
		const groups = stepOf(page, 'delivery').getByRole('group')
		for (const [place, name] of [
			'Kurir instan, tiba hari ini',
			'Pengiriman Gratis',
			'Kurir lainnya',
		].entries()) {
			await expect(groups.nth(place)).toHaveAccessibleName(name)
		}
		await expect(option(page, 'delivery', /Pengiriman Gratis.*Gratis/)).toHaveCount(1)
		await chooseCourier(page, /Pengiriman Gratis/)
		await chooseBank(page)
		await expect(submitOf(page, 'order')).toBeVisible()
		await placeOrder(page)
		const shipment = page.locator('[data-vendor]')
		await expect(shipment).toHaveAttribute('data-vendor', 'FREE_SHIPPING')
		await expect(shipment).toHaveAttribute('data-group', 'free_shipping')
	},
)
