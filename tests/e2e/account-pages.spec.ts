import { faultsOf } from '#tests/support/html-rules.ts'
import { expectStatus } from './support/account-order.ts'
import { expectNoFindings, expectReflow } from './support/accessible.ts'
import { firstOf, script } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { receipt } from './support/proof.ts'
import { sendForm } from './support/account-form.ts'
import { moveOrderUpTo } from './support/shop-staff.ts'
import { textsOf } from './support/words.ts'

for (const { prefix, language, colorScheme } of firstOf([
	{ prefix: '', language: 'id', colorScheme: 'light' },
	{ prefix: '/en', language: 'en', colorScheme: 'dark' },
] as const)) {
	test.describe(`in ${language}`, () => {
		test.use({ colorScheme, viewport: { width: 360, height: 740 } })

		test(
			`[FN-08] the pages of orders and returns are valid and anybody can use them, in ${language}`,
			script,
			async ({ page, at: on }) => {
				const words = textsOf(language)
				const at = (path: `/${string}`) => on(`${prefix}${path}`)
				const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
				const look = async (path?: `/${string}`) => {
					if (path !== undefined) await page.goto(at(path))
					const address = page.url()
					await expect(page.locator('html')).toHaveAttribute('lang', language)
					const answer = await page.request.get(address)
					expect(await faultsOf(await answer.text()), address).toEqual([])
					await expectNoFindings(page)
					await expectReflow(page)
				}
				const lists = [
					'/profile/order',
					'/profile/order/waiting-payment',
					'/profile/order/product-digital',
					'/profile/return',
				] as const
				for (const path of lists) await look(path)

				const { ORDER_NUMBER: number } = await placedOrder(customer)
				for (const path of lists.slice(0, 2)) await look(path)
				await look(`/profile/order/${number}`)
				await look(`/profile/order/${number}/invoice`)
				await moveOrderUpTo(number, 'deliver')
				await page.goto(at(`/profile/order/${number}`))
				await expectStatus(page, 'DELIVERED')
				await page.getByRole('link', { name: words('my-orders:line.review') }).click()
				await expect(
					page.getByRole('button', { name: words('my-orders:review.submit') }),
				).toBeVisible()
				await look()
				await look(`/profile/order/${number}/return`)
				const field = (name: string) =>
					page.locator('main').getByLabel(words(`returns:request.${name}`))
				await field('quantity').selectOption('1')
				await field('reason').selectOption('OTHER')
				await field('description').fill('Ternyata warnanya kurang cocok denganku.')
				await field('pictures').setInputFiles([await receipt()])
				await sendForm(page, words('returns:request.submit'))
				await expect(page.locator('[data-return-number]')).toBeVisible()
				await look()
				await look('/profile/return')
				await look(`/profile/order/${number}`)

				await page.context().clearCookies()
				await newCustomer(page, at('/').replace(/\/$/, ''))
				for (const path of [
					`/profile/order/${number}`,
					`/profile/order/${number}/invoice`,
				] as const) {
					const answer = await page.goto(at(path))
					expect(answer?.status(), path).toBe(404)
				}
				await page.goto(at('/profile/order'))
				await expect(page.getByText(words('my-orders:list.empty.title'))).toBeVisible()
			},
		)
	})
}
