import type { LaunchOptions } from '@playwright/test'
import {
	chooseBank,
	chooseCourier,
	choosePlace,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
} from './support/checkout.ts'
import { firstOf } from './support/crossing.ts'
import { overflowing } from './support/cut-off.ts'
import { expect, test as journey } from './support/fixtures.ts'

/** A browser with its font size set to 200 %. */
const test = journey.extend<object, { launchOptions: LaunchOptions }>({
	launchOptions: [
		async ({ launchOptions }, use) => {
			const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
			await use({ ...launchOptions, args })
		},
		{ scope: 'worker' },
	],
})

// The narrow window is the harder one.
for (const width of firstOf([412, 1280])) {
	test.describe(`${width} pixels wide`, () => {
		test.use({ viewport: { width, height: 900 } })
		test(`an order can be placed with text at 200 %, and nothing is cut off`, async ({
			page,
			at,
		}) => {
			const fits = async (where: string) => {
				await page.waitForLoadState()
				expect(await overflowing(page), where).toEqual([])
			}
			await page.goto(at('/'))
			const size = await page.evaluate(() =>
				Number.parseFloat(getComputedStyle(document.body).fontSize),
			)
			expect(size).toBeGreaterThanOrEqual(32)
			await fits('home')
			await page.goto(at('/products'))
			await fits('listing')
			await putInCart(page, at('/products?stock=1&sort=best-selling'))
			await fits('product')
			await page.goto(at('/Cart'))
			await fits('cart')
			await page.goto(at('/order/checkout'))
			await fits('contact')
			await fillContact(page)
			await choosePlace(page)
			await fits('address')
			await fillAddress(page)
			await fits('delivery')
			await chooseCourier(page)
			await chooseBank(page)
			await fits('review')
			await placeOrder(page)
			await fits('success')
		})
	})
}
