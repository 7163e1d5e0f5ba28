import type { Locator, Page } from '@playwright/test'
import { form, firstOf } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/words.ts'

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

const cards = (page: Page) => page.locator('main').getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What the cards cost, as they say it. */
function prices(within: Page | Locator): Promise<string[]> {
	return within.getByRole('article').locator('ins, b').filter({ hasText: /^Rp/ }).allInnerTexts()
}

/** The same in whole rupiah. */
async function amounts(page: Page): Promise<number[]> {
	return (await prices(page)).map((text) => Number(text.replace(/\D/g, '')))
}

function names(page: Page): Promise<string[]> {
	return cards(page).getByRole('heading').allInnerTexts()
}

async function searchFor(page: Page, text: string) {
	const search = page.getByRole('search')
	await search.getByRole('searchbox').fill(text)
	await search.getByRole('button').click()
}

for (const { language, prefix } of languages) {
	test(`[RT-01, BC-02, BC-06, MD-02, SC-02, SC-03, SC-06] home shows banners, twelve newest in rupiah and the company around them, in ${language}`, async ({
		page,
		at,
	}) => {
		await page.goto(at(`${prefix}/`))
		await expect(page.locator('html')).toHaveAttribute('lang', language)
		await expect(page).toHaveTitle('Lungsin & Pakan')
		const logo = page.getByRole('banner').getByRole('link', { name: /^Lungsin & Pakan, / })
		await expect(logo.locator('img')).toBeVisible()
		await expect(page.getByRole('group', { name: 'Promo' }).locator('img')).toHaveCount(4)
		const newest = page.getByRole('region', { name: textsOf(language)('catalog:home.newest') })
		await expect(newest.getByRole('article')).toHaveCount(12)
		const shown = await prices(newest)
		expect(shown).toHaveLength(12)
		for (const text of shown) expect(text).toMatch(/^Rp [1-9]\d{0,2}(\.\d{3})*$/)
		const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
		await expect.poll(() => links.count()).toBeGreaterThan(3)
		for (const link of await links.all()) {
			const href = (await link.getAttribute('href')) ?? ''
			if (href.startsWith('/'))
				expect((await page.request.get(at(`/${href.slice(1)}`))).status()).toBe(200)
		}
	})
}

for (const { language, prefix } of firstOf(languages)) {
	test.describe(`in ${language}`, () => {
		const words = textsOf(language)
		const pages = (page: Page) =>
			page.getByRole('navigation', { name: words('catalog:listing.pages'), exact: true })

		test('[RT-12, PL-01, PT-01] home leads on to numbered pages, to the last and not beyond', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/`))
			const first = await names(page)
			await page.getByRole('link', { name: words('catalog:home.more') }).click()
			await expect(page).toHaveURL(at(`${prefix}/products?page=2`))
			const title = words('catalog:listing.pageTitle', {
				title: words('catalog:listing.all'),
				page: 2,
			})
			await expect(page).toHaveTitle(`${title} · Lungsin & Pakan`)
			await expect(pages(page).locator('[aria-current]')).toHaveText('2')
			expect(first).not.toContain((await names(page))[0])

			const last = pages(page).locator('a:not([rel])').last()
			const number = (await last.innerText()).trim()
			await last.click()
			await expect(pages(page).locator('[aria-current]')).toHaveText(number)
			await expect(pages(page).locator('[rel="next"]')).toHaveCount(0)
			await page.goto(at(`${prefix}/products?page=9999`))
			await expect(page).toHaveURL(at(`${prefix}/products?page=${number}`))
		})

		test(
			'[RT-13, MD-03] a category is searched, narrowed and ordered, all in its address',
			form,
			async ({ page, at }) => {
				await page.goto(at(`${prefix}/`))
				const categories = words('catalog:home.categories')
				await page.getByRole('navigation', { name: categories }).getByRole('link').first().click()
				await expect(page).toHaveURL(new RegExp(`${prefix}/products/[a-z-]+$`))
				await expect(heading(page)).not.toBeEmpty()

				await page.getByLabel(words('catalog:filter.max')).fill('200.000')
				await page.getByLabel(words('catalog:filter.stock')).check()
				await page.getByRole('button', { name: words('catalog:filter.apply') }).click()
				await expect(page).toHaveURL(/max=200\.000.*stock=1/)
				const used = page
					.getByRole('list', { name: words('catalog:filter.active') })
					.getByRole('link')
				await expect(used).toHaveCount(2)
				expect(Math.max(...(await amounts(page)))).toBeLessThanOrEqual(200_000)

				const sorting = page
					.locator('main details')
					.filter({ hasText: words('catalog:sort.label') })
				await sorting.locator('summary').click()
				await sorting.getByRole('link', { name: words('catalog:sort.cheapest') }).click()
				await expect(page).toHaveURL(/max=200000.*stock=1.*sort=cheapest/)
				await expect(sorting.locator('[aria-current]')).toHaveText(words('catalog:sort.cheapest'))
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

test('[RT-12] what is searched for is found; what is not has a way on', async ({ page, at }) => {
	await page.goto(at('/'))
	await searchFor(page, 'batik')
	await expect(heading(page)).toHaveText('Hasil untuk “batik”')
	await expect.poll(() => cards(page).count()).toBeGreaterThan(3)
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

	await searchFor(page, 'zzqqxx')
	await expect(cards(page)).toHaveCount(0)
	await page.getByRole('link', { name: 'Hapus semua filter' }).last().click()
	await expect(page).toHaveURL(at('/products'))
	await expect(cards(page)).toHaveCount(12)
})

test('on a phone the filters are a sheet over the screen', async ({ page, at }) => {
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

test('[RT-14] a product is chosen by its address; what is sold out cannot be bought', async ({
	page,
	at,
}) => {
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
})

test('a product tells what its delivery costs and what its buyers say', async ({ page, at }) => {
	await page.goto(at('/product/kemeja-linen-teduh'))
	const delivery = page.getByRole('region', { name: 'Cek ongkir' })
	await delivery.getByLabel('Kecamatan, kota, atau kode pos').fill('coblong')
	await delivery.getByRole('button', { name: 'Cek ongkir' }).click()
	await expect(delivery).toContainText('Coblong')
	await expect.poll(() => delivery.locator('dd').count()).toBeGreaterThan(5)

	const reviews = page.getByRole('region', { name: 'Ulasan' })
	const first = await reviews.getByRole('listitem').first().innerText()
	await reviews.getByRole('link', { name: 'Berikutnya' }).click()
	await expect(page).toHaveURL(/reviews=2#reviews$/)
	await expect(reviews.getByRole('listitem').first()).not.toHaveText(first)
})

test('[MD-03] the other language is one touch away, on the same page', async ({ page, at }) => {
	const other = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
	await page.goto(at('/products?q=batik'))
	await other('English').click()
	await expect(page).toHaveURL(at('/en/products?q=batik'))
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	await other('Bahasa Indonesia').click()
	await expect(page).toHaveURL(at('/products?q=batik'))
})

test('the look and the data-saving mode are forms that last', form, async ({ page, at }) => {
	const preferences = page.getByRole('region', { name: 'Pilihan' })
	await page.goto(at('/products'))
	await preferences.getByRole('button', { name: 'Tampilan gelap' }).click()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await expect(page).toHaveURL(at('/products'))
	await preferences.getByRole('button', { name: 'Nyalakan mode hemat data' }).click()
	await expect(page.locator('html')).toHaveAttribute('data-hemat', '')
	await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
	await preferences.getByRole('button', { name: 'Matikan mode hemat data' }).click()
	await expect(page.locator('html')).not.toHaveAttribute('data-hemat')
})
