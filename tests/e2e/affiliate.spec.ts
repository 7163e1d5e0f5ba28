import { sendForm } from './support/account-form.ts'
import { answerEverything, placeOrder, putInCart } from './support/checkout.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ prefix: '', lang: 'id', pending: 'Menunggu', available: 'Tersedia', asked: 'Diajukan' },
	{ prefix: '/en', lang: 'en', pending: 'Pending', available: 'Available', asked: 'Requested' },
] as const
/** A shop whose goods cost enough for a commission that can be withdrawn. */
const host = 'gawai.localhost'

for (const { prefix, lang, pending, available, asked } of languages) {
	test(`[RT-57, RT-58, FN-06, PR-01, TR-01, BO-05] somebody buys by an affiliate's link, and the commission is withdrawn, in ${lang}`, async ({
		page,
		browser,
		javaScriptEnabled,
		viewport,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`, host)
		const person = await newCustomer(page, at('/').replace(/\/$/, ''))
		await page.goto(at('/affiliate'))
		await page.locator('main a[href$="/profile/affiliate"]').click()
		await expect(page.locator('html')).toHaveAttribute('lang', lang)
		await page.locator('form:has(input[value="switch-on"]) button').click()
		const code = await page
			.locator('section[aria-labelledby="link"] .copy span')
			.first()
			.innerText()
		expect(code).toMatch(/^SEKAR[A-Z2-9]{5}$/)
		const link = await page.locator('section[aria-labelledby="link"] .copy span').nth(1).innerText()
		expect(link).toBe(`${at('/').replace(/\/$/, prefix === '' ? '/' : '')}?ref=${code}`)
		await expect(page.locator('svg[data-qr]')).toBeVisible()
		const shares = page.locator('section[aria-labelledby="link"] .chips a')
		await expect(shares).toHaveCount(4)
		for (const share of await shares.all()) {
			expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link)
		}
		await expect(page.locator('section[aria-labelledby="commissions"] .empty')).toBeVisible()
		await page.goto(at('/profile'))
		await expect(page.locator('main')).toContainText(code)

		const visitor = await browser.newContext({ javaScriptEnabled, viewport, locale: 'id-ID' })
		const other = await visitor.newPage()
		await other.goto(at('/products?stock=1&sort=dearest'))
		const first = other.locator('main a[href*="/product/"]').first()
		const product = (await first.getAttribute('href')) ?? ''
		await putInCart(other, at('/products?stock=1&sort=dearest'))
		await page.goto(at('/profile/affiliate'))
		await page.locator('#maker-product').fill(at(`/${product.slice(1)}`))
		await page.locator('form:has(#maker-product) button').click()
		const made = page.locator('section[aria-labelledby="maker"] .copy span').first()
		await expect(made).toContainText(`${product}?ref=${code}`)
		await other.goto(await made.innerText())
		await other.goto(at('/order/checkout'))
		await answerEverything(other)
		const number = await placeOrder(other)
		await visitor.close()

		await etalase('orders', 'confirm', number)
		await page.goto(at('/profile/affiliate'))
		const commission = page.locator('section[aria-labelledby="commissions"] tbody tr')
		await expect(commission).toHaveCount(1)
		await expect(commission).toContainText([pending])
		await expect(commission).toContainText([number.slice(-4)])
		await expect(page.locator('section[aria-labelledby="figures"] .stat b')).toHaveText([
			'1',
			'1',
			/^100\s?%$/,
		])
		await expect(page.locator('#withdrawal')).toHaveCount(0)

		await etalase('orders', 'process', number)
		await etalase('orders', 'ship', number, '--tracking', 'JP1234567890')
		await etalase('orders', 'deliver', number)
		await etalase('orders', 'complete', number)
		await page.goto(at('/profile/bank/new'))
		await page.locator('#account-bank').selectOption('MANDIRI')
		await page.locator('#account-number').fill('0012345678901')
		await page.locator('#account-password').fill(person.password)
		await sendForm(page, '#account')
		await page.goto(at('/profile/affiliate'))
		await expect(commission).toContainText([available])
		await page.locator('#withdrawal-amount').fill('50000')
		await page.locator('#withdrawal-password').fill(person.password)
		await sendForm(page, '#withdrawal')
		await expect(page).toHaveURL(/\/profile\/affiliate\/history-withdraw$/)
		await expect(page.locator('main tbody tr').first()).toContainText(asked)
		await expect(page.locator('section[aria-labelledby="statement"] tbody tr')).toHaveCount(2)
	})
}
