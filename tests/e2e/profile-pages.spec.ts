import { everyPage } from '#tests/support/every-page.ts'
import { faultsOf } from '#tests/support/html-rules.ts'
import { expectContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { isFullCrossing, script } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'

const pages = everyPage
	.flatMap(({ ways }) => ways.filter(({ needs }) => needs === 'customer'))
	.filter(({ path }) => path.startsWith('/profile') && !path.includes(':'))

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 800 } })

	test(
		"a new customer's pages are valid HTML, for no search engine, and axe finds nothing",
		script,
		async ({ page, at }) => {
			await newCustomer(page, at('/').slice(0, -1))
			for (const { path } of pages) {
				const answer = await page.goto(at(path))
				const html = (await answer?.text()) ?? ''
				expect(await faultsOf(html), path).toEqual([])
				expect(html, path).toContain('<meta name="robots" content="noindex')
				await expectNoFindings(page)
				await expectReflow(page)
			}
		},
	)
})

test.describe('in the dark look', () => {
	test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })

	test(
		"text of a new customer's pages stands out from its ground",
		script,
		async ({ page, at }) => {
			await newCustomer(page, at('/en'))
			for (const { path } of pages) {
				await page.goto(at(`/${isFullCrossing ? 'en/' : ''}${path.slice(1)}`))
				await expectContrast(page)
			}
		},
	)
})
