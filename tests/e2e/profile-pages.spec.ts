import { everyPage } from '#tests/support/every-page.ts'
import { faultsOf } from '#tests/support/html-rules.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { script } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'

const pages = everyPage
	.flatMap(({ ways }) => ways.filter(({ needs }) => needs === 'customer'))
	.filter(({ path }) => path.startsWith('/profile') && !path.includes(':'))

/** A few pages to a test, so that they run side by side. */
const perTest = 8
const groups = Array.from({ length: Math.ceil(pages.length / perTest) }, (_, at) =>
	pages.slice(at * perTest, (at + 1) * perTest),
)

test.use({ viewport: { width: 360, height: 800 } })

for (const [at, group] of groups.entries()) {
	test(
		`a new customer's pages are valid HTML, for no search engine, and axe finds nothing, part ${at + 1}`,
		script,
		async ({ page, at: on }) => {
			await newCustomer(page, on('/').slice(0, -1))
			for (const { path } of group) {
				const answer = await page.goto(on(path))
				const html = (await answer?.text()) ?? ''
				expect(await faultsOf(html), path).toEqual([])
				expect(html, path).toContain('<meta name="robots" content="noindex')
				await expectNoFindings(page)
				await expectReflow(page)
				await expectDarkContrast(page)
			}
		},
	)
}
