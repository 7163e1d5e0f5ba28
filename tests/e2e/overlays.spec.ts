import type { Page } from '@playwright/test'
import { openProduct } from './support/checkout.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

const radixFiles = /\/assets\/Radix\w+-[\w-]+\.js$/

async function openOnPhone(page: Page, address: string) {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto(address)
	await untilScriptRuns(page)
}

test('loads no Radix file before the first press', script, async ({ page, at }) => {
	const fetched: string[] = []
	page.on('request', (request) => {
		if (radixFiles.test(request.url())) fetched.push(request.url())
	})
	// Waits for the network only: evaluating code in the page could count as an interaction.
	await page.goto(at('/products'), { waitUntil: 'networkidle' })
	const entry = page.waitForResponse(/\/assets\/entry\.client-/)
	await page.locator('main').getByRole('article').getByRole('link').first().hover()
	await entry
	await page.waitForLoadState('networkidle')
	expect(fetched).toEqual([])
	const toasts = page.waitForRequest(/\/assets\/RadixToasts-/)
	await page.mouse.click(4, 300)
	await toasts
	await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached()
	expect(fetched).toHaveLength(1)
})

test(
	'the phone menu is a modal dialog that traps and restores the focus',
	script,
	async ({ page, at }) => {
		await openOnPhone(page, at('/'))
		await page.locator('summary[aria-label="Menu"]').focus()
		await page.keyboard.press('Enter')
		const menu = page.getByRole('dialog', { name: 'Menu' })
		await expect(menu.getByRole('button', { name: 'Tutup' })).toBeFocused()
		await page.keyboard.press('Shift+Tab')
		await expect(menu.locator(':focus')).toHaveCount(1)
		await page.keyboard.press('Tab')
		await expect(menu.getByRole('button', { name: 'Tutup' })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(menu).toHaveCount(0)
		const button = page.getByRole('button', { name: 'Menu' })
		await expect(button).toBeFocused()

		await button.click()
		await menu.getByRole('link', { name: 'Semua produk' }).click()
		await expect(menu).toHaveCount(0)
		await expect(page).toHaveURL(at('/products'))
	},
)

test(
	'the phone filters are a modal dialog that keeps its input when closed',
	script,
	async ({ page, at }) => {
		await openOnPhone(page, at('/products'))
		await page.locator('summary', { hasText: 'Filter' }).click()
		const filters = page.getByRole('dialog', { name: 'Filter' })
		const sale = page.getByRole('checkbox', { name: 'Lagi diskon' })
		await filters.getByRole('textbox', { name: 'Paling mahal' }).fill('150.000')
		await sale.check()
		await page.keyboard.press('Escape')
		await expect(filters).toHaveCount(0)
		await expect(sale).toBeHidden()
		const button = page.getByRole('button', { name: 'Filter' })
		await expect(button).toBeFocused()
		await button.press('Enter')
		await expect(sale).toBeChecked()
		await expect(filters.getByRole('textbox', { name: 'Paling mahal' })).toHaveValue('150.000')

		await page.setViewportSize({ width: 1280, height: 740 })
		await expect(filters).toHaveCount(0)
		await expect(sale).toBeChecked()
		await page.getByRole('button', { name: 'Tampilkan hasil' }).click()
		await expect(page).toHaveURL(/max=150\.?000.*sale=1/)
	},
)

test(
	'a product picture opens in a dialog, arrow keys change it, and closing restores the focus',
	script,
	async ({ page, at }) => {
		await openProduct(page, at)
		const link = page.getByRole('link', { name: /Perbesar$/ }).nth(1)
		await link.focus()
		await page.keyboard.press('Enter')
		const pictures = page.getByRole('dialog', { name: 'Foto produk' })
		const number = pictures.getByRole('status')
		await expect(number).toHaveText(/^2 \//)
		await expect(pictures.getByRole('button', { name: 'Tutup' })).toBeFocused()
		await page.keyboard.press('ArrowLeft')
		await expect(number).toHaveText(/^1 \//)
		await pictures.getByRole('button', { name: 'Foto berikutnya' }).click()
		await expect(number).toHaveText(/^2 \//)
		const zoomButton = pictures.getByRole('button', { name: 'Perbesar dua kali' })
		await zoomButton.press('Enter')
		await expect(zoomButton).toHaveAttribute('aria-pressed', 'true')
		await page.keyboard.press('Escape')
		await expect(pictures).toBeHidden()
		await expect(link).toBeFocused()
		await expect(page).toHaveURL(/\/product\//)
	},
)

test(
	'the sort menu of a listing supports arrow keys and type-ahead',
	script,
	async ({ page, at }) => {
		await openOnPhone(page, at('/products'))
		await page.locator('summary', { hasText: 'Urutkan' }).click()
		// A pointer that rests where the menu opens would focus the item below it.
		await page.mouse.move(0, 0)
		const menu = page.getByRole('menu')
		const items = menu.getByRole('menuitem')
		await expect(menu).toBeFocused()
		await page.keyboard.press('ArrowDown')
		await expect(items.first()).toBeFocused()
		await page.keyboard.press('End')
		await expect(items.last()).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(menu).toHaveCount(0)
		const button = page.getByRole('button', { name: /^Urutkan/ })
		await expect(button).toBeFocused()

		await page.keyboard.press('Enter')
		await expect(items.first()).toBeFocused()
		await page.keyboard.press('r')
		await expect(items.last()).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/sort=/)
		await expect(menu).toHaveCount(0)
	},
)

test(
	'before the Radix files have loaded, everything opens as without script',
	script,
	async ({ page, at }) => {
		let releaseResponse = () => {}
		const pending = new Promise<void>((done) => (releaseResponse = done))
		await page.route(radixFiles, async (route) => {
			await pending
			await route.continue()
		})
		await openOnPhone(page, at('/products'))
		await page.locator('summary[aria-label="Menu"]').click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await expect(menu).toBeVisible()
		await expect(page.getByRole('dialog')).toHaveCount(0)
		releaseResponse()
		await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
		await menu.getByRole('link', { name: 'Pria', exact: true }).click()
		await expect(page).toHaveURL(/\/products\/pria$/)
		await expect(menu).toHaveCount(0)
	},
)
