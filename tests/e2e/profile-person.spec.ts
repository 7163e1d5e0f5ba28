import { readFile } from 'node:fs/promises'
import { sendForm } from './support/account-form.ts'
import { chooseBank, placeOrder, putInCart, submitStep } from './support/checkout.ts'
import { mailedAddress, newCustomer, signIn, somebody } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { receipt } from './support/proof.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

for (const { lang, prefix } of languages) {
	test(`[RT-36] name, phone, birthday, picture and email change, the email by its mailed link, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const { password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
		const other = somebody()
		await page.goto(at('/profile/edit'))
		await page.locator('#person-name').fill('Sekar Kinanti')
		await page.locator('#person-email').fill(other.email)
		await page.locator('#person-phone').fill(other.phone)
		await page.locator('#person-birthday').fill('1994-08-17')
		await sendForm(page, '#person')
		await expect(page.locator('#person-password')).toHaveAttribute('aria-invalid', 'true')
		await page.locator('#person-password').fill(password)
		await sendForm(page, '#person')
		await expect(page.locator('main')).toContainText(other.email)
		await expect(page.locator('#person-email')).not.toHaveValue(other.email)
		await expect(page.locator('#person-birthday')).toHaveValue('1994-08-17')

		await page.goto(await mailedAddress(other.email, '/auth/confirm-email'))
		await sendForm(page, 'main form[action*="confirm-email"]')
		await expect(page.locator('#person-email')).toHaveValue(other.email)

		await page.goto(at('/profile/picture'))
		await page.locator('#own-picture').setInputFiles({
			name: 'aku.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from('bukan gambar'),
		})
		await sendForm(page, '#own')
		await expect(page.locator('#own-picture')).toHaveAttribute('aria-invalid', 'true')
		await page.locator('#own-picture').setInputFiles(await receipt())
		await sendForm(page, '#own')
		await expect(page).toHaveURL(at('/profile/edit'))
		const picture = page.locator('main img[src*="/profile/picture/"]')
		await expect(picture).toHaveJSProperty('complete', true)
		const file = await page.request.get(
			new URL((await picture.getAttribute('src')) ?? '', page.url()).href,
		)
		expect(file.headers()).toMatchObject({
			'content-type': 'image/jpeg',
			'cache-control': 'private, no-store',
		})
		await page.goto(at('/profile'))
		await expect(page.locator('h1')).toContainText('Sekar Kinanti')
		await page.goto(at('/profile/picture'))
		await sendForm(page, 'form[action$="/picture/removal"]')
		await expect(picture).toHaveCount(0)
	})

	test(`password, devices, data and the end of an account, in ${lang}`, async ({
		page,
		browser,
		at: on,
		javaScriptEnabled,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const { email, password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
		const elsewhere = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
		const phone = await elsewhere.newPage()
		const enter = async (secret: string) => {
			await phone.goto(at('/auth/login'))
			await signIn(phone, email, secret)
			await expect(phone).toHaveURL(at('/profile'))
		}
		await enter(password)
		await page.goto(at('/profile/sessions'))
		await expect(page.locator('main li.box')).toHaveCount(2)
		await page.locator('main form[action$="/end"] button').click()
		await expect(page.locator('main li.box')).toHaveCount(1)
		await phone.goto(at('/profile'))
		await expect(phone).toHaveURL(/\/auth\/login/)

		await enter(password)
		const next = `${password} baru`
		await page.goto(at('/profile/password'))
		await page.locator('#secret-current').fill('bukan ini')
		await page.locator('#secret-password').fill(next)
		await sendForm(page, '#secret')
		await expect(page.locator('#secret-current')).toHaveAttribute('aria-invalid', 'true')
		await page.locator('#secret-current').fill(password)
		await page.locator('#secret-password').fill(next)
		await sendForm(page, '#secret')
		await expect(page.locator('main li.box')).toHaveCount(1)
		await phone.goto(at('/profile'))
		await expect(phone).toHaveURL(/\/auth\/login/)
		await elsewhere.close()

		await page.goto(at('/profile/data'))
		const saved = page.waitForEvent('download')
		await page.locator('main a[href$="/data/export"]').click()
		const file = await (await saved).path()
		expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
			data: { customer: [{ email }] },
		})

		await page.locator('main a[href$="/data/deletion"]').click()
		await page.locator('#end-password').fill(next)
		await sendForm(page, '#end')
		await expect(page.locator('#end-understood')).toHaveAttribute('aria-invalid', 'true')
		await page.locator('#end-password').fill(next)
		await page.locator('#end-understood').check()
		await sendForm(page, '#end')
		await expect(page).toHaveURL(on(prefix === '' ? '/' : '/en'))
		await page.goto(at('/auth/login'))
		await signIn(page, email, next)
		await expect(page.locator('main [role="alert"]').first()).toBeVisible()
	})
}

test('an account with an open order is not deleted', async ({ page, at }) => {
	const { password } = await newCustomer(page, at('/').replace(/\/$/, ''))
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
	await page.locator('main a[href*="step=contact"]').first().click()
	await submitStep(page, 'contact')
	await submitStep(page, 'pickup')
	await chooseBank(page)
	await placeOrder(page)
	await page.goto(at('/profile/data/deletion'))
	await page.locator('#end-password').fill(password)
	await page.locator('#end-understood').check()
	await sendForm(page, '#end')
	await expect(page.locator('#end [role="alert"]')).toContainText('pesanan')
})
