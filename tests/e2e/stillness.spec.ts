import { addressOf } from '#tests/support/every-page.ts'
import { firstOf, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { visitorOf } from '#tests/support/visitor.ts'

for (const width of firstOf([360, 1280])) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 740 } })

		// Layout shifts are only available to script.
		test(
			'home, listing, product and article load without layout shift',
			script,
			async ({ page, at }) => {
				await page.addInitScript(() => {
					const shifts: string[] = []
					Object.assign(window, { shifts })
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) {
							// Ignores shifts below a thousandth, from painting while the page is still being parsed.
							const counts = Reflect.get(entry, 'value') >= 0.001
							if (counts && !Reflect.get(entry, 'hadRecentInput'))
								shifts.push(JSON.stringify(entry))
						}
					}).observe({ type: 'layout-shift', buffered: true })
				})
				const { get } = visitorOf()
				for (const path of ['/', '/products', '/product/:slug', '/article/:slug'] as const) {
					const address = await addressOf(path, async (part) => (await get(part)).body)
					await page.goto(at(address))
					await page.waitForLoadState('networkidle')
					await page.mouse.move(width / 2, 400)
					for (let seen = 0; seen < 8; seen += 1) {
						await page.mouse.wheel(0, 600)
						await page.waitForLoadState('networkidle')
					}
					expect(await page.evaluate(() => Reflect.get(window, 'shifts')), address).toEqual([])
				}
			},
		)
	})
}
