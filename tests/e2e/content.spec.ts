import type { Page } from '@playwright/test'
import {
	buyer,
	chooseBank,
	fillContact,
	putInCart,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'

const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

const texts = [
	['RT-02', 'faq'],
	['RT-04', 'about'],
	['RT-05', 'terms'],
	['RT-07', 'privacy'],
	['RT-11', 'affiliate'],
	['RT-20', 'payment-method'],
	['RT-21', 'shopping-guide'],
	['RT-22', 'how-to-use'],
	['RT-23', 'info'],
] as const

// A text that is missing shows its key.
const unsaid =
	/\b(?:info|join|payment|agents|statistic|articles?|banner|pages|faq)\.[a-z]|\{\{|undefined/

/** What every page of content is: one heading, its own title, a way back, and nothing that runs. */
async function expectText(page: Page, lang: string) {
	await page.waitForLoadState()
	await expect(page.locator('html')).toHaveAttribute('lang', lang)
	await expect(page.locator('h1')).toHaveCount(1)
	const heading = await page.locator('h1').innerText()
	expect(heading).not.toBe('')
	await expect(page).toHaveTitle(`${heading} · Lungsin & Pakan`)
	await expect(page.locator('.crumbs a').first()).toBeVisible()
	expect(await page.locator('main').innerText()).not.toMatch(unsaid)
	await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
}

for (const { lang, prefix } of languages) {
	test.describe(`in ${lang}`, () => {
		for (const [id, key] of texts) {
			test(`[${id}] /${key} is a page to read`, async ({ page, at }) => {
				const answer = await page.goto(at(`${prefix}/${key}`))
				expect(answer?.status()).toBe(200)
				expect(answer?.headers()['cache-control']).toContain('public')
				await expectText(page, lang)
				expect((await page.locator('main').innerText()).length).toBeGreaterThan(200)
			})
		}

		test('[RT-02] a question unfolds, by hand and by its address', async ({ page, at }) => {
			await page.goto(at(`${prefix}/faq`))
			const entry = page.locator('details.fold').nth(1)
			const answer = entry.locator('.answer')
			await expect(answer).toBeHidden()
			await entry.locator('summary').click()
			await expect(answer).toBeVisible()
			const id = await answer.getAttribute('id')
			await page.goto(at('/about'))
			await page.goto(at(`${prefix}/faq#${id}`))
			await expect(page.locator(`[id="${id}"]`)).toBeVisible()
			await expect(page.locator('.answer:visible')).toHaveCount(1)
		})

		test('[RT-05] a long text has a table of contents that leads to its parts', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/terms`))
			const parts = page.locator('.outline a')
			await expect.poll(() => parts.count()).toBeGreaterThanOrEqual(3)
			if (!(await parts.last().isVisible())) await page.locator('.outline summary').click()
			const id = (await parts.last().getAttribute('href')) ?? ''
			await parts.last().click()
			await expect(page.locator(id)).toBeInViewport()
			expect(await page.locator(id).innerText()).toBe(await parts.last().innerText())
		})

		test('[RT-20] /payment-method lists the accounts that take money', async ({ page, at }) => {
			await page.goto(at(`${prefix}/payment-method`))
			const rows = page.locator('table.list tbody tr')
			await expect.poll(() => rows.count()).toBeGreaterThan(0)
			for (const row of await rows.all()) expect(await row.innerText()).toMatch(/\d{8,}/)
		})

		test('[RT-06] a message keeps what was typed until it is right, then has a number', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/contact`))
			const form = page.locator('#contact')
			await form.locator('[name="name"]').fill('Sari Dewi')
			await form.locator('[name="email"]').fill('sari')
			await form.locator('[name="topic"]').selectOption('PRODUCT')
			await form.locator('[name="message"]').fill('Apakah kain ini\nbisa dicuci mesin?')
			await form.getByRole('button').click()
			await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1)
			await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true')
			await expect(form.locator('[name="message"]')).toHaveValue(
				'Apakah kain ini\nbisa dicuci mesin?',
			)
			await expect(form.locator('[name="topic"]')).toHaveValue('PRODUCT')
			await expect(form.locator('[name="website"]')).not.toBeInViewport()
			await form.locator('[name="email"]').fill('sari@contoh.id')
			await form.getByRole('button').click()
			await expect(page).toHaveURL(/\/contact\?sent=/)
			const number = (await page.locator('[data-message]').getAttribute('data-message')) ?? ''
			expect(number).toMatch(/^[A-Z0-9-]{4,}$/)
			await expect(page.locator('main')).toContainText(number)
			await page.reload()
			await expect(page.locator('main')).toContainText(number)
		})

		test('[RT-09] /join-agen tells of the programme and leads a visitor to sign in', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/join-agen`))
			await expectText(page, lang)
			await page.locator('#daftar a[href*="/auth/login"]').click()
			await expect(page.locator('#login-login')).toBeVisible()
		})

		test('[RT-08] /our-agen finds agents by province and by words, and says where to turn without', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/our-agen`))
			await expectText(page, lang)
			const cards = page.locator('.people > li')
			const all = await cards.count()
			expect(all).toBeGreaterThan(0)
			const province = page.locator('main select[name="province"]')
			const [code = ''] = await province
				.locator('option:not([value=""])')
				.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
			await province.selectOption(code)
			await page.locator('main form button').click()
			await expect(page).toHaveURL(new RegExp(`province=${code}`))
			await expect(province).toHaveValue(code)
			await expect.poll(() => cards.count()).toBeGreaterThan(0)
			for (const link of await cards.locator('a').all()) {
				expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/)
			}
			await page.locator('main input[name="q"]').fill('zzzzzz')
			await page.locator('main form button').click()
			await expect(cards).toHaveCount(0)
			await expect(page.locator(`main .empty a[href="${prefix}/contact"]`)).toBeVisible()
			await expect(page.locator('main input[name="q"]')).toHaveValue('zzzzzz')
		})

		test('[RT-10] /statistic-agen draws an agent’s figures and lists them; a code of nobody is said so', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/our-agen`))
			const said = await page.locator('.people > li').first().innerText()
			const code = /(?:Kode|Code) (\S+)/.exec(said)?.[1] ?? ''
			await page.goto(at(`${prefix}/statistic-agen`))
			await expectText(page, lang)
			await page.locator('[name="code"]').fill('TIDAKADA99')
			await page.locator('main form button').click()
			await expect(page.locator('main [role="alert"]')).toBeVisible()
			await expect(page.locator('[name="code"]')).toHaveValue('TIDAKADA99')
			await page.locator('[name="code"]').fill(code)
			await page.locator('main form button').click()
			await expect(page.locator('.stat b')).toHaveCount(2)
			await expect(page.locator('svg.bar-chart')).toHaveCount(2)
			const rows = page.locator('section[aria-labelledby="by-month"] tbody tr')
			await expect(rows).toHaveCount(12)
			const [bars] = await page
				.locator('section[aria-labelledby="by-month"] svg')
				.evaluateAll((charts) => charts.map((chart) => chart.querySelectorAll('rect').length))
			expect(bars).toBe(12)
			const clicks = (await page.locator('.stat b').first().innerText()).trim()
			await expect(rows.first().locator('td').first()).toHaveText(clicks)
		})

		test('[RT-16, RT-17, RT-18, FN-10] articles lead by category to one article, its goods and others', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/articles`))
			await expectText(page, lang)
			await page.locator('main .chips a').nth(1).click()
			await expect(page).toHaveURL(new RegExp(`${prefix}/articles/[a-z0-9-]+$`))
			await expectText(page, lang)
			const card = page.locator('.read').first()
			const title = await card.locator('h2').innerText()
			await card.locator('a').click()
			await expect(page).toHaveURL(new RegExp(`${prefix}/article/[a-z0-9-]+$`))
			await expectText(page, lang)
			await expect(page.locator('h1')).toHaveText(title)
			await expect(page.locator('header time').first()).toHaveText(/^\d\d \p{L}{3} \d{4}$/u)
			await expect(page.locator('.story .prose')).not.toBeEmpty()
			await expect.poll(() => page.locator('.read').count()).toBeGreaterThan(0)
			await page.goto(at(`${prefix}/articles`))
			await page.locator('main input[name="q"]').fill('zzzzzz')
			await page.locator('main form button').click()
			await expect(page.locator('.read')).toHaveCount(0)
			await expect(page.locator('main input[name="q"]')).toHaveValue('zzzzzz')
		})

		test('[FN-10] the newest articles stand on the home page', async ({ page, at }) => {
			await page.goto(at(`${prefix}/`))
			const cards = page.locator('section[aria-labelledby="articles"] .read')
			await expect(cards).toHaveCount(3)
			const title = await cards.first().locator('h3').innerText()
			await cards.first().locator('a').click()
			await expect(page.locator('h1')).toHaveText(title)
		})

		test('[RT-15] a banner’s page has its picture, its words and a way on', async ({
			page,
			at,
		}) => {
			await page.goto(at(`${prefix}/banner/jumat-batik`))
			await expectText(page, lang)
			const picture = page.locator('.banner-page img')
			await expect(picture).toHaveJSProperty('complete', true)
			expect(await picture.evaluate((image) => image.getAttribute('alt'))).not.toBe('')
			await page.locator('main .btn-p').click()
			await expect(page).not.toHaveURL(/\/banner\//)
			await expect(page.locator('h1')).not.toBeEmpty()
		})

		test('[RT-19, RT-23] /info leads to every page there is to read', async ({ page, at }) => {
			await page.goto(at(`${prefix}/info`))
			const hrefs = await page
				.locator('.hub a')
				.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
			expect(hrefs.length).toBeGreaterThan(12)
			const informations = hrefs.filter((href) => href.includes('/information/'))
			expect(informations.length).toBeGreaterThan(0)
			for (const href of hrefs) {
				expect(href.startsWith(`${prefix}/`)).toBe(true)
				expect((await page.request.get(at(`/${href.slice(1)}`))).status(), href).toBe(200)
			}
			await page.locator('.hub a[href*="/information/"]').first().click()
			await expectText(page, lang)
		})

		test('[RT-15, RT-16, RT-18, RT-19] what was never there is the shop’s 404', async ({
			page,
			at,
		}) => {
			for (const path of ['banner', 'article', 'articles', 'information']) {
				const answer = await page.goto(at(`${prefix}/${path}/tidak-pernah-ada`))
				expect(answer?.status(), path).toBe(404)
				await expect(page.locator('[data-error="404"]')).toBeVisible()
				await expect(page.locator('.top-logo')).toBeVisible()
			}
		})
	})
}

test('a page without script is left and come back to like any other', async ({ page, at }) => {
	await page.goto(at('/'))
	await page.locator('footer a[href="/about"]').click()
	await expect(page).toHaveURL(at('/about'))
	await expect(page.locator('h1')).not.toBeEmpty()
	await page.locator('.top-logo').click()
	await expect(page.locator('main .good')).toHaveCount(12)
	await page.locator('footer a[href="/contact"]').click()
	await page.locator('#contact button').click()
	await expect(page.locator('#contact').getByRole('alert')).toBeVisible()
})

test('[RT-05, RT-07] whoever agrees at checkout can read to what, and comes back to what was typed', async ({
	page,
	at,
}) => {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	const form = stepForm(page, 'order')
	await expect(form.locator('a[href="/privacy"]')).toBeVisible()
	await form.locator('a[href="/terms"]').click()
	await expect(page).toHaveURL(at('/terms'))
	await expect(page.locator('h1')).not.toBeEmpty()
	await page.goBack()
	await expect(stepForm(page, 'order')).toBeVisible()
	await expect(page.locator('main')).toContainText(buyer.name)
})
