import type { Locator, Page } from '@playwright/test'
import { buyer } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'

/** Presses Tab until the element has the focus; it must be seen to have it. */
async function tabTo(page: Page, target: Locator) {
	await expect(target).toBeAttached()
	for (let presses = 0; presses < 250; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) {
			await expect(target).toBeInViewport()
			return
		}
		await page.keyboard.press('Tab')
	}
	throw new Error(`Tab never reached ${target.toString()}`)
}

async function type(page: Page, id: string, text: string) {
	await tabTo(page, page.locator(id))
	await page.keyboard.type(text)
}

/** Follows a link or presses a button that has been reached by Tab, and waits for the page that answers. */
async function press(page: Page, target: Locator, key = 'Enter') {
	await tabTo(page, target)
	const answered = page.waitForLoadState('load')
	await page.keyboard.press(key)
	await answered
}

const submitOf = (page: Page, name: string) =>
	page.locator(`form:has(input[name="form"][value="${name}"]) button`).last()

for (const prefix of ['', '/en'] as const) {
	test(`the whole purchase by keyboard alone, ${prefix || '/id'}`, async ({ page, at }) => {
		await page.goto(at(`${prefix}/products?stock=1&sort=best-selling`))
		await page.keyboard.press('Tab')
		await expect(page.locator('a[href="#main"]')).toBeFocused()
		await page.keyboard.press('Enter')
		await press(page, page.locator('main a[href*="/product/"]').first())
		await expect(page).toHaveURL(/\/product\//)
		await press(page, page.locator('form[action$="/Cart/lines"] button[value="checkout"]'))
		await expect(page).toHaveURL(/\/order\/checkout/)

		await type(page, '#contact-name', buyer.name)
		await type(page, '#contact-phone', buyer.phone)
		await type(page, '#contact-email', buyer.email)
		await page.keyboard.press('Enter')
		await type(page, '#district-search', 'Kebayoran Baru')
		await page.keyboard.press('Enter')
		await tabTo(page, page.locator('input[name="district"]').first())
		await page.keyboard.press('Space')
		await press(page, submitOf(page, 'district'))
		await tabTo(page, page.locator('#address-village'))
		await page.keyboard.press('ArrowDown')
		await type(page, '#address-postcode', buyer.postcode)
		await type(page, '#address-street', buyer.street)
		await press(page, submitOf(page, 'address'))
		await tabTo(page, page.locator('input[name="shipping"]').first())
		await page.keyboard.press('Space')
		await press(page, submitOf(page, 'courier'))
		await tabTo(page, page.locator('input[name="bank"]').first())
		await page.keyboard.press('Space')
		await press(page, submitOf(page, 'payment'))
		await tabTo(page, page.locator('#order-agreement'))
		await page.keyboard.press('Space')
		await press(page, submitOf(page, 'order'))
		await expect(page.locator('[data-order-number]')).toBeVisible()
	})
}
