import type { Page } from '@playwright/test'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { expectDarkContrast, expectNoFindings, expectReflow } from './support/accessible.ts'
import { sendForm } from './support/account-form.ts'
import { expectStatus } from './support/account-order.ts'
import { firstOf, inFullCrossing, isFullCrossing, script, someOf } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { receipt } from './support/proof.ts'
import { moveOrderUpTo } from './support/shop-staff.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 320, height: 740 } })

for (const { prefix, language } of firstOf([
	{ prefix: '', language: 'id' },
	{ prefix: '/en', language: 'en' },
] as const)) {
	const t = textsOf(language)

	/**
	 * Expects a page that is valid HTML, accessible according to axe and reflows; in the full crossing with enough
	 * contrast in the dark theme.
	 */
	async function expectAccessible(page: Page, address?: string) {
		if (address !== undefined) await page.goto(address)
		await expect(page.locator('html')).toHaveAttribute('lang', language)
		const answer = await page.request.get(page.url())
		expect(await htmlErrorsOf(await answer.text()), page.url()).toEqual([])
		await expectNoFindings(page)
		await expectReflow(page)
		// The account's pages have the colours of the others (accessibility.spec.ts).
		if (isFullCrossing) await expectDarkContrast(page)
	}

	test(
		`[FN-08] the pages of an order are valid, accessible and hidden from other customers, in ${language}`,
		script,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			const { ORDER_NUMBER: number } = await placedOrder(customer)
			const own = [`/profile/order/${number}`, `/profile/order/${number}/invoice`] as const
			const all = ['/profile/order', '/profile/order/waiting-payment', ...own] as const
			for (const path of someOf(all, 2)) {
				await expectAccessible(page, at(path))
			}

			await page.context().clearCookies()
			await newCustomer(page, at('/').replace(/\/$/, ''))
			for (const path of own) {
				const answer = await page.goto(at(path))
				expect(answer?.status(), path).toBe(404)
			}
			await page.goto(at('/profile/order'))
			await expect(page.getByText(t('my-orders:list.empty.title'))).toBeVisible()
		},
	)

	test(
		`[FN-08] the pages of a review and a return are valid and accessible, in ${language}`,
		inFullCrossing(script),
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			const { ORDER_NUMBER: number } = await placedOrder(customer)
			await moveOrderUpTo(number, 'deliver')
			await page.goto(at(`/profile/order/${number}`))
			await expectStatus(page, 'DELIVERED')
			await page.getByRole('link', { name: t('my-orders:line.review') }).click()
			const review = page.getByRole('button', { name: t('my-orders:review.submit') })
			await expect(review).toBeVisible()
			await expectAccessible(page)
			await expectAccessible(page, at(`/profile/order/${number}/return`))
			const field = (name: string) => page.locator('main').getByLabel(t(`returns:request.${name}`))
			await field('quantity').selectOption('1')
			await field('reason').selectOption('OTHER')
			await field('description').fill('Ternyata warnanya kurang cocok denganku.')
			await field('pictures').setInputFiles([await receipt()])
			await sendForm(page, t('returns:request.submit'))
			await expect(page.locator('[data-return-number]')).toBeVisible()
			await expectAccessible(page)
			await expectAccessible(page, at('/profile/return'))
			await expectAccessible(page, at(`/profile/order/${number}`))
		},
	)
}
