import { shopAddress } from '#tests/support/shop-address.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

test('a search is a form that leads to a listing', async ({ page, at }) => {
	await page.goto(at('/'))
	await page.locator('header input[name="q"]').fill('kemeja')
	await page.locator('header form[role="search"] button').click()
	await expect(page).toHaveURL(/\/products\?q=kemeja$/)
	await expect(page.locator('h1')).toContainText('kemeja')
})

test('[BC-03, NJ-02] with script, what is typed is asked for once the hand rests, from our own server', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/search/suggestions')) asked.push(request.url())
	})
	await page.goto(at('/'))
	const field = page.locator('header input[name="q"]')
	if (javaScriptEnabled === false) {
		await field.fill('kemeja')
		await expect(field).not.toHaveAttribute('role')
		return
	}
	await untilScriptRuns(page)
	await field.focus()
	await expect(field).toHaveAttribute('role', 'combobox')
	await page.keyboard.type('kemeja', { delay: 40 })
	const options = page.getByRole('option')
	await expect(options.first()).toBeVisible()
	expect(asked).toHaveLength(1)
	expect(new URL(asked[0] ?? '').origin).toBe(shopAddress().origin())
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
})

test('with script, an older answer never takes the place of a newer one', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	if (javaScriptEnabled === false) return
	let release: () => void = () => undefined
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(/search\/suggestions\?q=kem(&|$)/, async (route) => {
		await held
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
