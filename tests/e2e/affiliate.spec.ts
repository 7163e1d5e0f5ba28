import { figure, sendForm, withdraw } from './support/account-form.ts'
import { completeCheckout, placeOrder, putInCart } from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { savedBank } from './support/order.ts'
import { moveOrder } from './support/shop-staff.ts'
import { textsOf } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })
// One after the other: both buy the dearest product, of which there may be one left.
test.describe.configure({ mode: 'default' })

/** A shop whose products cost enough for a commission that can be withdrawn. */
const host = 'gawai.localhost'

for (const { prefix, language } of firstOf([
	{ prefix: '', language: 'id' },
	{ prefix: '/en', language: 'en' },
] as const)) {
	test(
		`[RT-57, RT-58, FN-06, PR-01, TR-01, BO-05] a purchase through an affiliate's link earns a commission, which is withdrawn, in ${language}`,
		plainForm,
		async ({ page, browser, javaScriptEnabled, viewport, at: on }) => {
			const t = textsOf(language)
			const at = (path: `/${string}`) => on(`${prefix}${path}`, host)
			const region = (name: string) =>
				page.getByRole('region', { name: t(`affiliate:${name}.title`), exact: true })
			const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
			await page.goto(at('/affiliate'))
			await page.locator('main a[href$="/profile/affiliate"]').click()
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await sendForm(page, t('affiliate:offer.submit'))
			await expect(region('link')).toContainText(/SEKAR[A-Z2-9]{5}/)
			const own = await region('link').innerText()
			const code = /SEKAR[A-Z2-9]{5}/.exec(own)?.[0] ?? ''
			const link = /http\S+/.exec(own)?.[0] ?? ''
			expect(link).toBe(`${at('/').replace(/\/$/, prefix === '' ? '/' : '')}?ref=${code}`)
			await expect(page.getByRole('img', { name: t('affiliate:link.qr', { code }) })).toBeVisible()
			const shares = region('link').getByRole('list').getByRole('link')
			await expect(shares).toHaveCount(4)
			for (const share of await shares.all()) {
				expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link)
			}
			await expect(page.getByText(t('affiliate:commissions.empty.title'))).toBeVisible()
			await page.goto(at('/profile'))
			await expect(page.locator('main')).toContainText(code)

			const visitor = await browser.newContext({ javaScriptEnabled, viewport, locale: 'id-ID' })
			const other = await visitor.newPage()
			await other.goto(at('/products?stock=1&sort=dearest'))
			const first = other.locator('main').getByRole('article').getByRole('link').first()
			const product = (await first.getAttribute('href')) ?? ''
			await putInCart(other, at('/products?stock=1&sort=dearest'))
			await page.goto(at('/profile/affiliate'))
			await region('maker')
				.getByLabel(t('affiliate:maker.label'))
				.fill(new URL(product, at('/')).href)
			await region('maker')
				.getByRole('button', { name: t('affiliate:maker.submit') })
				.click()
			await expect(region('maker')).toContainText(`${product}?ref=${code}`)
			const made = /http\S+ref=\w+/.exec(await region('maker').innerText())?.[0] ?? ''
			await other.goto(made)
			await other.goto(at('/order/checkout'))
			await completeCheckout(other)
			const number = await placeOrder(other)
			await visitor.close()

			await moveOrder(number, 'confirm')
			await page.goto(at('/profile/affiliate'))
			const commission = region('commissions').locator('tbody tr')
			await expect(commission).toHaveCount(1)
			await expect(commission).toContainText([t('affiliate:statuses.PENDING')])
			await expect(commission).toContainText([number.slice(-4)])
			for (const [label, value] of [
				['clicks', '1'],
				['orders', '1'],
				['conversion', /^100\s?%$/],
			] as const) {
				await expect(figure(page, t(`affiliate:figures.${label}`))).toHaveText(value)
			}
			await expect(page.getByLabel(t('balance:amount.label'), { exact: true })).toHaveCount(0)

			await moveOrder(number, 'process', 'ship', 'deliver', 'complete')
			await savedBank(customer, '0012345678901')
			await page.goto(at('/profile/affiliate'))
			await expect(commission).toContainText([t('affiliate:statuses.AVAILABLE')])
			await withdraw(page, '50000', customer.password)
			await expect(page).toHaveURL(/\/profile\/affiliate\/history-withdraw$/)
			const history = page.getByRole('table', { name: t('balance:history.title') })
			await expect(history.locator('tbody tr').first()).toContainText(
				t('balance:statuses.REQUESTED'),
			)
			const statement = page.getByRole('region', { name: t('balance:statement.title') })
			await expect(statement.locator('tbody tr')).toHaveCount(2)
		},
	)
}
