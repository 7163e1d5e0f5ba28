import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop, withFile } from '#tests/support/own-shop.ts'
import { receipt } from './support/proof.ts'
import { firstOf, script, shownForm } from './support/crossing.ts'
import { untilScriptRuns } from './support/script.ts'

for (const width of firstOf([360, 1280])) {
	test(
		`[BO-06, CK-05] the popup moves and covers nothing at ${width} px, is shown once a visit, and Escape closes it`,
		script,
		async ({ page, at }) => {
			const { company, host } = await ownShop()
			const texts = ['--target', '/products', '--alt-id', 'Panen raya', '--alt-en', 'Harvest']
			await withFile('popup.png', (await receipt()).buffer, (file) =>
				etalase('popup', 'set', '--company', company, '--picture', file, ...texts),
			)
			await page.setViewportSize({ width, height: 740 })
			await page.addInitScript(() => {
				let shift = 0
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						if (!Reflect.get(entry, 'hadRecentInput')) shift += Number(Reflect.get(entry, 'value'))
						Object.assign(window, { shift })
					}
				}).observe({ type: 'layout-shift', buffered: true })
				Object.assign(window, { shift })
			})
			const shiftOf = () => page.evaluate((): unknown => Reflect.get(window, 'shift'))
			const dialog = page.getByRole('dialog', { name: 'Panen raya' })
			await page.goto(at('/', host))
			await expect(dialog).toBeVisible()
			await untilScriptRuns(page)
			await page.waitForLoadState('networkidle')
			expect(await shiftOf()).toBe(0)
			await page.keyboard.press('Tab')
			await expect(dialog.getByRole('button')).toBeFocused()
			const box = await dialog.boundingBox()
			const header = await page.getByRole('banner').boundingBox()
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)

			// Another page, and the home page again: in this visit it was seen.
			await page.getByRole('contentinfo').getByRole('link').first().click()
			await expect(dialog).toHaveCount(0)
			await page.goto(at('/', host))
			await expect(page.getByRole('main')).toBeVisible()
			await expect(dialog).toHaveCount(0)

			await page.context().clearCookies({ name: 'HIDE_POPUP' })
			await page.goto(at('/', host))
			await untilScriptRuns(page)
			await page.waitForLoadState('networkidle')
			const response = page.waitForResponse((response) => response.request().method() === 'POST')
			await page.keyboard.press('Escape')
			await (await response).finished()
			await expect(dialog).toHaveCount(0)
			expect(await shiftOf()).toBe(0)
			const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'HIDE_POPUP')
			expect(cookie).toMatchObject({ value: 'true', httpOnly: true })
			await page.goto(at('/', host))
			await expect(dialog).toHaveCount(0)
		},
	)
}

test(
	'every category is reachable from the header, by pointer and by keyboard',
	shownForm,
	async ({ page, at, javaScriptEnabled }) => {
		await page.setViewportSize({ width: 1280, height: 800 })
		// One menu with all categories, and a row with one menu for each.
		for (const [host, within] of [
			['kopi.localhost', ''],
			['localhost', 'li '],
		] as const) {
			await page.goto(at('/', host))
			const categories = page.getByRole('navigation', { name: 'Kategori', exact: true })
			const first = categories.locator(`${within}ul > li`).first()
			await expect(first).not.toBeVisible()
			if (javaScriptEnabled === false) {
				await categories.getByRole('link').first().click()
				await expect(page.getByRole('navigation', { name: 'Sempitkan kategori' })).toBeVisible()
				continue
			}
			await categories.getByRole('link').first().focus()
			await untilScriptRuns(page)
			await categories.getByRole('link').first().hover()
			await expect(first).toBeVisible()
			await page.keyboard.press('Tab')
			await expect(first.getByRole('link').first()).toBeFocused()
			await expect.poll(() => categories.locator('li li').count()).toBeGreaterThan(5)
			await page.keyboard.press('Escape')
			await expect(first).not.toBeVisible()
		}

		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto(at('/'))
		await page.locator('summary[aria-label="Menu"]').click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await menu.getByRole('link', { name: 'Pria', exact: true }).click()
		await expect(page).toHaveURL(/\/products\/pria$/)
		const below = page.getByRole('navigation', { name: 'Sempitkan kategori' })
		await below.getByRole('link', { name: 'Kemeja', exact: true }).click()
		await expect(page).toHaveURL(/\/products\/(?!pria$)[\w-]+$/)
	},
)

test(
	'[CK-07] with script a link’s affiliate code is copied into the browser’s storage',
	script,
	async ({ page, at }) => {
		await page.goto(at('/products?ref=KODE-1'))
		const copy = () => page.evaluate(() => localStorage.getItem('AFFILIATE_CODE'))
		await expect.poll(copy).toBe('KODE-1')
	},
)
