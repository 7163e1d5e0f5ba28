import type { Page } from '@playwright/test'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Of each part that the first frames may leave out: whether the browser has laid out what is in it. */
const laidOut = (page: Page) =>
	page.locator('.laid-out-late').evaluateAll((parts) =>
		parts.map(({ firstElementChild }) =>
			// TypeScript does not know this option yet.
			firstElementChild?.checkVisibility(Object.assign({}, { contentVisibilityAuto: true })),
		),
	)

const allOf = (seen: (boolean | undefined)[]) => seen.length > 1 && seen.every(Boolean)

test(
	'the first frames of a long page leave out what is far below the window, until the page is there',
	script,
	async ({ page, at }) => {
		let letGo = () => {}
		const opened = new Promise<void>((open) => (letGo = open))
		await page.route('**/assets/start-page-*.js', async (route) => {
			await opened
			await route.continue()
		})
		await page.goto(at('/'), { waitUntil: 'commit' })
		const footer = page.locator('footer .laid-out-late')
		await expect(footer).toBeAttached()
		await expect.poll(() => laidOut(page)).toContain(false)
		expect((await laidOut(page)).at(-1)).toBe(false)
		// What has the focus is shown, with its ring.
		await footer.getByRole('link').first().focus()
		await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true)
		await expect(footer.getByRole('link').first()).toBeInViewport()
		letGo()
		await expect.poll(async () => allOf(await laidOut(page))).toBe(true)
	},
)

test(
	'a page opens at the part that its address names, and again where it was left',
	script,
	async ({ page, at }) => {
		const heading = page.locator('#home-articles')
		const topOf = () => heading.evaluate((part) => part.getBoundingClientRect().top)
		await page.goto(`${at('/')}#home-articles`)
		await expect.poll(async () => allOf(await laidOut(page))).toBe(true)
		await expect.poll(topOf).toBeLessThan(200)
		await expect(heading).toBeInViewport()

		await page.goto(at('/'))
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
		const scrolled = () => page.evaluate(() => window.scrollY)
		const left = await scrolled()
		await page.reload()
		await expect.poll(scrolled).toBe(left)
	},
)

test('a browser that runs no script lays out all of a page', script, async ({ browser, at }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto(at('/'))
	expect(allOf(await laidOut(page))).toBe(true)
	await context.close()
})
