import type { Page } from '@playwright/test'
import { expectStatus, orderOf, press } from './support/account-order.ts'
import { sendForm } from './support/account-form.ts'
import {
	chooseCourier,
	chooseDistrict,
	fillAddress,
	placeOrder,
	submitStep,
} from './support/checkout.ts'
import { mailedAddress, newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** What the example shop has hundreds of. */
const plenty = '/product/bros-kelopak-kawat'

const languages = [
	{ prefix: '', lang: 'id', rejected: 'Ditolak', paid: 'Berhasil', little: 'Paling sedikit' },
	{ prefix: '/en', lang: 'en', rejected: 'Rejected', paid: 'Paid', little: 'At least' },
] as const

/** The whole id of a withdrawal that its customer knows by its code. */
async function idOf(code: string): Promise<string> {
	const list = await etalase('withdrawals', 'list')
	const id = new RegExp(`${code.toLowerCase()}-\\S+`).exec(list)?.[0]
	if (id === undefined) throw new Error(`No withdrawal ${code} in\n${list}`)
	return id
}

async function withdraw(page: Page, amount: string, password: string) {
	await page.locator('#withdrawal-amount').fill(amount)
	await page.locator('#withdrawal-password').fill(password)
	await sendForm(page, '#withdrawal')
}

const amounts = (page: Page) => page.locator('main .stat b')
const rows = (page: Page) => page.locator('section[aria-labelledby="statement"] tbody tr')

for (const { prefix, lang, rejected, paid, little } of languages) {
	test(`[RT-54, RT-55, RT-56, FN-04, PR-01] a refund pays an order, is withdrawn, refused, withdrawn again and paid, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const person = await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/profile/wallet'))
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
		await expect(page.locator('main .empty')).toBeVisible()
		await expect(page.locator('#withdrawal')).toHaveCount(0)
		await page.goto(at('/profile/wallet/history-withdraw'))
		await expect(page.locator('main .empty')).toBeVisible()

		const number = await orderOf(page, at, 3)
		const total = Number(await page.locator('[data-amount]').getAttribute('data-amount'))
		await etalase('orders', 'confirm', number)
		await page.goto(at(`/profile/order/${number}`))
		await press(page, 'cancellation')
		await page.goto(at('/profile/wallet'))
		const money = (amount: number) => new RegExp(`^Rp.${amount.toLocaleString('id-ID')}$`)
		await expect(amounts(page).first()).toHaveText(money(total))
		await expect(rows(page)).toHaveCount(1)
		await expect(rows(page).locator(`a[href$="/profile/order/${number}"]`)).toBeVisible()

		await page.goto(at(plenty))
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect(page.locator('.alert, .toast').first()).toBeVisible()
		await page.goto(at('/order/checkout'))
		if (await page.locator('#district-search').isVisible()) {
			await chooseDistrict(page, 'Kebayoran Baru')
			await fillAddress(page)
		}
		await chooseCourier(page)
		await page.locator('#payment-useWallet').check()
		await submitStep(page, 'payment')
		const bought = await placeOrder(page)
		await expectStatus(page, 'PAYMENT_CONFIRMED')
		await page.goto(at('/profile/wallet'))
		await expect(rows(page)).toHaveCount(2)
		await expect(rows(page).locator(`a[href$="/profile/order/${bought}"]`)).toBeVisible()
		const spent = Number((await rows(page).first().locator('b').innerText()).replace(/\D/g, ''))
		const left = total - spent
		await expect(amounts(page).first()).toHaveText(money(left))

		await page.locator('main a[href$="/profile/bank/new"]').click()
		await page.locator('#account-bank').selectOption('BCA')
		await page.locator('#account-number').fill('1234567890')
		await page.locator('#account-password').fill(person.password)
		await sendForm(page, '#account')

		await page.goto(at('/profile/wallet'))
		await withdraw(page, '49.999', person.password)
		await expect(page.locator('#withdrawal-amount-error')).toContainText(little)
		await expect(page.locator('#withdrawal-amount')).toHaveValue('49.999')
		await withdraw(page, String(left + 1), person.password)
		await expect(page.locator('#withdrawal-amount-error')).toBeVisible()
		await withdraw(page, 'Rp 50.000', 'bukan kata sandinya')
		await expect(page.locator('#withdrawal-password-error')).toBeVisible()
		await withdraw(page, 'Rp 50.000', person.password)
		await expect(page).toHaveURL(/\/profile\/wallet\/success\?id=/)
		const code = await page.locator('main .sum dd b').first().innerText()
		await expect(page.locator('main')).toContainText('••••••7890')

		await page.goto(at('/profile/wallet'))
		await expect(amounts(page).nth(1)).toHaveText(money(50_000))
		await expect(page.locator('#withdrawal')).toHaveCount(0)
		const reason = 'Nama pemilik rekening berbeda.'
		await etalase('withdrawals', 'reject', await idOf(code), '--reason', reason)
		await page.goto(at('/profile/wallet/history-withdraw'))
		await expect(page.locator('main tbody tr')).toContainText([rejected])
		await expect(page.locator('main tbody tr')).toContainText([reason])

		await page.goto(at('/profile/wallet'))
		await expect(amounts(page).first()).toHaveText(money(left))
		await expect(rows(page)).toHaveCount(4)
		await page.locator('#statement-kind').selectOption('WITHDRAWAL_BACK')
		await page.locator('form:has(#statement-kind) button').click()
		await expect(page).toHaveURL(/kind=WITHDRAWAL_BACK/)
		await expect(rows(page)).toHaveCount(1)

		await withdraw(page, '50000', person.password)
		await expect(page).toHaveURL(/\/profile\/wallet\/success\?id=/)
		const second = await idOf(await page.locator('main .sum dd b').first().innerText())
		await etalase('withdrawals', 'approve', second)
		await etalase('withdrawals', 'pay', second, '--reference', `BCA ${number}`)
		await page.locator('main a[href$="/history-withdraw"]').click()
		await expect(page.locator('main tbody tr').first()).toContainText(paid)
		await expect(page.locator('main tbody tr').first()).toContainText(`BCA ${number}`)
		await page.goto(at('/profile'))
		await expect(amounts(page).first()).toHaveText(money(left - 50_000))
		expect(await mailedAddress(person.email, '/history-withdraw')).toContain('/profile/wallet/')
	})

	test(`[RT-37, FN-05] coins come with a completed order and say when they end, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/profile/coins'))
		await expect(page.locator('main .empty')).toBeVisible()
		const number = await orderOf(page, at, 2)
		await etalase('orders', 'confirm', number)
		await etalase('orders', 'process', number)
		await etalase('orders', 'ship', number, '--tracking', 'JP1234567890')
		await page.goto(at(`/profile/order/${number}`))
		await press(page, 'receipt')
		await expectStatus(page, 'DELIVERED')
		await press(page, 'completion')
		await expectStatus(page, 'COMPLETED')
		await page.goto(at('/profile/coins'))
		await expect(rows(page)).toHaveCount(1)
		await expect(amounts(page).first()).not.toHaveText('0')
		const year = new Date().getFullYear() + 1
		await expect(page.locator('main .stat').nth(1)).toContainText(String(year))
		await expect(rows(page).locator(`a[href$="/profile/order/${number}"]`)).toBeVisible()
	})
}
