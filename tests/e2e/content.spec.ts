import { expect, test } from './support/fixtures.ts'

test('[RT-02] a question opens when it is pressed and when it is the target of a link', async ({
	page,
	at,
}) => {
	await page.goto(at('/faq'))
	const entry = page.locator('main details').nth(1)
	const answer = entry.locator('div[id]')
	await expect(answer).toBeHidden()
	await entry.locator('summary').click()
	await expect(answer).toBeVisible()
	const id = await answer.getAttribute('id')
	await page.goto(at('/about'))
	await page.goto(at(`/faq#${id}`))
	await expect(page.locator(`[id="${id}"]`)).toBeVisible()
	await expect(page.locator('main details div[id]:visible')).toHaveCount(1)
})

test('[RT-05] a link of a table of contents scrolls to its heading', async ({ page, at }) => {
	await page.goto(at('/terms'))
	const parts = page.locator('nav[aria-labelledby="contents"] a')
	await expect.poll(() => parts.count()).toBeGreaterThanOrEqual(3)
	if (!(await parts.last().isVisible()))
		await page.locator('summary', { has: page.locator('#contents') }).click()
	const id = (await parts.last().getAttribute('href')) ?? ''
	await parts.last().click()
	await expect(page.locator(id)).toBeInViewport()
	expect(await page.locator(id).innerText()).toBe(await parts.last().innerText())
})

test('links work between pages with and without script', async ({ page, at }) => {
	await page.goto(at('/'))
	await page.locator('footer a[href="/about"]').click()
	await expect(page).toHaveURL(at('/about'))
	await expect(page.locator('h1')).not.toBeEmpty()
	await page.getByRole('banner').locator('a[href="/"]').click()
	await expect(page.getByRole('region', { name: 'Baru datang' }).getByRole('article')).toHaveCount(
		12,
	)
	await page.locator('footer a[href="/contact"]').click()
	await page.locator('#contact button').click()
	await expect(page.locator('#contact').getByRole('alert')).toBeVisible()
})
