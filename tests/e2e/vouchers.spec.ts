import type { Page } from '@playwright/test'
import { expectStatus, orderOf, press, shipOrder } from './support/account-order.ts'
import {
	choose,
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	placeOrder,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{
		prefix: '',
		lang: 'id',
		missing: 'lagi untuk memakai voucher ini',
		signIn: 'Masuk dulu',
		unknown: 'tidak kami kenali',
		without: 'Tanpa voucher',
	},
	{
		prefix: '/en',
		lang: 'en',
		missing: 'to use this voucher',
		signIn: 'Sign in first',
		unknown: 'do not know this voucher',
		without: 'Without the voucher',
	},
] as const

const friends = 'TEMAN-SANDANG-7QX4M9ZKT2'
type At = (path: `/${string}`) => string

const rupiah = (text: string) => Number(text.replace(/\D/g, ''))
const amountOf = async (page: Page, what: string) =>
	rupiah((await page.locator(what).last().textContent()) ?? '')

/** Puts so many of what the shop has hundreds of, at Rp 35,000, into the cart. */
async function putBroochesInCart(page: Page, at: At, units: number) {
	await page.goto(at('/product/bros-kelopak-kawat'))
	await page.waitForLoadState()
	await page.locator('#quantity').fill(String(units))
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.locator('.alert, .toast').first()).toBeVisible()
}

async function toSavings(page: Page, at: At, phone?: string) {
	await putBroochesInCart(page, at, 4)
	await page.goto(at('/order/checkout'))
	await fillContact(page, phone)
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await chooseCourier(page, 'JNT/eco')
	await expect(page.locator('[data-best-voucher]')).toContainText('HEMAT10')
	await page.goto(at('/order/checkout?step=savings'))
}

async function typeCode(page: Page, code: string) {
	await page.locator('#code-code').fill(code)
	await submitStep(page, 'code')
}

for (const { prefix, lang, missing, signIn, unknown, without } of languages) {
	test(`[CP-01, CP-02, FN-01, RT-32] vouchers are chosen, refused with words and typed in, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at: At = (path) => on(`${prefix}${path}`)
		await toSavings(page, at)
		await expect(page.locator('html')).toHaveAttribute('lang', lang)

		const others = page.locator('details:has([data-unusable])').first()
		await others.locator('summary').click()
		await expect(others.locator('li', { hasText: 'BORONG100' })).toContainText(missing)
		await expect(others.locator('li', { hasText: 'CASHBACK5' })).toContainText(signIn)
		await expect(page.locator('label', { hasText: 'HEMAT10' })).toContainText(/-Rp \d/)
		await expect(page.locator('label', { hasText: 'ONGKIR10' })).toContainText('10.000')

		await typeCode(page, 'bukan-voucher')
		await expect(page.locator('#code-code-error')).toContainText(unknown)
		await expect(page.locator('#code-code')).toHaveValue('bukan-voucher')
		await typeCode(page, friends.toLowerCase())
		await expect(page.locator(`input[value="${friends}"]`)).toBeChecked()
		await choose(page.locator('input[value="ONGKIR10"]'))
		await submitStep(page, 'savings')
		await chooseBank(page)
		await expect(stepForm(page, 'order')).toBeVisible()

		const off = await amountOf(page, '[data-saving="product"]')
		const carriage = await amountOf(page, '[data-saving="shipping"]')
		expect(carriage).toBe(10_000)
		const number = await placeOrder(page)
		expect(await amountOf(page, '[data-saving="product"]')).toBe(off)
		expect(await amountOf(page, '[data-saving="shipping"]')).toBe(carriage)
		const due = Number(await page.locator('[data-amount]').getAttribute('data-amount'))
		expect(due).toBeGreaterThan(0)

		await etalase('orders', 'cancel', number)
		await page.reload()
		await expectStatus(page, 'CANCEL')
	})

	test(`[CP-02] who loses a voucher is asked to confirm the full price, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at: At = (path) => on(`${prefix}${path}`)
		const code = `SEKALI-${Date.now().toString(36).toUpperCase()}-${lang.toUpperCase()}`
		const until = new Date(Date.now() + 86_400_000).toISOString()
		await etalase(
			...['vouchers', 'add', '--company', 'sandang', '--code', code, '--private'],
			...['--title', 'Sekali saja', '--about', 'Untuk satu orang', '--amount', '30000'],
			...['--quota', '1', '--until', until],
		)
		await toSavings(page, at, '0812-7777-1234')
		await typeCode(page, code)
		await submitStep(page, 'savings')
		await chooseBank(page)
		expect(await amountOf(page, '[data-saving="product"]')).toBe(30_000)
		const cheap = await amountOf(page, '[data-total]')
		await etalase('vouchers', 'end', code, '--company', 'sandang')
		await choose(page.locator('input[name="agreement"]'))
		await submitStep(page, 'order')

		const alert = page.locator('[role="alert"]').first()
		await expect(alert).toContainText(without)
		await expect(page.locator('[data-saving="product"]')).toHaveCount(0)
		const full = await amountOf(page, '[data-total]')
		expect(full).toBe(cheap + 30_000)
		await placeOrder(page)
		const due = Number(await page.locator('[data-amount]').getAttribute('data-amount'))
		expect(due - full).toBeGreaterThan(0)
		expect(due - full).toBeLessThan(1_000)
	})

	test(`[FN-04, FN-05] coins and the wallet pay an order, which is paid at once, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at: At = (path) => on(`${prefix}${path}`)
		await newCustomer(page, at('/').replace(/\/$/, ''))
		// A first order earns coins; a second, cancelled after it was paid, fills the wallet.
		const first = await orderOf(page, at, 3)
		await shipOrder(first)
		await etalase('orders', 'deliver', first)
		await etalase('orders', 'complete', first)
		const second = await orderOf(page, at, 3)
		await etalase('orders', 'confirm', second)
		await page.goto(at(`/profile/order/${second}`))
		await press(page, 'cancellation')
		await expectStatus(page, 'CANCEL')

		await putBroochesInCart(page, at, 1)
		await page.goto(at('/order/checkout'))
		if (await page.locator('#district-search').isVisible()) {
			await chooseDistrict(page, 'Kebayoran Baru')
			await fillAddress(page)
		}
		await chooseCourier(page, 'JNT/eco')
		await page.goto(at('/order/checkout?step=savings'))
		await page.locator('#savings-coins').check()
		await submitStep(page, 'savings')
		await page.locator('#payment-useWallet').check()
		await submitStep(page, 'payment')
		await expect(stepForm(page, 'order')).toBeVisible()
		const coins = await amountOf(page, '[data-saving="coins"]')
		expect(coins).toBeGreaterThan(0)
		expect(await amountOf(page, '[data-due]')).toBe(0)

		const number = await placeOrder(page)
		await expectStatus(page, 'PAYMENT_CONFIRMED')
		expect(await amountOf(page, '[data-saving="coins"]')).toBe(coins)
		await expect(page.locator('[data-amount]')).toHaveCount(0)
		await page.goto(at(`/profile/order/${number}`))
		await press(page, 'cancellation')
		await page.goto(at('/order/checkout'))
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
	})
}
