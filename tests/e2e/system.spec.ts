import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { putPopupAway } from './support/popup.ts'
import { untilScriptRuns } from './support/script.ts'

test(
	'[ER-03, EC-06] Refresh on an error page clears cookies and storage and opens the home page',
	script,
	async ({ page, at, context }) => {
		await page.goto(at('/order/look-up'))
		await page.evaluate(() => {
			localStorage.setItem('left', 'over')
			sessionStorage.setItem('left', 'over')
		})
		expect((await context.cookies()).length).toBeGreaterThan(0)
		// No page of the shop has this form: /products accepts no POST.
		await page.goto(at('/robots.txt'))
		await page.setContent(
			`<form method="post" action="${at('/products')}"><button>Kirim</button></form>`,
		)
		await page.getByRole('button').click()
		await page.locator('form[action="/error/refresh"] button').click()
		await expect(page).toHaveURL(at('/'))
		const left = await page.evaluate(() => [
			localStorage.getItem('left'),
			sessionStorage.getItem('left'),
		])
		expect(left).toEqual([null, null])
	},
)

test('[RR-04] a new page starts at its top, a hash link at its element', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	const scrolled = () => page.evaluate(() => window.scrollY)
	await page.setViewportSize({ width: 360, height: 500 })
	await page.goto(at('/products'))
	if (javaScriptEnabled !== false) await untilScriptRuns(page)
	const last = page.locator('main a[href*="/product/"]').last()
	await last.scrollIntoViewIfNeeded()
	expect(await scrolled()).toBeGreaterThan(0)
	await last.click()
	await page.waitForURL('**/product/**')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect.poll(scrolled).toBe(0)
	await page.goto(at('/products'))
	await page.goto(`${page.url()}#main`)
	await expect(page.locator('#main')).toBeInViewport()
})

test(
	'[RR-04] client navigation to a page without script starts at its top and moves the focus there, and back restores the position',
	script,
	async ({ page, at }) => {
		const scrolled = () => page.evaluate(() => window.scrollY)
		const focused = () => page.evaluate(() => document.activeElement?.id)
		await page.setViewportSize({ width: 360, height: 500 })
		await page.goto(at('/'))
		await putPopupAway(page)
		await untilScriptRuns(page)
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
		const link = page.locator('footer a[href$="/faq"]')
		await link.scrollIntoViewIfNeeded()
		const left = await scrolled()
		expect(left).toBeGreaterThan(500)
		await link.focus()
		await page.keyboard.press('Enter')
		await page.waitForURL('**/faq')
		await expect.poll(scrolled).toBe(0)
		await expect.poll(focused).toBe('main')
		await page.goBack()
		await page.waitForURL(at('/'))
		await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThan(200)
		expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
	},
)

test('[RR-04] a hash link scrolls to its element on every press, and back restores the previous position', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.setViewportSize({ width: 360, height: 500 })
	await page.goto(at('/products?sort=best-selling'))
	await page.locator('main a[href*="/product/"]').first().click()
	await page.waitForURL('**/product/**')
	if (javaScriptEnabled !== false) await untilScriptRuns(page)
	const link = page.locator('a[href="#reviews"]')
	const reviews = page.locator('#reviews')
	const top = () => reviews.evaluate((element) => Math.abs(element.getBoundingClientRect().top))
	// Twice in a row, and again from other positions.
	for (const from of [0, null, 40, 0]) {
		if (from !== null) await page.evaluate((y) => window.scrollTo(0, y), from)
		await link.evaluate((element) => element instanceof HTMLElement && element.click())
		await expect(page).toHaveURL(/#reviews$/)
		await expect(reviews).toBeInViewport()
		// Waits for anything else that could scroll; without script nothing else does, and animation frames do not
		// run.
		if (javaScriptEnabled !== false)
			await page.evaluate(
				() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
			)
		expect(await top()).toBeLessThan(200)
	}
	const productsLink = page.locator('footer a[href$="/products"]').first()
	await productsLink.scrollIntoViewIfNeeded()
	const left = await page.evaluate(() => window.scrollY)
	await productsLink.click()
	await page.waitForURL('**/products')
	await page.goBack()
	await expect(page).toHaveURL(/#reviews$/)
	await expect
		.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left))
		.toBeLessThan(200)
})

test(
	'[BC-13] after a deployment a page asks for its build, and the next link loads the document',
	script,
	async ({ page, at }) => {
		const asked: string[] = []
		await page.route(/\/assets\/manifest-.*\?at=/, (route) => {
			asked.push(route.request().url())
			return route.fulfill({ status: 404 })
		})
		await page.clock.install()
		await page.goto(at('/'))
		await untilScriptRuns(page)
		const mark = () => page.evaluate(() => (document.documentElement.dataset.mark = 'old'))
		const link = page.locator('main').getByRole('article').getByRole('link').first()
		await mark()
		await link.click()
		await expect(page).toHaveURL(/\/product\//)
		await expect(page.locator('html')).toHaveAttribute('data-mark', 'old')

		await page.clock.fastForward('10:01')
		await expect.poll(() => asked.length).toBe(1)
		await page.getByRole('banner').getByRole('link').first().click()
		await expect(page).toHaveURL(at('/'))
		await expect(page.locator('html')).not.toHaveAttribute('data-mark', 'old')
	},
)

test(
	'a form that is sent for longer is covered and inert until the answer',
	script,
	async ({ page, at }) => {
		await page.goto(at('/order/look-up'))
		await untilScriptRuns(page)
		const form = page.locator('main form').first()
		let answer: () => void = () => undefined
		const held = new Promise<void>((resolve) => (answer = resolve))
		await page.route(/_data=/, async (route) => {
			if (route.request().method() === 'POST') await held
			await route.continue()
		})
		await page.locator('main form').first().getByRole('button').last().click()
		await expect(form).toHaveAttribute('aria-busy', 'true')
		expect(await form.evaluate((element) => element instanceof HTMLElement && element.inert)).toBe(
			true,
		)
		await expect(page.getByRole('banner')).not.toHaveAttribute('inert')
		answer()
		await expect(form).not.toHaveAttribute('aria-busy')
		expect(await form.evaluate((element) => element instanceof HTMLElement && element.inert)).toBe(
			false,
		)
	},
)
