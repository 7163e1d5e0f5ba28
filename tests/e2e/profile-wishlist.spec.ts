import type { Page } from '@playwright/test'
import { firstOf, plainForm } from './support/crossing.ts'
import { newCustomer, signIn } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(
		`[RT-39] the account’s wishlist is the same on every device, moves products to the cart, removes and shares them, in ${language}`,
		plainForm,
		async ({ page, browser, at: on, javaScriptEnabled }) => {
			const t = textsOf(language)
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const titles = (wishlist: Page) =>
				wishlist.locator('main').getByRole('article').getByRole('heading')
			const { email, password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
			await page.goto(at('/profile/wishlist'))
			await expect(page.getByText(t('wishlist:none.title'))).toBeVisible()
			await page.goto(at('/products?stock=1&sort=best-selling'))
			if (javaScriptEnabled !== false) await untilScriptRuns(page)
			for (const heart of [0, 1]) {
				const response = page.waitForResponse((response) => response.request().method() === 'POST')
				await page.locator('main article button[aria-pressed]').nth(heart).click()
				await (await response).finished()
				const name = t('frame:wish.filled', { count: heart + 1 })
				await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
			}

			const elsewhere = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
			const phone = await elsewhere.newPage()
			await phone.goto(at('/auth/login'))
			await signIn(phone, email, password)
			await expect(phone).toHaveURL(at('/profile'))
			await phone.goto(at('/wishlist'))
			await expect(phone).toHaveURL(at('/profile/wishlist'))
			await expect(titles(phone)).toHaveCount(2)
			// The page shows the change before the response arrives.
			const removed = phone.waitForResponse((response) => response.request().method() === 'POST')
			const remove = new RegExp(t('wishlist:removeNamed', { name: '.*' }))
			await phone.getByRole('button', { name: remove }).first().click()
			await (await removed).finished()
			await expect(titles(phone)).toHaveCount(1)
			await elsewhere.close()

			await page.goto(at('/profile/wishlist'))
			await expect(titles(page)).toHaveCount(1)
			const name = await titles(page).innerText()
			const link = /http\S+wishlist\S+/.exec(await page.locator('main').innerText())?.[0] ?? ''
			const friend = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
			const sharedPage = await friend.newPage()
			await sharedPage.goto(link)
			await expect(titles(sharedPage)).toHaveText([name])
			await expect(sharedPage.locator('main')).not.toContainText('Sekar')
			await friend.close()
			await page.getByRole('button', { name: t('wishlist:moveNamed', { name }) }).click()
			await expect(
				page.getByText(new RegExp(`${t('wishlist:said.choose')}|${name}.*keranjang`)).first(),
			).toBeVisible()
		},
	)
}
