import type { Page } from '@playwright/test'
import { hostilePaths, hostileShop, hostileTexts } from '#tests/support/hostile-shop.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

// Without the content security policy, which would block scripts that the pages themselves let through.
test.use({ bypassCSP: true })

/** Opens an address and moves the pointer over everything; fails when a hostile text has run. */
async function expectNothingRan(page: Page, url: string) {
	await page.goto(url)
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
			element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
		}
	})
	expect(await page.evaluate(() => 'ran' in window), url).toBe(false)
}

test('content written by staff runs no script', script, async ({ page, at }) => {
	const { host } = await hostileShop()
	for (const path of hostilePaths) {
		await expectNothingRan(page, at(`/${path.slice(1)}`, host))
	}
	await page.goto(at('/product/barang-0', host))
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.getByRole('status').filter({ hasText: hostileTexts.image })).toBeVisible()
	expect(await page.evaluate(() => 'ran' in window)).toBe(false)
	await expectNothingRan(page, at('/Cart', host))
})

test('input in a URL runs no script', script, async ({ page, at }) => {
	for (const text of Object.values(hostileTexts)) {
		const sent = encodeURIComponent(text)
		for (const path of [
			`/products?q=${sent}&brand=${sent}&sort=${sent}&min=${sent}`,
			`/our-agen?q=${sent}&province=${sent}`,
			`/order/look-up?order=${sent}`,
		] as const) {
			await expectNothingRan(page, at(path))
		}
	}
})
