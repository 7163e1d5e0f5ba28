import type { Locator, Page } from '@playwright/test'
import {
	addButton,
	buyer,
	courierOption,
	option,
	payeeOption,
	stepOf,
	submitOf,
} from './support/checkout.ts'
import { firstOf } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

/** Presses Tab until the element has the focus, which must be visible. */
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

async function type(page: Page, field: Locator, text: string) {
	await tabTo(page, field)
	await page.keyboard.type(text)
}

/** Activates a focused link or button, and waits for the response page. */
async function press(page: Page, target: Locator, key = 'Enter') {
	await tabTo(page, target)
	const loaded = page.waitForLoadState('load')
	await page.keyboard.press(key)
	await loaded
}

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(`completes a purchase by keyboard alone, in ${language}`, async ({ page, at }) => {
		const t = textsOf(language)
		const main = page.locator('main')
		const field = (name: string) => main.getByLabel(t(`checkout:${name}.label`), { exact: true })
		await page.goto(at(`${prefix}/products?stock=1&sort=best-selling`))
		await page.keyboard.press('Tab')
		const toContent = page.getByRole('link', { name: t('frame:skip') })
		await expect(toContent).toBeFocused()
		await page.keyboard.press('Tab')
		const toSearch = page.getByRole('link', { name: t('frame:skipToSearch') })
		await expect(toSearch).toBeFocused()
		await expect(toSearch).toBeInViewport()
		await page.keyboard.press('Enter')
		// Its role is "combobox" once the script has added suggestions.
		await expect(page.getByRole('banner').locator('input[type=search]')).toBeFocused()

		await page.goto(at(`${prefix}/products?stock=1&sort=best-selling`))
		await tabTo(page, toContent)
		await page.keyboard.press('Enter')
		await press(page, main.getByRole('article').getByRole('link').first())
		await expect(page).toHaveURL(/\/product\//)
		await expect(addButton(page)).toBeVisible()
		await press(page, page.getByRole('button', { name: t('cart:buy.now') }))
		await expect(page).toHaveURL(/\/order\/checkout/)

		await type(page, field('contact.name'), buyer.name)
		await type(page, field('contact.phone'), buyer.phone)
		await type(page, field('contact.email'), buyer.email)
		await page.keyboard.press('Enter')
		await type(page, main.getByRole('searchbox'), 'Kebayoran Baru')
		await page.keyboard.press('Enter')
		await tabTo(page, option(page, 'address').first())
		await page.keyboard.press('Space')
		await type(page, field('address.postcode'), buyer.postcode)
		await type(page, field('address.street'), buyer.street)
		await press(page, submitOf(page, 'address'))
		await tabTo(page, courierOption(page).and(page.locator(':checked')))
		await tabTo(page, payeeOption(page).and(page.locator(':checked')))
		await press(page, submitOf(page, 'delivery'))
		await tabTo(page, stepOf(page, 'review').getByRole('checkbox'))
		await page.keyboard.press('Space')
		await press(page, submitOf(page, 'order'))
		await expect(page.locator('[data-order-number]')).toBeVisible()
	})
}
