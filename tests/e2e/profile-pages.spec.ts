import { AxeBuilder } from '@axe-core/playwright'
import { devices } from '@playwright/test'
import { newCustomer } from './support/customer.ts'
import { everyPage } from '#tests/support/every-page.ts'
import { expect, test as journey } from './support/fixtures.ts'
import { faultsOf } from '#tests/support/html-rules.ts'

/** Where the journeys run without script, the page of mode hemat data in a browser that lets axe run. */
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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const pages = everyPage
	.flatMap(({ ways }) => ways.filter(({ needs }) => needs === 'customer'))
	.filter(({ path }) => path.startsWith('/profile') && !path.includes(':'))

for (const { prefix, colorScheme, width } of [
	{ prefix: '', colorScheme: 'light', width: 360 },
	{ prefix: '/en', colorScheme: 'dark', width: 1280 },
] as const) {
	test.describe(`${prefix || '/id'} in ${colorScheme} at ${width} px`, () => {
		test.use({ colorScheme, viewport: { width, height: 800 } })

		test("a new customer's pages are valid HTML, for no search engine, and axe finds nothing", async ({
			page,
			at,
		}) => {
			await newCustomer(page, at('/').slice(0, -1) + prefix)
			for (const { path } of pages) {
				const answer = await page.goto(at(`/${`${prefix}${path}`.slice(1)}`))
				const html = (await answer?.text()) ?? ''
				expect(await faultsOf(html), path).toEqual([])
				expect(html, path).toContain('<meta name="robots" content="noindex')
				const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
				const found = violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
				)
				expect(found, path).toEqual([])
			}
		})
	})
}
