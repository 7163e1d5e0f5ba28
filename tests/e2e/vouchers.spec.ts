import type { Page } from '@playwright/test'
import { etalase } from '#tests/support/etalase.ts'
import { expectStatus, press } from './support/account-order.ts'
import {
	addToCart,
	amountDue,
	choose,
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	option,
	placeOrder,
	sendWith,
	stepOf,
	submitOf,
	submitStep,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { filledWallet, placedOrder, plenty } from './support/order.ts'
import { moveOrder, moveOrderUpTo } from './support/shop-staff.ts'
import { textsOf, textsOnPage } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ prefix: '', language: 'id', missing: 'lagi untuk memakai voucher ini', signIn: 'Masuk dulu' },
	{ prefix: '/en', language: 'en', missing: 'to use this voucher', signIn: 'Sign in first' },
] as const
const unknownCode = { id: 'tidak kami kenali', en: 'do not know this voucher' }
const withoutVoucher = { id: 'Tanpa voucher', en: 'Without the voucher' }

const friends = 'TEMAN-SANDANG-7QX4M9ZKT2'
type At = (path: `/${string}`) => string

const amountOf = async (page: Page, what: string) =>
	Number(((await page.locator(what).last().textContent()) ?? '').replace(/\D/g, ''))

/** Adds this many units of a product with ample stock, at Rp 35,000, to the cart. */
async function putBroochesInCart(page: Page, at: At, units: number) {
	await page.goto(at(`/product/${plenty}`))
	await addToCart(page, units)
}

async function toSavings(page: Page, at: At, phone?: string) {
	await putBroochesInCart(page, at, 4)
	await page.goto(at('/order/checkout'))
	// A buyer of its own: a voucher counts phone, email and house.
	const unique = String(Date.now()).slice(-8)
	await fillContact(page, phone ?? `0813${unique}`, '', `v${unique}@example.com`)
	await choosePlace(page)
	await fillAddress(page, `Jalan Melati No. ${unique}`)
	await chooseCourier(page)
	await chooseBank(page)
	// The best one is applied.
	await expect(page.locator('[data-voucher="HEMAT10"]')).toBeVisible()
	await openVouchers(page)
}

/** Opens the choice of other vouchers. */
async function openVouchers(page: Page) {
	await page.waitForLoadState()
	await page.getByText(textsOnPage(page)('checkout:savings.change'), { exact: true }).click()
	await expect(code(page)).toBeVisible()
}

const code = (page: Page) =>
	page.getByLabel(textsOnPage(page)('checkout:savings.code.label'), { exact: true })

async function typeCode(page: Page, typed: string) {
	await code(page).fill(typed)
	await submitStep(page, 'voucher')
}

