import { overflowing } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a long word in the address does not make a page wider than a phone', async ({ page, at }) => {
	await page.goto(at(`/products?q=${'w'.repeat(200)}`))
	expect(await overflowing(page)).toEqual([])
	await page.goto(at(`/${'w'.repeat(600)}`))
	await expect(page.locator('[data-error="404"]')).toBeVisible()
	expect(await overflowing(page)).toEqual([])
})

test('the chips of a row that scrolls have one line each', async ({ page, at }) => {
	await page.goto(at('/articles', 'kopi.localhost'))
	const chips = page.getByRole('list', { name: 'Kategori artikel' }).getByRole('link')
	await expect(chips.filter({ hasText: 'Asal-usul' })).toBeVisible()
	const heights = await chips.evaluateAll((links) => links.map(({ clientHeight }) => clientHeight))
	expect(new Set(heights).size).toBe(1)
})
