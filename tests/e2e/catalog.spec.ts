import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const languages = [
	{ lang: 'id', prefix: '', listing: 'Semua produk' },
	{ lang: 'en', prefix: '/en', listing: 'All products' },
] as const

/** What the cards cost, in whole rupiah. */
async function prices(page: Page): Promise<number[]> {
	const texts = await page.locator('main .good .price > :is(b, ins)').allInnerTexts()
	return texts.map((text) => Number(text.replace(/\D/g, '')))
}

function names(page: Page): Promise<string[]> {
	return page.locator('main .good h2, main .good h3').allInnerTexts()
}

async function searchFor(page: Page, text: string) {
	const form = page.getByRole('search')
	await form.getByRole('searchbox').fill(text)
	await form.getByRole('button').click()
}

const filters = (page: Page): Locator => page.locator('.sheet form')

for (const { lang, prefix, listing } of languages) {
	test.describe(`in ${lang}`, () => {
		test('[RT-01, BC-02, BC-06, MD-02, SC-02, SC-03, SC-06] home shows banners, twelve newest in rupiah and the company around them', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/`))
			await expect(page.locator('html')).toHaveAttribute('lang', lang)
			await expect(page).toHaveTitle('Lungsin & Pakan')
			await expect(page.locator('.top-logo img')).toBeVisible()
			await expect(page.locator('.reel .banner')).toHaveCount(4)
			await expect(page.locator('main .good')).toHaveCount(12)
			for (const text of await page.locator('main .price > :is(b, ins)').allInnerTexts()) {
				expect(text).toMatch(/^Rp [1-9]\d{0,2}(\.\d{3})*$/)
			}
			const links = page.locator('footer nav a')
			await expect.poll(() => links.count()).toBeGreaterThan(3)
			for (const link of await links.all()) {
				const href = (await link.getAttribute('href')) ?? ''
				if (href.startsWith('/'))
					expect((await page.request.get(at(`/${href.slice(1)}`))).status()).toBe(200)
			}
		})

		test('[RT-12, PL-01, PT-01] home leads on to numbered pages, to the last and not beyond', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/`))
			const first = await names(page)
			await page.locator('main a[href$="/products?page=2"]').click()
			await expect(page).toHaveURL(at(`${prefix}/products?page=2`))
			await expect(page).toHaveTitle(new RegExp(`^${listing}, .+ 2 · Lungsin & Pakan$`))
			await expect(page.locator('nav.pages [aria-current]')).toHaveText('2')
			expect(first).not.toContain((await names(page))[0])

			const pages = page.locator('nav.pages')
			const last = pages.locator('a[href*="page="]:not([rel])').last()
			const number = (await last.innerText()).trim()
			await last.click()
			await expect(pages.locator('[aria-current]')).toHaveText(number)
			await expect(pages.locator('[rel="next"]')).toHaveCount(0)
			await page.goto(at(`${prefix}/products?page=9999`))
			await expect(page).toHaveURL(at(`${prefix}/products?page=${number}`))
		})

		test('[RT-13, MD-03] a category is searched, narrowed and ordered, all in its address', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/`))
			await page.locator('.chips a').first().click()
			await expect(page).toHaveURL(new RegExp(`${prefix}/products/[a-z-]+$`))
			await expect(page.locator('h1')).not.toBeEmpty()

			await filters(page).locator('[name="max"]').fill('200.000')
			await filters(page).locator('[name="stock"]').check()
			await filters(page).locator('button').click()
			await expect(page).toHaveURL(/max=200\.000.*stock=1/)
			await expect(page.locator('main .chip-on')).toHaveCount(2)
			expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(200_000)

			await page.locator('.sort summary').click()
			await page.locator('.sort a[href*="sort=cheapest"]').click()
			await expect(page).toHaveURL(/max=200000.*stock=1.*sort=cheapest/)
			await expect(page.locator('.sort a[href*="sort=cheapest"]')).toHaveAttribute(
				'aria-current',
				'true',
			)
			const found = await prices(page)
			expect(found).toEqual(found.toSorted((a, b) => a - b))

			await page.locator('main .chip-on').first().click()
			await expect(page.locator('main .chip-on')).toHaveCount(1)
			await expect(page).toHaveURL(/\?stock=1&sort=cheapest$/)
		})
	})
}

test('[RT-12] what is searched for is found; what is not has a way on', async ({ page, at }) => {
	await page.goto(at('/'))
	await searchFor(page, 'batik')
	await expect(page.locator('h1')).toHaveText('Hasil untuk “batik”')
	await expect.poll(() => page.locator('main .good').count()).toBeGreaterThan(3)
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

	await searchFor(page, 'zzqqxx')
	await expect(page.locator('main .good')).toHaveCount(0)
	await page.locator('main .empty a').click()
	await expect(page).toHaveURL(at('/products'))
	await expect(page.locator('main .good')).toHaveCount(12)
})

test('on a phone the filters are a sheet over the screen', async ({ page, at }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto(at('/products'))
	await expect(filters(page).locator('[name="sale"]')).toBeHidden()
	await page.locator('.sheet > summary').click()
	await filters(page).locator('[name="sale"]').check()
	await filters(page).locator('button').click()
	await expect(page).toHaveURL(/sale=1/)
	await expect(filters(page)).toBeHidden()
	for (const card of await page.locator('main .good').all()) {
		await expect(card.locator('del')).toHaveCount(1)
	}
})

test('hostile addresses answer as plain ones, unknown names as missing', async ({ page, at }) => {
	const status = async (path: `/${string}`) => (await page.request.get(at(path))).status()
	for (const query of [
		'page=-1',
		'sort=__proto__',
		'min=%27--',
		'brand=..%2F',
		'rating=1e9',
		'q=%0a',
	]) {
		expect(await status(`/products?${query}`), query).toBe(200)
	}
	expect(await status('/products/tidak-ada')).toBe(404)
	expect(await status('/product/tidak-ada')).toBe(404)
	expect(await status('/product/kemeja-linen-teduh?v=abc&reviews=-3&district=xx')).toBe(200)
})

test('[RT-14] a product is chosen by its address; what is sold out cannot be bought', async ({
	page,
	at,
}) => {
	await page.goto(at('/product/kemeja-linen-teduh'))
	await expect(page).toHaveTitle('Kemeja Linen Teduh · Lungsin & Pakan')
	const buy = page.locator('form[action$="/Cart/lines"] button[value="checkout"]')
	const sizes = page.getByRole('group', { name: 'Ukuran' })
	await expect(buy).toBeEnabled()

	await sizes.getByRole('link', { name: 'XXL', exact: true }).click()
	await expect(page).toHaveURL(/\?v=\d+$/)
	await expect(sizes.locator('[aria-current]')).toHaveText('XXL')
	await expect(page.locator('main .tiny').first()).toContainText('-XXL')

	await page.locator('main .chip.line-through').first().click()
	await expect(page.getByText('Stok habis', { exact: true }).first()).toBeVisible()
	await expect(buy).toHaveCount(0)
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
		'href',
		/\/product\/kemeja-linen-teduh$/,
	)
})

test('a product tells what its delivery costs and what its buyers say', async ({ page, at }) => {
	await page.goto(at('/product/kemeja-linen-teduh'))
	const delivery = page.locator('section[aria-labelledby="delivery"]')
	await delivery.locator('[name="to"]').fill('coblong')
	await delivery.locator('button').click()
	await expect(delivery).toContainText('Coblong')
	await expect.poll(() => delivery.locator('dd').count()).toBeGreaterThan(5)

	const reviews = page.locator('section[aria-labelledby="reviews"]')
	const first = await reviews.locator('li').first().innerText()
	await reviews.locator('nav.pages a[rel="next"]').click()
	await expect(page).toHaveURL(/reviews=2#reviews$/)
	await expect(reviews.locator('li').first()).not.toHaveText(first)
})

test('[MD-03] the other language is one touch away, on the same page', async ({ page, at }) => {
	await page.goto(at('/products?q=batik'))
	await page.locator('header .top-acts a[hreflang="en"]').click()
	await expect(page).toHaveURL(at('/en/products?q=batik'))
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	await page.locator('header .top-acts a[hreflang="id"]').click()
	await expect(page).toHaveURL(at('/products?q=batik'))
})

test('the look and the data-saving mode are forms that last', async ({ page, at }) => {
	await page.goto(at('/products'))
	await page.locator('footer button[name="theme"]').click()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await expect(page).toHaveURL(at('/products'))
	await page.locator('footer button[name="hemat"]').click()
	await expect(page.locator('html')).toHaveAttribute('data-hemat', '')
	await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
	await page.locator('footer button[name="hemat"]').click()
	await expect(page.locator('html')).not.toHaveAttribute('data-hemat')
})
