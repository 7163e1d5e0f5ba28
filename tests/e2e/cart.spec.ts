import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

const languages = [
	{
		lang: 'id',
		prefix: '',
		empty: 'Keranjangmu masih kosong',
		name: 'Kemeja Linen Teduh',
	},
	{ lang: 'en', prefix: '/en', empty: 'Your cart is empty', name: 'Teduh Linen Shirt' },
] as const

const products = ['/product/kemeja-linen-teduh', '/product/blazer-santai-lobi'] as const

/** Puts one of a product into the cart and opens the cart. */
async function fill(
	page: Page,
	at: (path: `/${string}`) => string,
	prefix: string,
	...paths: readonly string[]
) {
	for (const path of paths) {
		await page.goto(at(`/${prefix.slice(1)}${prefix && '/'}${path.slice(1)}`))
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect(page.locator('main .alert').first()).toBeVisible()
	}
	await page.goto(at(`/${prefix.slice(1)}${prefix && '/'}Cart`))
}

/** Acts, and waits until the form is answered: with script the page shows a change ahead of that. */
async function answered(page: Page, isIt: (request: Request) => boolean, act: () => Promise<void>) {
	const answer = page.waitForResponse((response) => {
		const request = response.request()
		return request.method() === 'POST' && isIt(request)
	})
	await act()
	await answer
}

const isMore = (request: Request) => request.postData()?.includes('more') ?? false
const isClearing = (request: Request) => request.url().includes('/Cart/clearing')

const lines = (page: Page): Locator => page.locator('main .line')
const quantity = (line: Locator): Locator => line.locator('input[name="quantity"]')
const press = (line: Locator, step: 'less' | 'more') =>
	line.locator(`button[value="${step}"]`).click()
const rupiah = async (place: Locator) => Number((await place.innerText()).replace(/\D/g, ''))
const total = (page: Page) => page.locator('.sum-t dd')

for (const { lang, prefix, empty, name } of languages) {
	test.describe(`in ${lang}`, () => {
		test('[RT-03, CL-01, NJ-03] what is put into the cart is there, under any spelling of its address', async ({
			page,
			at,
			javaScriptEnabled,
		}) => {
			await page.goto(at(`${prefix}/Cart`))
			await expect(page.locator('h1')).toHaveText(empty)
			await page.goto(at(`${prefix}${products[0]}`))
			if (javaScriptEnabled) await untilScriptRuns(page)
			await page.locator('[name="quantity"]').fill('2')
			await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
			await expect(page.locator('main .alert')).toContainText(name)
			await expect(page).toHaveURL(at(`${prefix}${javaScriptEnabled ? products[0] : '/Cart'}`))
			await expect(page.locator('header .tap-n')).toHaveText('2')
			for (const path of ['/Cart', '/cart', '/CART'] as const) {
				await page.goto(at(`${prefix}${path}`))
				await expect(lines(page)).toHaveCount(1)
				await expect(quantity(lines(page))).toHaveValue('2')
			}
		})

		test('[CT-01, NJ-03] a quantity grows by button and by typing, beyond the stock too, which is said', async ({
			page,
			at,
		}) => {
			await fill(page, at, prefix, products[0])
			const line = lines(page).first()
			const price = await rupiah(line.locator('.price > :is(b, ins)'))
			await press(line, 'more')
			await expect(quantity(line)).toHaveValue('2')
			await press(line, 'more')
			await expect(quantity(line)).toHaveValue('3')
			await expect(total(page)).toHaveText(`Rp ${(price * 3).toLocaleString('id-ID')}`)

			await quantity(line).fill('5000')
			await quantity(line).press('Enter')
			await expect(line.locator('.err')).toBeVisible()
			await answered(page, isMore, () => press(line, 'more'))
			await expect(quantity(line)).toHaveValue('5001')
			await expect(page.locator('main a[href$="/order/checkout"]')).toHaveCount(0)
			await page.reload()
			await expect(quantity(line)).toHaveValue('5001')

			await line.locator('button[name="quantity"]').click()
			await expect(line.locator('.err')).toHaveCount(0)
			await expect(page.locator('main a[href$="/order/checkout"]')).toHaveCount(1)
		})

		test('[CT-02] a quantity shrinks only while it is above 1', async ({ page, at }) => {
			await fill(page, at, prefix, products[0])
			const line = lines(page).first()
			await expect(line.locator('button[value="less"]')).toBeDisabled()
			await press(line, 'more')
			await expect(quantity(line)).toHaveValue('2')
			await press(line, 'less')
			await expect(quantity(line)).toHaveValue('1')
			await expect(line.locator('button[value="less"]')).toBeDisabled()

			const action = (await line.locator('form').last().getAttribute('action')) ?? ''
			const origin = new URL(page.url()).origin
			for (const form of [
				{ quantity: '1', step: 'less' },
				{ quantity: '0', step: 'set' },
				{ quantity: '-4', step: 'set' },
				{ quantity: '1e9', step: 'set' },
			]) {
				await page.request.post(`${origin}${action}`, { form, headers: { origin } })
			}
			await page.reload()
			await expect(quantity(line)).toHaveValue('1')
		})

		test('[CT-03, NJ-03] a line is taken out, the rest all at once after asking', async ({
			page,
			at,
		}) => {
			await fill(page, at, prefix, ...products)
			await expect(lines(page)).toHaveCount(2)
			await lines(page).first().locator('form[action$="/removal"] button').click()
			await expect(lines(page)).toHaveCount(1)
			await expect(lines(page)).toContainText('Blazer')

			const clear = page.locator('form[action$="/Cart/clearing"]')
			await expect(clear).toBeHidden()
			await page.locator('main details summary').click()
			await answered(page, isClearing, () => clear.locator('button').click())
			await expect(page.locator('h1')).toHaveText(empty)
			await page.reload()
			await expect(page.locator('h1')).toHaveText(empty)
			await expect(page.locator('header .tap-n')).toHaveCount(0)
		})
	})
}

test('"buy now" leads to the checkout with the product in the cart', async ({ page, at }) => {
	await page.goto(at(products[0]))
	await page.locator('form[action$="/Cart/lines"] button[value="checkout"]').click()
	await expect(page).toHaveURL(at('/order/checkout'))
	await page.goto(at('/Cart'))
	await expect(lines(page)).toHaveCount(1)
})

test('[NJ-03] quick presses all count, whatever order the answers come in', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await fill(page, at, '', ...products)
	if (javaScriptEnabled) await untilScriptRuns(page)
	for (let pressed = 0; pressed < 3; pressed += 1) {
		await press(lines(page).first(), 'more')
		await press(lines(page).last(), 'more')
	}
	await expect(quantity(lines(page).first())).toHaveValue('4')
	await expect(quantity(lines(page).last())).toHaveValue('4')
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
	await page.reload()
	await expect(quantity(lines(page).first())).toHaveValue('4')
	await expect(quantity(lines(page).last())).toHaveValue('4')
})
