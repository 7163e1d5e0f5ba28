import type { Page } from '@playwright/test'
import {
	choose,
	chooseBank,
	fillContact,
	placeOrder,
	putInCart,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { ownShop } from '#tests/support/own-shop.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{
		...{ prefix: '', lang: 'id', ends: /Berakhir \d\d \w{3} \d{4} [\d:]{8} WIB/, left: 'Sisa 1 ' },
		...{
			clock: /\d+ hari, \d\d:\d\d:\d\d/,
			inCart: 'Harga flash sale sampai',
			gone: 'sudah habis',
		},
		...{ agree: 'berubah dari', most: 'hanya untuk 1 buah' },
	},
	{
		...{ prefix: '/en', lang: 'en', ends: /Ends \d\d \w{3} \d{4} [\d:]{8} WIB/, left: '1 left' },
		...{ clock: /\d+ days?, \d\d:\d\d:\d\d/, inCart: 'Flash sale price until', gone: 'sold out' },
		...{ agree: 'changed from', most: 'is for 1 only' },
	},
] as const

type At = (path: `/${string}`) => string

async function toReview(page: Page, at: At, phone: string) {
	await page.goto(at('/order/checkout'))
	await fillContact(page, phone)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await expect(stepForm(page, 'order')).toBeVisible()
}

for (const { prefix, lang, ends, left, clock, inCart, gone, agree, most } of languages) {
	test(`[FN-02, BC-08] a flash sale sells out under a shopper's eyes, in ${lang}`, async ({
		page,
		browser,
		at: on,
		javaScriptEnabled,
	}) => {
		const { company, host } = await ownShop({
			goods: [{ handle: 'kendi', title: 'Kendi Tanah', price: 40_000, sku: 'KENDI' }],
		})
		const end = new Date(Date.now() + 3 * 86_400_000).toISOString()
		await etalase(
			...['flash-sales', 'open', '--company', company, '--name', 'Kilat Sabtu'],
			...['--name-en', 'Saturday Flash', '--end', end, '--item', 'KENDI=25000:1'],
		)
		const at: At = (path) => on(prefix === '' ? path : `/en${path}`, host)

		await page.goto(at('/'))
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
		const section = page.locator('section:has(> .sec-h > #flash-sale)')
		await expect(section).toContainText(ends)
		await expect(section.locator('time')).toHaveText(clock)
		await expect(section.locator('ins')).toContainText('25.000')
		await expect(section.locator('del')).toContainText('40.000')
		await page.goto(at('/products'))
		await expect(page.locator('main .tag', { hasText: 'Flash sale' })).toBeVisible()

		await page.goto(at('/product/kendi'))
		await expect(page.locator('main header ins').first()).toContainText('25.000')
		await expect(page.locator('main header .alert')).toContainText(left)
		await expect(page.locator('main header .alert')).toContainText(ends)
		await expect(page.locator('main header time')).toHaveText(clock)

		await putInCart(page, at('/products'))
		await page.goto(at('/Cart'))
		await expect(page.locator('li.line')).toContainText(inCart)
		await page.locator('li.line input[name="quantity"]').fill('2')
		await page.locator('li.line input[name="quantity"]').press('Enter')
		await expect(page.locator('li.line')).toContainText(most)
		await expect(page.locator('li.line')).toContainText('80.000')
		await page.locator('li.line input[name="quantity"]').fill('1')
		await page.locator('li.line input[name="quantity"]').press('Enter')
		await expect(page.locator('li.line')).toContainText(inCart)

		await toReview(page, at, '0812-3456-7890')
		await expect(page.locator('main')).toContainText('25.000')

		const other = await browser.newContext({ javaScriptEnabled })
		const second = await other.newPage()
		await putInCart(second, at('/products'))
		await toReview(second, at, '0813-1111-2222')
		const number = await placeOrder(second)
		await expect(second.locator('main')).toContainText('25.000')
		await expect(second.locator('main del').first()).toContainText('40.000')
		await other.close()

		await choose(page.locator('#order-agreement'))
		await submitStep(page, 'order')
		await expect(page.locator('main .alert').first()).toContainText('40.000')
		await expect(page.locator('main .alert').first()).toContainText(agree)
		await expect(page.locator('main')).toContainText(gone)
		await placeOrder(page)
		await expect(page.locator('main del')).toHaveCount(0)

		await page.goto(at('/product/kendi'))
		await expect(page.locator('main header .alert')).toContainText(gone)
		// What is given back is sold again.
		await etalase('orders', 'cancel', number)
		await page.reload()
		await expect(page.locator('main header .alert')).toContainText(left)
		await expect(page.locator('main header ins').first()).toContainText('25.000')
		await etalase('audit')
	})
}
