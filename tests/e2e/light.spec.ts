import { script } from './support/crossing.ts'
import { comparedWithWholeStylesheet } from './support/first-page-styles.ts'
import { expect, test } from './support/fixtures.ts'

/**
 * The size limit in bytes for a first visit to the home page in data-saving mode, with all pictures and without
 * headers.
 */
const maxBytes = 60_000

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

test.describe('a browser with the save-data setting', () => {
	test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

	test('loads no script and no font, and a small home page', async ({ page, at }) => {
		const requested: string[] = []
		const sizes: Promise<number>[] = []
		page.on('request', (request) => requested.push(request.resourceType()))
		page.on('requestfinished', (request) => {
			sizes.push(request.sizes().then((one) => one.responseBodySize))
		})
		await page.goto(at('/'), { waitUntil: 'networkidle' })
		// It is in the page.
		expect(requested).not.toContain('stylesheet')
		expect(requested).not.toContain('script')
		expect(requested).not.toContain('font')
		const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
		expect(bytes).toBeLessThan(maxBytes)

		await page.goto(at('/products'))
		requested.length = 0
		await page.locator('main article a').first().click()
		await expect(page.locator('h1')).toBeVisible()
		expect(requested).toContain('stylesheet')
	})
})

test('pictures are smaller in data-saving mode', async ({ page, at }) => {
	const widest = async () => {
		const sets = await page
			.locator('main img')
			.evaluateAll((images) =>
				images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
			)
		return Math.max(...sets.map((source) => Number(/\/(\d+)\.\w+$/.exec(source)?.[1] ?? 0)))
	}
	await page.goto(at('/products'))
	const before = await widest()
	await page.locator('footer button[name="dataSaver"]').click()
	await expect(page.locator('html')).toHaveAttribute('data-saver', '')
	await page.goto(at('/products'))
	expect(await widest()).toBeLessThan(before)
})

test(
	'on a slow network only the two small page scripts load before the first interaction',
	script,
	async ({ page, at }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
		})
		const scripts: string[] = []
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url())
		})
		await page.goto(at('/'), { waitUntil: 'networkidle' })
		expect(scripts).toEqual([
			expect.stringMatching(/\/assets\/start-page-[\w-]+\.js$/),
			expect.stringMatching(/\/assets\/page-tasks-[\w-]+\.js$/),
		])
		const loaded = page.waitForRequest(/\/assets\/entry\.client-[\w-]+\.js/)
		await page.keyboard.press('Shift')
		await loaded
	},
)

test(
	'the page of a first visit contains every rule of the stylesheet that applies to it, in order',
	script,
	async ({ page, context, at }) => {
		// Scripts would link the whole one, and set cookies.
		await context.route('**/*.js', (route) => route.fulfill({ body: '' }))
		for (const path of ['/', '/products', '/product/kemeja-linen-teduh', '/faq'] as const) {
			await context.clearCookies()
			await page.goto(at(path))
			const { missing, fonts, areInOrder, rules } = await comparedWithWholeStylesheet(page)
			expect(missing, path).toEqual([])
			expect(fonts, path).toEqual([])
			expect(areInOrder, path).toBe(true)
			expect(rules, path).toBeGreaterThan(200)
		}
	},
)
