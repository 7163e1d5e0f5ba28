import { etalase } from '#tests/support/etalase.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newAgent } from './support/agents.ts'
import { newCustomer } from './support/customer.ts'
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

test('a long code of an agent does not make a page wider than a phone', async ({ page, at }) => {
	const shop = await ownShop()
	await etalase(
		'agent-plan',
		'set',
		'--company',
		shop.company,
		'--price',
		'10',
		'--levels',
		'5,2,1',
	)
	const code = 'AGEN'.repeat(10)
	await newAgent(shop, await newCustomer(page, at('/', shop.host).replace(/\/$/, '')), code)
	await page.goto(at('/profile/agen', shop.host))
	await expect(page.locator('main')).toContainText(`?agen=${code}`)
	expect(await overflowing(page)).toEqual([])
})

test('the chips of a row that scrolls have one line each', async ({ page, at }) => {
	await page.goto(at('/articles', 'kopi.localhost'))
	const chips = page.getByRole('list', { name: 'Kategori artikel' }).getByRole('link')
	await expect(chips.filter({ hasText: 'Asal-usul' })).toBeVisible()
	const heights = await chips.evaluateAll((links) => links.map(({ clientHeight }) => clientHeight))
	expect(new Set(heights).size).toBe(1)
})
