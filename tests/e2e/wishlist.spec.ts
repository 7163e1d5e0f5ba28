import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

const hearts = (page: Page) => page.locator('main .good-act button')
const counted = (page: Page) => page.locator('header a[href$="/wishlist"] .tap-n')

/** Presses a heart and waits until the server has it. */
async function press(page: Page, at: number) {
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await hearts(page).nth(at).click()
	await (await answered).finished()
}

for (const { lang, prefix, empty } of [
	{ lang: 'id', prefix: '', empty: 'Wishlistmu masih kosong' },
	{ lang: 'en', prefix: '/en', empty: 'Your wishlist is empty so far' },
] as const) {
	test(`[FN-14, NJ-03] hearts put goods aside and take them back, in ${lang}`, async ({
		page,
		at,
		javaScriptEnabled,
	}) => {
		await page.goto(at(`${prefix}/wishlist`))
		await expect(page.locator('h1')).toHaveText(empty)

		await page.goto(at(`${prefix}/products`))
		if (javaScriptEnabled !== false) await untilScriptRuns(page)
		const names = await page.locator('main .good-t').allInnerTexts()
		await press(page, 0)
		await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
		await expect(counted(page)).toHaveText('1')
		await press(page, 2)
		await expect(counted(page)).toHaveText('2')
		await expect(page).toHaveURL(at(`${prefix}/products`))

		await page.locator('.top-acts a[href$="/wishlist"]').click()
		await expect(page.locator('main .good-t')).toHaveText([names[2] ?? '', names[0] ?? ''])
		await expect(page.locator('main .price').first()).toContainText('Rp')
		await press(page, 0)
		await expect(page.locator('main .good-t')).toHaveText([names[0] ?? ''])
		await press(page, 0)
		await expect(page.locator('h1')).toHaveText(empty)
		await expect(counted(page)).toHaveCount(0)
	})
}

test('goods go from the wishlist into the cart, those with variants by their own page', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.goto(at('/products?stock=1&sort=best-selling'))
	if (javaScriptEnabled !== false) await untilScriptRuns(page)
	await press(page, 0)
	await expect(counted(page)).toHaveText('1')
	await page.goto(at('/wishlist'))
	await page.locator('main button[name="move"]').first().click()
	const said = page.locator('main .alert').first()
	await expect(said).toContainText(/varian|masuk keranjang/)
	if (!(await said.innerText()).includes('varian')) return
	await expect(page).toHaveURL(/\/product\//)
	await expect(page.locator('form[action$="/Cart/lines"]')).toBeVisible()
})

test('the page of the wishlist is not for search engines, and is nobody else’s', async ({
	page,
	at,
}) => {
	const answer = await page.goto(at('/wishlist'))
	expect(answer?.headers()['cache-control']).toBe('private, no-store')
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('with script, pressed hearts show at once and none is lost on its way', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	if (javaScriptEnabled === false) return
	await page.goto(at('/products'))
	await untilScriptRuns(page)
	for (const nth of [0, 1, 2, 3]) await hearts(page).nth(nth).click()
	for (const nth of [0, 1, 2, 3]) {
		await expect(hearts(page).nth(nth)).toHaveAttribute('aria-pressed', 'true')
	}
	await expect
		.poll(async () => {
			await page.goto(at('/wishlist'))
			return page.locator('main .good').count()
		})
		.toBe(4)
})

test('goods looked at are shown on the next product and under the cart', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	const strip = page.locator('section[aria-labelledby="recent"] .good-t')
	if (javaScriptEnabled === false) {
		// A page that is the same for everyone leaves nothing behind; whoever has a look of their own gets one.
		await page.goto(at('/product/kemeja-linen-teduh'))
		await page.goto(at('/product/blazer-santai-lobi'))
		await expect(strip).toHaveCount(0)
		await page.locator('form:has(button[name="theme"]) button').last().click()
	}
	const remembered =
		javaScriptEnabled === false
			? undefined
			: page.waitForResponse((response) => response.url().includes('/recently-viewed'))
	await page.goto(at('/product/kemeja-linen-teduh'))
	await remembered
	await page.goto(at('/product/blazer-santai-lobi'))
	await expect(strip).toHaveText(['Kemeja Linen Teduh'])
	await page.goto(at('/Cart'))
	await expect(strip.last()).toHaveText('Kemeja Linen Teduh')
})
