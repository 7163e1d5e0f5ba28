import type { Page } from '@playwright/test'
import { firstOf, form, plainForm } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

const cards = (page: Page) => page.locator('main').getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The prices on the cards, in whole rupiah. */
async function amounts(page: Page): Promise<number[]> {
	const texts = await cards(page).locator('ins, b').filter({ hasText: /^Rp/ }).allInnerTexts()
	return texts.map((text) => Number(text.replace(/\D/g, '')))
}

for (const { language, prefix } of firstOf(languages)) {
	test.describe(`in ${language}`, () => {
		const t = textsOf(language)
		test(
			'[RT-13, MD-03] searches, filters and sorts a category, all through its address',
			form,
			async ({ page, at }) => {
				await page.goto(at(`${prefix}/`))
				const categories = t('catalog:home.categories')
				await page.getByRole('navigation', { name: categories }).getByRole('link').first().click()
				await expect(page).toHaveURL(new RegExp(`${prefix}/products/[a-z-]+$`))
				await expect(heading(page)).not.toBeEmpty()

				await page.getByLabel(t('catalog:filter.max')).fill('200.000')
				await page.getByLabel(t('catalog:filter.stock')).check()
				await page.getByRole('button', { name: t('catalog:filter.apply') }).click()
				await expect(page).toHaveURL(/max=200\.000.*stock=1/)
				const used = page
					.getByRole('list', { name: t('catalog:filter.active') })
					.getByRole('link', { name: t('catalog:filter.removeLabel') })
				await expect(used).toHaveCount(2)
				expect(Math.max(...(await amounts(page)))).toBeLessThanOrEqual(200_000)

				const sorting = page.getByText(new RegExp(`^${t('catalog:sort.label')}: `))
				await sorting.click()
				const cheapest = t('catalog:sort.cheapest')
				await page
					.getByRole('link', { name: cheapest })
					.or(page.getByRole('menuitem', { name: cheapest }))
					.click()
				await expect(page).toHaveURL(/max=200000.*stock=1.*sort=cheapest/)
				await expect(sorting).toContainText(cheapest)
				const found = await amounts(page)
				expect(found.length).toBeGreaterThan(1)
				expect(found).toEqual(found.toSorted((a, b) => a - b))

				await used.first().click()
				await expect(used).toHaveCount(1)
				await expect(page).toHaveURL(/\?stock=1&sort=cheapest$/)
			},
		)
	})
}

test('shows the filters as a sheet on a phone', plainForm, async ({ page, at }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto(at('/products'))
	const sale = page.getByRole('checkbox', { name: 'Lagi diskon' })
	await expect(sale).toBeHidden()
	await page.locator('summary', { hasText: 'Filter' }).click()
	await sale.check()
	await page.getByRole('button', { name: 'Tampilkan hasil' }).click()
	await expect(page).toHaveURL(/sale=1/)
	await expect(sale).toBeHidden()
	await expect(cards(page)).not.toHaveCount(0)
	await expect(cards(page).filter({ hasNot: page.locator('del') })).toHaveCount(0)
})

test(
	'[RT-14] the address selects a variant; a sold-out one cannot be bought',
	plainForm,
	async ({ page, at }) => {
		await page.goto(at('/product/kemeja-linen-teduh'))
		await expect(page).toHaveTitle('Kemeja Linen Teduh · Lungsin & Pakan')
		const buy = page.getByRole('button', { name: 'Beli sekarang' })
		const sizes = page.getByRole('group', { name: 'Ukuran' })
		await expect(buy).toBeEnabled()

		await sizes.getByRole('link', { name: 'XXL', exact: true }).click()
		await expect(page).toHaveURL(/\?v=\d+$/)
		await expect(sizes.locator('[aria-current]')).toHaveText('XXL')
		await expect(page.getByText(/^SKU .*-XXL$/)).toBeVisible()

		await page
			.locator('main')
			.getByRole('link', { name: /\(habis\)$/ })
			.first()
			.click()
		await expect(page.getByText('Stok habis', { exact: true }).first()).toBeVisible()
		await expect(buy).toHaveCount(0)
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			'href',
			/\/product\/kemeja-linen-teduh$/,
		)
	},
)

test(
	'[MD-03] switches the language of the current page with one tap',
	plainForm,
	async ({ page, at }) => {
		const other = (name: string) =>
			page.getByRole('banner').getByRole('link', { name, exact: true })
		await page.goto(at('/products?q=batik'))
		await other('English').click()
		await expect(page).toHaveURL(at('/en/products?q=batik'))
		await expect(page.locator('html')).toHaveAttribute('lang', 'en')
		await other('Bahasa Indonesia').click()
		await expect(page).toHaveURL(at('/products?q=batik'))
	},
)

test(
	'colour theme and data-saving mode are forms whose choice persists',
	form,
	async ({ page, at }) => {
		const preferences = page.getByRole('region', { name: 'Pilihan' })
		await page.goto(at('/products'))
		await preferences.getByRole('button', { name: 'Tampilan gelap' }).click()
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
		await expect(page).toHaveURL(at('/products'))
		await preferences.getByRole('button', { name: 'Nyalakan mode hemat data' }).click()
		await expect(page.locator('html')).toHaveAttribute('data-saver', '')
		await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
		await preferences.getByRole('button', { name: 'Matikan mode hemat data' }).click()
		await expect(page.locator('html')).not.toHaveAttribute('data-saver')
	},
)

test('[BC-05] the large picture measures 647 px in windows of 1536 px and more, else 487 px on desktops', async ({
	page,
	at,
}) => {
	await page.goto(at('/product/kemeja-linen-teduh'))
	const picture = page.locator('#picture-1 img')
	for (const [width, expected] of [
		[1920, 647],
		[1536, 647],
		[1535, 487],
		[1025, 487],
	] as const) {
		await page.setViewportSize({ width, height: 900 })
		expect((await picture.boundingBox())?.width, `${width} px`).toBe(expected)
	}
})
