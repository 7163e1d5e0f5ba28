import { AxeBuilder } from '@axe-core/playwright'
import { orderOf, press, shipOrder } from './support/account-order.ts'
import { cutOff } from './support/cut-off.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { faultsOf } from '#tests/support/html-rules.ts'
import { receipt } from './support/proof.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { prefix, lang, colorScheme } of [
	{ prefix: '', lang: 'id', colorScheme: 'light' },
	{ prefix: '/en', lang: 'en', colorScheme: 'dark' },
] as const) {
	test.describe(`in ${lang}`, () => {
		test.use({ colorScheme, viewport: { width: 360, height: 740 } })

		test(`[FN-08] the pages of orders and returns are valid and anybody can use them, in ${lang}`, async ({
			page,
			at: on,
			javaScriptEnabled,
		}) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			await newCustomer(page, at('/').replace(/\/$/, ''))
			const look = async (path?: `/${string}`) => {
				if (path !== undefined) await page.goto(at(path))
				const address = page.url()
				await expect(page.locator('html')).toHaveAttribute('lang', lang)
				const answer = await page.request.get(address)
				expect(await faultsOf(await answer.text()), address).toEqual([])
				if (javaScriptEnabled !== false) {
					const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
					expect(
						violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`),
						address,
					).toEqual([])
					await page.setViewportSize({ width: 320, height: 640 })
					expect(await cutOff(page), `${address} at 320 pixels`).toEqual([])
					await page.setViewportSize({ width: 360, height: 740 })
				}
			}
			const lists = [
				'/profile/order',
				'/profile/order/waiting-payment',
				'/profile/order/product-digital',
				'/profile/return',
			] as const
			for (const path of lists) await look(path)

			const number = await orderOf(page, at)
			for (const path of lists.slice(0, 2)) await look(path)
			await look(`/profile/order/${number}`)
			await look(`/profile/order/${number}/invoice`)
			await shipOrder(number)
			await page.goto(at(`/profile/order/${number}`))
			await press(page, 'receipt')
			await page.locator('main a[href*="/review?"]').click()
			await expect(page.locator('#review')).toBeVisible()
			await look()
			await look(`/profile/order/${number}/return`)
			await page.locator('#return-lines-0-quantity').selectOption('1')
			await page.locator('#return-lines-0-reason').selectOption('OTHER')
			await page.locator('#return-description').fill('Ternyata warnanya kurang cocok denganku.')
			await page.locator('#return-pictures').setInputFiles([await receipt()])
			await page.locator('#return button').click()
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
			await expect(page.locator('main .empty')).toBeVisible()
		})
	})
}
