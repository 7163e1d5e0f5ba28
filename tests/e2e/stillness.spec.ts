import { addressOf } from '#tests/support/every-page.ts'
import { firstOf, script, someOf } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { visitorOf } from '#tests/support/visitor.ts'

for (const width of firstOf([360, 1280])) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 740 } })

		// Layout shifts are only available to script.
		test('the page templates load without layout shift', script, async ({ page, at }) => {
			await page.addInitScript(() => {
				const shifts: string[] = []
				Object.assign(window, { shifts })
				// The first frame after parsing still shows what was parsed.
				let firstFrameAt = Infinity
				document.addEventListener('DOMContentLoaded', () =>
					requestAnimationFrame(() =>
						setTimeout(() => {
							firstFrameAt = performance.now()
						}),
					),
				)
				let parsing = 0
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const value = Number(Reflect.get(entry, 'value'))
						if (Reflect.get(entry, 'hadRecentInput')) continue
						// How often the browser paints what it has parsed depends on the machine's speed.
						const isParsed = entry.startTime > firstFrameAt
						if (!isParsed) parsing += value
						if (isParsed ? value >= 0.001 : parsing >= 0.05) shifts.push(JSON.stringify(entry))
					}
				}).observe({ type: 'layout-shift', buffered: true })
			})
			const { get } = visitorOf()
			const addresses: `/${string}`[] = []
			for (const path of someOf(
				['/', '/products', '/product/:slug', '/article/:slug'] as const,
				2,
			)) {
				addresses.push(await addressOf(path, async (part) => (await get(part)).body))
			}
			// A second product's page has rows that depend on the first.
			const second = '/product/blazer-santai-lobi'
			addresses.push(second)
			for (const address of addresses) {
				await page.goto(at(address))
				await page.waitForLoadState('networkidle')
				await page.mouse.move(width / 2, 400)
				for (let seen = 0; seen < 8; seen += 1) {
					await page.mouse.wheel(0, 600)
					await page.waitForLoadState('networkidle')
				}
				if (address === second) {
					for (const name of ['Terakhir dilihat', 'Untukmu']) {
						await expect(page.getByRole('region', { name })).toBeVisible()
					}
				}
				expect(await page.evaluate(() => Reflect.get(window, 'shifts')), address).toEqual([])
			}
		})
	})
}