for (const { prefix, language, missing, signIn } of firstOf(languages)) {
	test(
		`[CP-01, CP-02, FN-01, RT-32] vouchers are selected, entered as a code, and rejected with a message, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at: At = (path) => on(`${prefix}${path}`)
			await toSavings(page, at)
			await expect(page.locator('html')).toHaveAttribute('lang', language)

			const others = page.locator('details:has([data-unusable])').last()
			await others.locator('summary').click()
			const voucher = (name: string) => others.getByRole('listitem').filter({ hasText: name })
			await expect(voucher('BORONG100')).toContainText(missing)
			await expect(voucher('CASHBACK5')).toContainText(signIn)
			await expect(option(page, 'review', /HEMAT10/)).toHaveAccessibleName(/-Rp \d/)
			await expect(option(page, 'review', /ONGKIR10/)).toHaveAccessibleName(/10\.000/)

			await typeCode(page, 'bukan-voucher')
			await expect(code(page)).toHaveAccessibleDescription(new RegExp(unknownCode[language]))
			await expect(code(page)).toHaveValue('bukan-voucher')
			await typeCode(page, friends.toLowerCase())
			await openVouchers(page)
			await expect(option(page, 'review', new RegExp(friends))).toBeChecked()
			await choose(option(page, 'review', /ONGKIR10/))
			await submitStep(page, 'savings')
			await expect(submitOf(page, 'order')).toBeVisible()

			const discount = await amountOf(page, '[data-saving="product"]')
			const carriage = await amountOf(page, '[data-saving="shipping"]')
			expect(carriage).toBe(10_000)
			const number = await placeOrder(page)
			expect(await amountOf(page, '[data-saving="product"]')).toBe(discount)
			expect(await amountOf(page, '[data-saving="shipping"]')).toBe(carriage)
			expect(Number(await amountDue(page))).toBeGreaterThan(0)

			await moveOrder(number, 'cancel')
			await page.reload()
			await expectStatus(page, 'CANCEL')
		},
	)

	test(
		`[CP-02] a buyer whose voucher is no longer valid must confirm the full price, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at: At = (path) => on(`${prefix}${path}`)
			const once = `SEKALI-${Date.now().toString(36).toUpperCase()}-${language.toUpperCase()}`
			const until = new Date(Date.now() + 86_400_000).toISOString()
			await etalase(
				'vouchers',
				'add',
				'--company',
				'sandang',
				'--code',
				once,
				'--private',
				'--title',
				'Sekali saja',
				'--about',
				'Untuk satu orang',
				'--amount',
				'30000',
				'--quota',
				'1',
				'--until',
				until,
			)
			await toSavings(page, at, '0812-7777-1234')
			await typeCode(page, once)
			await expect(page.locator(`[data-voucher="${once}"]`)).toBeVisible()
			expect(await amountOf(page, '[data-saving="product"]')).toBe(30_000)
			const cheap = await amountOf(page, '[data-total]')
			await etalase('vouchers', 'end', once, '--company', 'sandang')
			await choose(stepOf(page, 'review').getByRole('checkbox'))
			await submitStep(page, 'order')

			const alert = page.locator('main').getByRole('alert').first()
			await expect(alert).toContainText(withoutVoucher[language])
			await expect(page.locator('[data-saving="product"]')).toHaveCount(0)
			const full = await amountOf(page, '[data-total]')
			expect(full).toBe(cheap + 30_000)
			await placeOrder(page)
			const due = Number(await amountDue(page))
			expect(due - full).toBeGreaterThan(0)
			expect(due - full).toBeLessThan(1_000)
		},
	)

	test(
		`[FN-04, FN-05] an order covered by coins and wallet is paid immediately, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at: At = (path) => on(`${prefix}${path}`)
			const t = textsOf(language)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			// A first order earns coins; a second one, cancelled after payment, fills the wallet.
			const first = await placedOrder(customer, { units: 3 })
			await moveOrderUpTo(first.ORDER_NUMBER, 'complete')
			await filledWallet(customer, { units: 3 })

			await putBroochesInCart(page, at, 1)
			await page.goto(at('/order/checkout'))
			await choosePlace(page)
			await fillAddress(page)
			await chooseCourier(page)
			await stepOf(page, 'delivery').locator('[name="useWallet"]').check()
			await submitStep(page, 'delivery')
			await sendWith(page, page.getByRole('button', { name: t('checkout:savings.coinsUse') }))
			await expect(submitOf(page, 'order')).toBeVisible()
			const coins = await amountOf(page, '[data-saving="coins"]')
			expect(coins).toBeGreaterThan(0)
			expect(await amountOf(page, '[data-due]')).toBe(0)

			const number = await placeOrder(page)
			await expectStatus(page, 'PAYMENT_CONFIRMED')
			expect(await amountOf(page, '[data-saving="coins"]')).toBe(coins)
			await expect(page.locator('[data-amount]')).toHaveCount(0)
			await page.goto(at(`/profile/order/${number}`))
			await press(page, t('my-orders:cancel.submit'), t('my-orders:cancel.title'))
			await expectStatus(page, 'CANCEL')
		},
	)
}
