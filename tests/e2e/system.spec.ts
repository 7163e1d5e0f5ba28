import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

for (const { prefix, heading, home } of [
	{ prefix: '', heading: 'Halaman ini tidak ada', home: 'Ke beranda' },
	{ prefix: '/en', heading: 'This page is not here', home: 'Go Home' },
] as const) {
	test(`[RR-03, ER-01] an address without a page under "${prefix}"`, async ({ page, at }) => {
		const answer = await page.goto(at(`${prefix}/tidak/ada`))
		expect(answer?.status()).toBe(404)
		await expect(page.locator('h1')).toHaveText(heading)
		await expect(page.locator('main')).toContainText(`Page Not Found: ${prefix}/tidak/ada`)
		await expect(page.locator('main')).toContainText('404 Not Found')
		await page.getByRole('link', { name: home, exact: true }).click()
		await expect(page).toHaveURL(at(prefix === '' ? '/' : prefix))
	})
}

test('[ER-02, ER-03, EC-06] another error says so with its status; Refresh clears cookies and storage and goes home', async ({
	page,
	at,
	context,
	javaScriptEnabled,
}) => {
	await page.goto(at('/order/look-up'))
	if (javaScriptEnabled !== false) {
		await page.evaluate(() => {
			localStorage.setItem('left', 'over')
			sessionStorage.setItem('left', 'over')
		})
	}
	// A form that no page of ours has: /products takes none. On an address without script, which would take it away.
	await page.goto(at('/robots.txt'))
	await page.setContent(
		`<form method="post" action="${at('/products')}"><button>Kirim</button></form>`,
	)
	const failed = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('button').click()
	expect((await failed).status()).toBe(405)
	await expect(page.locator('main')).toContainText('Something went wrong - 405')

	expect((await context.cookies()).length).toBeGreaterThan(0)
	const cleared = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('form[action="/error/refresh"] button').click()
	expect((await (await cleared).allHeaders())['clear-site-data']).toBe('"cookies", "storage"')
	await expect(page).toHaveURL(at('/'))
	if (javaScriptEnabled === false) return
	const left = await page.evaluate(() => [
		localStorage.getItem('left'),
		sessionStorage.getItem('left'),
	])
	expect(left).toEqual([null, null])
})

test('[ER-04] a bot gets the status and the frame, and no error screen', async ({
	request,
	at,
}) => {
	const answer = await request.get(at('/tidak/ada'), { headers: { 'user-agent': bot } })
	expect(answer.status()).toBe(404)
	const html = await answer.text()
	expect(html).toContain('</header>')
	expect(html).toContain('noindex')
	expect(html).not.toContain('Page Not Found')
	expect(html).not.toContain('Halaman ini tidak ada</h1>')
})

test('[RT-26] the page of a refusal', async ({ page, at }) => {
	const answer = await page.goto(at('/forbidden'))
	expect(answer?.status()).toBe(403)
	await expect(page.locator('h1')).toHaveText('Akses ditolak')
	const english = await page.goto(at('/en/forbidden'))
	expect(english?.status()).toBe(403)
	await expect(page.locator('h1')).toHaveText('Access denied')
})

test('an open shop’s maintenance page leads home', async ({ page, at }) => {
	await page.goto(at('/maintenance'))
	await expect(page).toHaveURL(at('/'))
})

test('[RR-04] a new page starts at its top, a hash link at its element', async ({ page, at }) => {
	await page.setViewportSize({ width: 360, height: 500 })
	await page.goto(at('/products'))
	await page.locator('main a[href*="/product/"]').last().scrollIntoViewIfNeeded()
	expect(
		await page
			.locator('h1')
			.boundingBox()
			.then((box) => box!.y),
	).toBeLessThan(0)
	await page.locator('main a[href*="/product/"]').last().click()
	await page.waitForURL('**/product/**')
	const heading = page.locator('h1')
	await expect(heading).toBeVisible()
	await expect
		.poll(async () =>
			page
				.locator('header')
				.first()
				.boundingBox()
				.then((box) => box?.y),
		)
		.toBe(0)
	await page.goto(at('/products'))
	await page.goto(`${page.url()}#main`)
	await expect(page.locator('#main')).toBeInViewport()
})

test('[RR-04] a hash link scrolls to its element each time it is pressed, and back to where it was left', async ({
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
	// Twice at once, and again from elsewhere on the page.
	for (const from of [0, null, 40, 0]) {
		if (from !== null) await page.evaluate((y) => window.scrollTo(0, y), from)
		await link.evaluate((element) => element instanceof HTMLElement && element.click())
		await expect(page).toHaveURL(/#reviews$/)
		await expect(reviews).toBeInViewport()
		// Whatever else would scroll has done so by then; without script nothing else does, and no frame is told.
		if (javaScriptEnabled !== false)
			await page.evaluate(
				() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
			)
		expect(await top()).toBeLessThan(200)
	}
	const leave = page.locator('footer a[href$="/products"]').first()
	await leave.scrollIntoViewIfNeeded()
	const left = await page.evaluate(() => window.scrollY)
	await leave.click()
	await page.waitForURL('**/products')
	await page.goBack()
	await expect(page).toHaveURL(/#reviews$/)
	await expect
		.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left))
		.toBeLessThan(200)
})
