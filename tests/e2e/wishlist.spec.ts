import type { Page } from '@playwright/test'
import { firstOf, form, noScript, plainForm, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')
const hearts = (page: Page) => cards(page).locator('button[aria-pressed]')

/** Presses a heart button and waits for the response. */
async function press(page: Page, at: number) {
	const response = page.waitForResponse((response) => response.request().method() === 'POST')
	await hearts(page).nth(at).click()
	await (await response).finished()
}

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(
		`[FN-14, NJ-03] the heart button adds products to the wishlist and removes them, in ${language}`,
		form,
		async ({ page, at, javaScriptEnabled }) => {
			const t = textsOf(language)
			const heading = page.getByRole('heading', { level: 1 })
			const counted = (count: number) =>
				page.getByRole('banner').getByRole('link', {
					name: count === 0 ? t('frame:wish.empty') : t('frame:wish.filled', { count }),
				})
			await page.goto(at(`${prefix}/wishlist`))
			await expect(heading).toHaveText(t('wishlist:none.title'))

			await page.goto(at(`${prefix}/products`))
			if (javaScriptEnabled !== false) await untilScriptRuns(page)
			const titles = cards(page).getByRole('heading')
			const names = await titles.allInnerTexts()
			await press(page, 0)
			await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
			await expect(counted(1)).toBeVisible()
			await press(page, 2)
			await expect(counted(2)).toBeVisible()
			await expect(page).toHaveURL(at(`${prefix}/products`))

			await counted(2).click()
			await expect(titles).toHaveText([names[2] ?? '', names[0] ?? ''])
			await expect(cards(page).first()).toContainText(/Rp \d/)
			await press(page, 0)
			await expect(titles).toHaveText([names[0] ?? ''])
			await press(page, 0)
			await expect(heading).toHaveText(t('wishlist:none.title'))
			await expect(counted(0)).toBeVisible()
		},
	)
}

test(
	'products move from the wishlist to the cart, those with variants through their page',
	plainForm,
	async ({ page, at, javaScriptEnabled }) => {
		for (const [product, message] of [
			['kemeja-linen-teduh', 'Pilih dulu variannya'],
			['kain-batik-kawung-dua-meter', 'masuk keranjang'],
		] as const) {
			await page.goto(at(`/product/${product}`))
			if (javaScriptEnabled !== false) await untilScriptRuns(page)
			const wishButton = page.locator('main header button[aria-pressed]')
			const response = page.waitForResponse((response) => response.request().method() === 'POST')
			await wishButton.click()
			await (await response).finished()
			await expect(wishButton).toHaveAttribute('aria-pressed', 'true')
			await page.goto(at('/wishlist'))
			await page
				.getByRole('button', { name: /^Masukkan .* ke keranjang$/ })
				.first()
				.click()
			await expect(page.getByText(message).first()).toBeVisible()
		}
	},
)

test(
	'heart buttons change immediately, and none is lost when the visitor leaves the page',
	script,
	async ({ page, at }) => {
		await page.goto(at('/products'))
		await untilScriptRuns(page)
		for (const nth of [0, 1, 2, 3]) await hearts(page).nth(nth).click()
		for (const nth of [0, 1, 2, 3]) {
			await expect(hearts(page).nth(nth)).toHaveAttribute('aria-pressed', 'true')
		}
		await page.goto(at('/faq'))
		await expect
			.poll(async () => {
				await page.goto(at('/wishlist'))
				return cards(page).count()
			})
			.toBe(4)
	},
)

const recent = (page: Page) =>
	page.getByRole('region', { name: 'Terakhir dilihat' }).getByRole('heading', { level: 3 })

test(
	'recently viewed products are shown on the next product page and below the cart',
	script,
	async ({ page, at }) => {
		const remembered = page.waitForResponse((response) =>
			response.url().includes('/recently-viewed'),
		)
		await page.goto(at('/product/kemeja-linen-teduh'))
		await remembered
		await page.goto(at('/product/blazer-santai-lobi'))
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
		await expect(recent(page)).toHaveText(['Kemeja Linen Teduh'])
		await page.goto(at('/Cart'))
		await expect(recent(page).last()).toHaveText('Kemeja Linen Teduh')
	},
)

test(
	'without script recently viewed products are shown on pages with personal cookies',
	noScript,
	async ({ page, at }) => {
		// A page shared by all visitors records no viewed product.
		await page.goto(at('/product/kemeja-linen-teduh'))
		await page.goto(at('/product/blazer-santai-lobi'))
		await expect(recent(page)).toHaveCount(0)
		await page.getByRole('contentinfo').getByRole('button', { name: 'Tampilan gelap' }).click()
		await page.goto(at('/product/kemeja-linen-teduh'))
		await page.goto(at('/product/blazer-santai-lobi'))
		await expect(recent(page)).toHaveText(['Kemeja Linen Teduh'])
		await page.goto(at('/Cart'))
		await expect(recent(page).last()).toHaveText('Kemeja Linen Teduh')
	},
)
