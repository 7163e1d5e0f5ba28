import { addressOf } from '#tests/support/every-page.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

/** What a first visit to the shop's home may weigh in mode hemat data, pictures and all (bytes without headers). */
const mostBytes = 60_000

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

test.describe('a browser that asks to save data', () => {
	test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

	test('gets every kind of page without script and without the letters', async ({ page, at }) => {
		const asked: string[] = []
		page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
		for (const way of ['/', '/products', '/product/:slug', '/article/:slug', '/Cart'] as const) {
			const path = await addressOf(way, async (part) => {
				const answer = await page.request.get(at('/') + part.slice(1))
				return answer.text()
			})
			await page.goto(new URL(path, at('/')).href)
			const script = page.locator('script:not([type="application/ld+json"])')
			expect(await script.count(), path).toBe(0)
			await expect(page.locator('html')).toHaveAttribute('data-hemat', '')
		}
		expect(asked.filter((line) => /^(?:script|font) /.test(line))).toEqual([])
	})

	test('a first visit to the home page is small', async ({ page, at }) => {
		const sizes: Promise<number>[] = []
		page.on('requestfinished', (request) => {
			const size = request.sizes().then((one) => one.responseBodySize)
			sizes.push(size)
		})
		await page.goto(at('/'), { waitUntil: 'networkidle' })
		const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
		expect(bytes).toBeLessThan(mostBytes)
	})
})

test('pictures are smaller in mode hemat data, chosen by the switch', async ({ page, at }) => {
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
	await page.locator('footer button[name="hemat"]').click()
	await expect(page.locator('html')).toHaveAttribute('data-hemat', '')
	await page.goto(at('/products'))
	expect(await widest()).toBeLessThan(before)
})

test('on a slow network no script is loaded before the first key', script, async ({ page, at }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
	})
	const scripts: string[] = []
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(request.url())
	})
	await page.goto(at('/'), { waitUntil: 'networkidle' })
	expect(scripts).toEqual([])
	const loaded = page.waitForRequest(/\/assets\/entry\.client-[\w-]+\.js/)
	await page.keyboard.press('Shift')
	await loaded
})
