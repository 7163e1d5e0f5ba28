import type { Page } from '@playwright/test'
import { form, noScript, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

const country = (page: Page) => page.locator('main').getByRole('combobox')
const list = (page: Page) => page.getByRole('listbox', { name: 'Negara' })
const number = (page: Page) => page.getByLabel('Nomor HP', { exact: true })
/** The submitted value: with script a hidden field beside the button that looks like a select. */
const chosen = (page: Page) => page.locator('[name="phoneCountry"]')

test(
	'[NT-03, BC-11] the country list of a phone number opens, closes and is searchable by keyboard',
	script,
	async ({ page, at }) => {
		await page.setViewportSize({ width: 360, height: 800 })
		await page.goto(at('/order/look-up'))
		await expect(country(page)).toHaveText('Indonesia +62')
		await country(page).focus()
		await page.keyboard.press('ArrowDown')
		await expect(list(page)).toBeVisible()
		await expect(country(page)).toHaveAttribute('aria-expanded', 'true')
		await page.keyboard.press('Escape')
		await expect(list(page)).toBeHidden()

		await page.keyboard.press('Enter')
		// A busy machine may pause between two letters, after which a new word begins.
		await expect(async () => {
			await page.keyboard.type('sing')
			const active = await country(page).getAttribute('aria-activedescendant')
			expect(await page.locator(`[id="${active}"]`).textContent()).toContain('Singapura')
		}).toPass({ intervals: [1000] })
		await page.keyboard.press('Enter')
		await expect(list(page)).toBeHidden()
		await expect(chosen(page)).toHaveValue('SG')
		await expect(country(page)).toHaveText('Singapura +65')

		await country(page).click()
		await list(page).getByRole('option', { name: 'Malaysia' }).click()
		await expect(chosen(page)).toHaveValue('MY')
		await country(page).click()
		await page.getByRole('heading', { level: 1 }).click()
		await expect(list(page)).toBeHidden()
	},
)

test(
	'[NT-03] without script the country of a phone number is a native select',
	noScript,
	async ({ page, at }) => {
		await page.goto(at('/order/look-up'))
		await expect(country(page)).toHaveValue('ID')
		await country(page).selectOption({ label: 'Jepang +81' })
		await expect(country(page)).toHaveValue('JP')
	},
)

test(
	'[BC-11] the country list opens upwards when less than 200 px are below',
	script,
	async ({ page, at }) => {
		await page.setViewportSize({ width: 700, height: 800 })
		await page.goto(at('/order/look-up'))
		for (const [below, isAbove] of [
			[150, true],
			[320, false],
		] as const) {
			await expect(country(page)).toHaveText('Indonesia +62')
			const bottom = await country(page).evaluate(
				(box) => box.getBoundingClientRect().bottom + window.scrollY,
			)
			await page.setViewportSize({ width: 700, height: Math.round(bottom) + below })
			await page.evaluate(() => window.scrollTo(0, 0))
			await country(page).click()
			const [button, opened] = [await country(page).boundingBox(), await list(page).boundingBox()]
			expect(opened!.y < button!.y).toBe(isAbove)
			await page.keyboard.press('Escape')
		}
	},
)

test('[VA-06] accepts only characters of a phone number', script, async ({ page, at }) => {
	await page.goto(at('/order/look-up'))
	await expect(country(page)).toHaveText('Indonesia +62')
	await number(page).pressSequentially('HP(021) 555-1234 +x.')
	await expect(number(page)).toHaveValue('(021) 555-1234 +')
	await number(page).fill('')
	await number(page).pressSequentially('#0812*3456')
	await expect(number(page)).toHaveValue('08123456')
	await number(page).fill('(021) 555-1234 ext. 12')
	await expect(number(page)).toHaveValue('(021) 555-1234 ')
})

test(
	'[VA-08] a number that is invalid for its country is rejected with the page’s own message and kept',
	form,
	async ({ page, at, javaScriptEnabled }) => {
		await page.goto(at('/order/look-up'))
		await page.getByLabel('Nomor pesanan', { exact: true }).fill('LPK-1')
		if (javaScriptEnabled === false) {
			await country(page).selectOption('SG')
		} else {
			await expect(country(page)).toHaveText('Indonesia +62')
			await country(page).click()
			await list(page).getByRole('option', { name: 'Singapura' }).click()
		}
		await number(page).fill('1234 5678')
		await page.getByRole('button', { name: 'Lihat pesanan' }).click()
		await expect(number(page)).toHaveAccessibleDescription(/Ini belum seperti nomor HP/)
		await expect(number(page)).toHaveValue('1234 5678')
		await expect(chosen(page)).toHaveValue('SG')
	},
)
