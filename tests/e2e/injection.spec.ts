import type { Page } from '@playwright/test'
import { hostilePaths, hostileShop, hostileTexts } from '#tests/support/hostile-shop.ts'
import { isFullCrossing, script, someOf } from './support/crossing.ts'
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
	// Some of the pages: their HTML is read by tests/pages/injection.test.ts.
	const products = hostilePaths.filter((path) => path.startsWith('/product/'))
	const others = hostilePaths.filter((path) => !products.includes(path))
	for (const path of [...someOf(others, 2), ...someOf(products, 4)]) {
		await expectNothingRan(page, at(`/${path.slice(1)}`, host))
	}
	await page.goto(at('/product/barang-0', host))
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.getByRole('status').filter({ hasText: hostileTexts.image })).toBeVisible()
	expect(await page.evaluate(() => 'ran' in window)).toBe(false)
	await expectNothingRan(page, at('/Cart', host))
})

test('input in a URL runs no script', script, async ({ page, at }) => {
	for (const [number, text] of Object.values(hostileTexts).entries()) {
		const sent = encodeURIComponent(text)
		const paths = [
			`/products?q=${sent}&brand=${sent}&sort=${sent}&min=${sent}`,
			`/our-agen?q=${sent}&province=${sent}`,
			`/order/look-up?order=${sent}`,
		] as const
		// In the usual run each text in one page, the next one in the next page.
		for (const [one, path] of paths.entries()) {
			if (isFullCrossing || one === number % paths.length) await expectNothingRan(page, at(path))
		}
	}
})
