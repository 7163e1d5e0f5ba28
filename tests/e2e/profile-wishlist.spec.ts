import { newCustomer, signIn } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

for (const { lang, prefix } of languages) {
	test(`[RT-39] the wishlist of the account: from any device, into the cart, out, and shared, in ${lang}`, async ({
		page,
		browser,
		at: on,
		javaScriptEnabled,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const { email, password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
		await page.goto(at('/profile/wishlist'))
		await expect(page.locator('main .empty')).toBeVisible()
		await page.goto(at('/products?stock=1&sort=best-selling'))
		if (javaScriptEnabled !== false) await untilScriptRuns(page)
		for (const heart of [0, 1]) {
			const answered = page.waitForResponse((response) => response.request().method() === 'POST')
			await page.locator('main .good-act button').nth(heart).click()
			await (await answered).finished()
			await expect(page.locator('header a[href$="/wishlist"] .tap-n')).toHaveText(String(heart + 1))
		}

		const elsewhere = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
		const phone = await elsewhere.newPage()
		await phone.goto(at('/auth/login'))
		await signIn(phone, email, password)
		await expect(phone).toHaveURL(at('/profile'))
		await phone.goto(at('/wishlist'))
		await expect(phone).toHaveURL(at('/profile/wishlist'))
		await expect(phone.locator('main .good-t')).toHaveCount(2)
		// It shows before it is done.
		const removed = phone.waitForResponse((response) => response.request().method() === 'POST')
		await phone.locator('main button[name="remove"]:not(.tap)').first().click()
		await (await removed).finished()
		await expect(phone.locator('main .good-t')).toHaveCount(1)
		await elsewhere.close()

		await page.goto(at('/profile/wishlist'))
		await expect(page.locator('main .good-t')).toHaveCount(1)
		const name = await page.locator('main .good-t').innerText()
		const link = await page.locator('main .copy > span').first().innerText()
		const friend = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
		const shown = await friend.newPage()
		await shown.goto(link)
		await expect(shown.locator('main .good-t')).toHaveText([name])
		await expect(shown.locator('main')).not.toContainText('Sekar')
		await friend.close()
		await page.locator('main button[name="move"]').first().click()
		await expect(page.locator('main .alert').first()).toBeVisible()
	})
}
