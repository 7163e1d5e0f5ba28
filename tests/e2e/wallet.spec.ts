import type { Page } from '@playwright/test'
import { etalase } from '#tests/support/etalase.ts'
import { figure, withdraw } from './support/account-form.ts'
import { expectStatus, press } from './support/account-order.ts'
import {
	addToCart,
	chooseCourier,
	choosePlace,
	fillAddress,
	placeOrder,
	stepOf,
	submitStep,
} from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { mailedAddress, newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { filledWallet, placedOrder, plenty, savedBank } from './support/order.ts'
import { moveOrderUpTo } from './support/shop-staff.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

/** The full id of a withdrawal by the code that its customer sees. */
async function idOf(code: string): Promise<string> {
	const list = await etalase('withdrawals', 'list')
	const id = new RegExp(`${code.toLowerCase()}-\\S+`).exec(list)?.[0]
	if (id === undefined) throw new Error(`No withdrawal ${code} in\n${list}`)
	return id
}

const money = (amount: number) => new RegExp(`^Rp.${amount.toLocaleString('id-ID')}$`)

for (const { language, prefix } of firstOf(languages)) {
	const t = textsOf(language)
	const rows = (page: Page) =>
		page.getByRole('region', { name: t('balance:statement.title') }).locator('tbody tr')

	test(
		`[RT-54, FN-04, PR-01] a refund is credited to the wallet and pays an order, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			const available = figure(page, t('balance:wallet.available'))
			await page.goto(at('/profile/wallet'))
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await expect(page.getByText(t('balance:wallet.empty.title'))).toBeVisible()
			await expect(page.getByLabel(t('balance:amount.label'))).toHaveCount(0)
			await page.goto(at('/profile/wallet/history-withdraw'))
			await expect(page.getByText(t('balance:history.empty.title'))).toBeVisible()

			const { ORDER_NUMBER: number, TOTAL } = await filledWallet(customer, { units: 3 })
			await page.goto(at('/profile/wallet'))
			await expect(available).toHaveText(money(TOTAL))
			await expect(rows(page)).toHaveCount(1)
			await expect(rows(page).getByRole('link', { name: number })).toBeVisible()

			await page.goto(at(`/product/${plenty}`))
			await addToCart(page)
			await page.goto(at('/order/checkout'))
			await choosePlace(page)
			await fillAddress(page)
			await chooseCourier(page)
			await stepOf(page, 'delivery').locator('[name="useWallet"]').check()
			await submitStep(page, 'delivery')
			const bought = await placeOrder(page)
			await expectStatus(page, 'PAYMENT_CONFIRMED')
			await page.goto(at('/profile/wallet'))
			await expect(rows(page)).toHaveCount(2)
			await expect(rows(page).getByRole('link', { name: bought })).toBeVisible()
			const spent = (await rows(page).first().locator('b').innerText()).replace(/\D/g, '')
			await expect(available).toHaveText(money(TOTAL - Number(spent)))
		},
	)

	test(
		`[RT-54, RT-55, RT-56, FN-04] a withdrawal is requested, rejected, requested again and paid, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			const { TOTAL: total } = await filledWallet(customer, { units: 3 })
			await savedBank(customer)
			const { password } = customer
			const amount = page.getByLabel(t('balance:amount.label'), { exact: true })
			const available = figure(page, t('balance:wallet.available'))
			const history = page.getByRole('table', { name: t('balance:history.title') })
			const standing = history.locator('tbody tr')

			await page.goto(at('/profile/wallet'))
			await withdraw(page, '49.999', password)
			await expect(amount).toHaveAccessibleDescription(
				new RegExp(t('balance:amount.least').replace(/\D+$/, '')),
			)
			await expect(amount).toHaveValue('49.999')
			await withdraw(page, String(total + 1), password)
			await expect(amount).toHaveAccessibleDescription(new RegExp(t('balance:amount.most')))
			await withdraw(page, 'Rp 50.000', 'bukan kata sandinya')
			await expect(
				page.getByLabel(t('balance:password.label'), { exact: true }),
			).toHaveAccessibleDescription(new RegExp(t('balance:password.wrong')))
			await withdraw(page, 'Rp 50.000', password)
			await expect(page).toHaveURL(/\/profile\/wallet\/success\?id=/)
			const code = await page.locator('main dd').first().innerText()
			await expect(page.locator('main')).toContainText('••••••7890')

			await page.goto(at('/profile/wallet'))
			await expect(figure(page, t('balance:wallet.held'))).toHaveText(money(50_000))
			await expect(amount).toHaveCount(0)
			const reason = 'Nama pemilik rekening berbeda.'
			await etalase('withdrawals', 'reject', await idOf(code), '--reason', reason)
			await page.goto(at('/profile/wallet/history-withdraw'))
			await expect(standing).toContainText([t('balance:statuses.REJECTED')])
			await expect(standing).toContainText([reason])

			await page.goto(at('/profile/wallet'))
			await expect(available).toHaveText(money(total))
			await expect(rows(page)).toHaveCount(3)
			await page.getByLabel(t('balance:statement.kind')).selectOption('WITHDRAWAL_BACK')
			await page.getByRole('button', { name: t('balance:statement.submit') }).click()
			await expect(page).toHaveURL(/kind=WITHDRAWAL_BACK/)
			await expect(rows(page)).toHaveCount(1)

			await withdraw(page, '50000', password)
			await expect(page).toHaveURL(/\/profile\/wallet\/success\?id=/)
			const second = await idOf(await page.locator('main dd').first().innerText())
			await etalase('withdrawals', 'approve', second)
			await etalase('withdrawals', 'pay', second, '--reference', `BCA ${code}`)
			await page.getByRole('link', { name: t('balance:success.history') }).click()
			await expect(standing.first()).toContainText(t('balance:statuses.PAID'))
			await expect(standing.first()).toContainText(`BCA ${code}`)
			await page.goto(at('/profile'))
			await expect(figure(page, t('profile:wallet'))).toHaveText(money(total - 50_000))
			const mailed = await mailedAddress(customer.email, '/history-withdraw')
			expect(mailed).toContain('/profile/wallet/')
		},
	)

	test(
		`[RT-37, FN-05] a completed order earns coins, which show their expiry date, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			await page.goto(at('/profile/coins'))
			await expect(page.getByText(t('balance:coins.empty.title'))).toBeVisible()
			const { ORDER_NUMBER: number } = await placedOrder(customer, { units: 2 })
			await moveOrderUpTo(number, 'deliver')
			await page.goto(at(`/profile/order/${number}`))
			await expectStatus(page, 'DELIVERED')
			await press(page, t('my-orders:complete.submit'), t('my-orders:complete.title'))
			await expectStatus(page, 'COMPLETED')
			await page.goto(at('/profile/coins'))
			await expect(rows(page)).toHaveCount(1)
			await expect(figure(page, t('balance:coins.balance'))).not.toHaveText('0')
			const year = String(new Date().getFullYear() + 1)
			await expect(
				page
					.locator('main')
					.getByText(new RegExp(`${year}$`))
					.first(),
			).toBeVisible()
			await expect(rows(page).getByRole('link', { name: number })).toBeVisible()
		},
	)
}
