import { everyPage } from '#tests/support/every-page.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { isFullCrossing, script, someOf } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { test } from './support/fixtures.ts'

const pages = someOf(
	everyPage
		.flatMap(({ visits }) => visits.filter(({ needs }) => needs === 'customer'))
		.filter(({ path }) => path.startsWith('/profile') && !path.includes(':')),
	8,
)

/** A few pages per test, so that tests run in parallel. */
const perTest = 8
const groups = Array.from({ length: Math.ceil(pages.length / perTest) }, (_, at) =>
	pages.slice(at * perTest, (at + 1) * perTest),
)

test.use({ viewport: { width: 320, height: 800 } })

for (const [at, group] of groups.entries()) {
	test(
		`axe reports nothing on pages of a new customer, and they reflow, part ${at + 1}`,
		script,
		async ({ page, at: on }) => {
			await newCustomer(page, on('/').slice(0, -1))
			for (const { path } of group) {
				await page.goto(on(path))
				await expectNoFindings(page)
				await expectReflow(page)
				if (isFullCrossing) await expectDarkContrast(page)
			}
		},
	)
}
