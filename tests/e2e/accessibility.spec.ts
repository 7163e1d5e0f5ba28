import { AxeBuilder } from '@axe-core/playwright'
import { devices, type Page } from '@playwright/test'
import {
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	placeOrder,
	putInCart,
	stepForm,
	submitStep,
} from './support/checkout.ts'
import { cutOff } from './support/cut-off.ts'
import { addressOf, everyPage } from '#tests/support/every-page.ts'
import { expect, test as journey } from './support/fixtures.ts'

/** WCAG 2.2 to level AA, and what axe's makers hold to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe itself needs a browser that runs script. Where the journeys run without, it looks at the page as the shop sends
 * it without any: that of mode hemat data.
 */
const test = journey.extend({
	page: async ({ browser, javaScriptEnabled, colorScheme, viewport }, use) => {
		const context = await browser.newContext({
			...devices['Desktop Chrome'],
			javaScriptEnabled: true,
			colorScheme,
			viewport,
			extraHTTPHeaders: javaScriptEnabled === false ? { 'Save-Data': 'on' } : {},
		})
		await use(await context.newPage())
		await context.close()
	},
})

const looks = [
	{ prefix: '', colorScheme: 'light', width: 360 },
	{ prefix: '/en', colorScheme: 'dark', width: 1280 },
] as const

async function findings(page: Page) {
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
	)
}

/** At 320 pixels, which is 1280 at 400 %, nothing is cut off and only tables scroll sideways (WCAG 1.4.10). */
async function expectReflow(page: Page) {
	const before = page.viewportSize()
	await page.setViewportSize({ width: 320, height: 640 })
	expect(await cutOff(page), `${page.url()} at 320 pixels`).toEqual([])
	if (before) await page.setViewportSize(before)
}

for (const { prefix, colorScheme, width } of looks) {
	test.describe(`axe, ${prefix || '/id'} in ${colorScheme} at ${width} px`, () => {
		test.use({ colorScheme, viewport: { width, height: 800 } })

		for (const { pattern, ways } of everyPage) {
			const open = ways.filter(({ needs }) => needs === undefined)
			const last = open.at(-1)
			// The first way to a page, and the last, which is the empty or missing one where there is such.
			const chosen = open.filter(
				(way) => way === open[0] || (way === last && way.host !== open[0]?.host),
			)
			if (chosen.length === 0) continue

			test(`${pattern} has no finding`, async ({ page, at }) => {
				for (const way of chosen) {
					const path: string = await addressOf(way.path, async (part) => {
						const answer = await page.request.get(at('/', way.host) + part.slice(1))
						return answer.text()
					})
					const address = path === '/' ? prefix || '/' : `${prefix}${path}`
					await page.goto(new URL(address, at('/', way.host)).href)
					expect(await findings(page), page.url()).toEqual([])
					if (width < 400) await expectReflow(page)
				}
			})
		}

		test('cart, every step of checkout, and what follows have no finding', async ({ page, at }) => {
			const look = async () => {
				expect(await findings(page), page.url()).toEqual([])
				if (width < 400) await expectReflow(page)
			}
			await putInCart(page, at(`${prefix}/products?stock=1`))
			await look()
			await page.goto(at(`${prefix}/Cart`))
			await look()
			await page.goto(at(`${prefix}/order/checkout`))
			await submitStep(page, 'contact')
			await look()
			await fillContact(page)
			await chooseDistrict(page, 'Kebayoran Baru')
			await look()
			await fillAddress(page)
			await look()
			await chooseCourier(page)
			await look()
			await chooseBank(page)
			await expect(stepForm(page, 'order')).toBeVisible()
			await look()
			const number = await placeOrder(page)
			await look()
			await page.goto(at(`${prefix}/konfirmasi-pembayaran?order=${number}`))
			await page.locator('form[enctype] button').click()
			await look()
		})
	})
}
