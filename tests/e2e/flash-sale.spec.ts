import type { Page } from '@playwright/test'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import {
	addToCart,
	choose,
	chooseBank,
	fillContact,
	placeOrder,
	stepOf,
	submitOf,
	submitStep,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { moveOrder } from './support/shop-staff.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{
		prefix: '',
		language: 'id',
		ends: /Berakhir \d\d \w{3} \d{4} \d\d:\d\d WIB/,
		left: 'Sisa 1 ',
		clock: /\d+ hari, \d\d:\d\d:\d\d/,
		inCart: 'Harga flash sale sampai',
		gone: 'sudah habis',
		agree: 'berubah dari',
		most: 'hanya untuk 1 buah',
	},
	{
		prefix: '/en',
		language: 'en',
		ends: /Ends \d\d \w{3} \d{4} \d\d:\d\d WIB/,
		left: '1 left',
		clock: /\d+ days?, \d\d:\d\d:\d\d/,
		inCart: 'Flash sale price until',
		gone: 'sold out',
		agree: 'changed from',
		most: 'is for 1 only',
	},
] as const

type At = (path: `/${string}`) => string

async function toReview(page: Page, at: At, phone: string) {
	await page.goto(at('/order/checkout'))
	await fillContact(page, phone)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await expect(submitOf(page, 'order')).toBeVisible()
}

for (const { prefix, language, ends, left, clock, inCart, gone, agree, most } of firstOf(
	languages,
)) {
	test(
		`[FN-02, BC-08] the pages follow a flash sale until it sells out, in ${language}`,
		plainForm,
		async ({ page, browser, at: on, javaScriptEnabled }) => {
			const { company, host } = await ownShop({
				products: [{ handle: 'kendi', title: 'Kendi Tanah', price: 40_000, sku: 'KENDI' }],
			})
			const end = new Date(Date.now() + 3 * 86_400_000).toISOString()
			await etalase(
				'flash-sales',
				'open',
				'--company',
				company,
				'--name',
				'Kilat Sabtu',
				'--name-en',
				'Saturday Flash',
				'--end',
				end,
				'--item',
				'KENDI=25000:1',
			)
			const at: At = (path) => on(prefix === '' ? path : `/en${path}`, host)
			const main = page.locator('main')

			await page.goto(at('/'))
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			const section = page.getByRole('region', { name: /Kilat Sabtu|Saturday Flash/ })
			await expect(section).toContainText(ends)
			await expect(section.locator('time')).toHaveText(clock)
			await expect(section.locator('ins')).toContainText('25.000')
			await expect(section.locator('del')).toContainText('40.000')
			await page.goto(at('/products'))
			await expect(main.getByRole('article').getByText('Flash sale')).toBeVisible()

			await page.goto(at('/product/kendi'))
			const offer = main.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
			await expect(offer.locator('ins').first()).toContainText('25.000')
			await expect(offer).toContainText(left)
			await expect(offer).toContainText(ends)
			await expect(offer.locator('time')).toHaveText(clock)

			await addToCart(page)
			await page.goto(at('/Cart'))
			const quantity = main.getByRole('spinbutton')
			const line = main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })
			await expect(line).toContainText(inCart)
			await quantity.fill('2')
			await quantity.press('Enter')
			await expect(line).toContainText(most)
			await expect(line).toContainText('80.000')
			await quantity.fill('1')
			await quantity.press('Enter')
			await expect(line).toContainText(inCart)

			await toReview(page, at, '0812-3456-7890')
			await expect(main).toContainText('25.000')

			const other = await browser.newContext({ javaScriptEnabled })
			const second = await other.newPage()
			await second.goto(at('/product/kendi'))
			await addToCart(second)
			await toReview(second, at, '0813-1111-2222')
			const number = await placeOrder(second)
			await expect(second.locator('main')).toContainText('25.000')
			await expect(second.locator('main del').first()).toContainText('40.000')
			await other.close()

			await choose(stepOf(page, 'review').getByRole('checkbox'))
			await submitStep(page, 'order')
			const alert = main.getByRole('alert').first()
			await expect(alert).toContainText('40.000')
			await expect(alert).toContainText(agree)
			await expect(main).toContainText(gone)
			await placeOrder(page)
			await expect(page.locator('main del')).toHaveCount(0)

			// The storefront is notified after a few seconds, and a page without script does not refresh by itself.
			const reloadUntilOfferSays = (text: string) =>
				expect(async () => {
					await page.reload()
					await expect(offer).toContainText(text, { timeout: 1_000 })
				}).toPass()
			await page.goto(at('/product/kendi'))
			await reloadUntilOfferSays(gone)
			// Released units can be sold again.
			await moveOrder(number, 'cancel')
			await reloadUntilOfferSays(left)
			await expect(offer.locator('ins').first()).toContainText('25.000')
			await etalase('audit')
		},
	)
}
