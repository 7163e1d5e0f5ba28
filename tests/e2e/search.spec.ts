import { shopAddress } from '#tests/support/shop-address.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

test(
	'[BC-03, NJ-02] suggestions are requested once typing pauses, from the storefront alone',
	script,
	async ({ page, at }) => {
		const requested: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('/search/suggestions')) requested.push(request.url())
		})
		await page.goto(at('/'))
		const field = page.locator('header input[name="q"]')
		await untilScriptRuns(page)
		await field.focus()
		await expect(field).toHaveAttribute('role', 'combobox')
		await page.keyboard.type('kemeja', { delay: 40 })
		const options = page.getByRole('option')
		await expect(options.first()).toBeVisible()
		expect(requested).toHaveLength(1)
		expect(new URL(requested[0] ?? '').origin).toBe(shopAddress().origin())
		await expect(page.getByRole('listbox')).toContainText('Rp')
		await expect(page.locator('header [role="status"]')).toContainText('saran')

		await page.keyboard.press('ArrowDown')
		await expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-0')
		await expect(options.first()).toHaveAttribute('aria-selected', 'true')
		await page.keyboard.press('ArrowUp')
		await expect(field).not.toHaveAttribute('aria-activedescendant')
		await page.keyboard.press('Escape')
		await expect(options.first()).toBeHidden()
		await expect(field).toHaveAttribute('aria-expanded', 'false')
		await expect(field).toHaveValue('kemeja')

		await page.keyboard.press('ArrowDown')
		const name = await options.last().locator('span').last().innerText()
		await options.last().click()
		await expect(page.locator('h1')).toHaveText(name)
	},
)

test('an older response never replaces a newer one', script, async ({ page, at }) => {
	let release: () => void = () => undefined
	const pending = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(/search\/suggestions\?q=kem(&|$)/, async (route) => {
		await pending
		await route.continue().catch(() => undefined)
	})
	await page.goto(at('/'))
	await untilScriptRuns(page)
	const field = page.locator('header input[name="q"]')
	await field.focus()
	await expect(field).toHaveAttribute('role', 'combobox')
	const first = page.waitForRequest(/suggestions\?q=kem(&|$)/)
	await page.keyboard.type('kem')
	await first
	await field.fill('hijab')
	await expect(page.getByRole('option').first()).toContainText(/hijab/i)
	release()
	await field.press('ArrowDown')
	await expect(page.getByRole('option').first()).toContainText(/hijab/i)
})
