import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sendForm } from './support/account-form.ts'
import { firstOf, form, plainForm } from './support/crossing.ts'
import { mailedAddress, newCustomer, signIn, newPerson } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { placedOrder } from './support/order.ts'
import { receipt } from './support/proof.ts'
import { textsOf, textsOnPage } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page, key: string) =>
	page.locator('main').getByLabel(textsOnPage(page)(key), { exact: true })

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	const t = textsOf(language)

	test(
		`[RT-36] changes name, phone, birthday, picture and, with a mailed link, the email, in ${language}`,
		form,
		async ({ page, at: on }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const { password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
			const other = newPerson()
			await page.goto(at('/profile/edit'))
			await field(page, 'auth:name.label').fill('Sekar Kinanti')
			await field(page, 'auth:email.label').fill(other.email)
			await field(page, 'auth:phone.label').fill(other.phone)
			const birthday = page.getByLabel(t('account:birthday.label'))
			await birthday.fill('1994-08-17')
			await sendForm(page, t('account:save'))
			const own = page.getByRole('textbox', { name: t('account:password.label') })
			await expect(own).toHaveAttribute('aria-invalid', 'true')
			await own.fill(password)
			await sendForm(page, t('account:save'))
			await expect(page.locator('main')).toContainText(other.email)
			await expect(field(page, 'auth:email.label')).not.toHaveValue(other.email)
			await expect(birthday).toHaveValue('1994-08-17')

			await page.goto(await mailedAddress(other.email, '/auth/confirm-email'))
			await sendForm(page, t('auth:confirm.submit'))
			await expect(field(page, 'auth:email.label')).toHaveValue(other.email)

			await page.goto(at('/profile/picture'))
			const chosen = page.getByLabel(t('account:picture.label'))
			await chosen.setInputFiles({
				name: 'aku.jpg',
				mimeType: 'image/jpeg',
				buffer: Buffer.from('bukan gambar'),
			})
			await sendForm(page, t('account:picture.save'))
			await expect(chosen).toHaveAttribute('aria-invalid', 'true')
			await chosen.setInputFiles(await receipt())
			await sendForm(page, t('account:picture.save'))
			await expect(page).toHaveURL(at('/profile/edit'))
			const picture = page.locator('main img[src*="/profile/picture/"]')
			await expect(picture).toBeVisible()
			const file = await page.request.get(
				new URL((await picture.getAttribute('src')) ?? '', page.url()).href,
			)
			expect(file.headers()).toMatchObject({
				'content-type': 'image/jpeg',
				'cache-control': 'private, no-store',
			})
			await page.goto(at('/profile'))
			await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar Kinanti')
			await page.goto(at('/profile/picture'))
			await sendForm(page, t('account:picture.remove'))
			await expect(picture).toHaveCount(0)
		},
	)

	test(
		`changes the password, signs out devices, exports data and deletes the account, in ${language}`,
		plainForm,
		async ({ page, browser, at: on, javaScriptEnabled }) => {
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const main = page.locator('main')
			const devices = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
			const { email, password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
			const elsewhere = await browser.newContext({ javaScriptEnabled: javaScriptEnabled !== false })
			const phone = await elsewhere.newPage()
			const enter = async (secret: string) => {
				await phone.goto(at('/auth/login'))
				await signIn(phone, email, secret)
				await expect(phone).toHaveURL(at('/profile'))
			}
			const expectSignedOut = async () => {
				await phone.goto(at('/profile'))
				await expect(phone).toHaveURL(/\/auth\/login/)
			}
			await enter(password)
			await page.goto(at('/profile/sessions'))
			// The third session was opened by the website API when the account was created.
			await expect(devices).toHaveCount(3)
			for (const left of [2, 1]) {
				await devices.getByRole('button').first().click()
				await expect(devices).toHaveCount(left)
			}
			await expectSignedOut()

			await enter(password)
			const next = `${password} baru`
			await page.goto(at('/profile/password'))
			const current = field(page, 'account:passwordChange.current')
			await current.fill('bukan ini')
			await field(page, 'auth:password.new').fill(next)
			await sendForm(page, t('account:passwordChange.submit'))
			await expect(current).toHaveAttribute('aria-invalid', 'true')
			await current.fill(password)
			await field(page, 'auth:password.new').fill(next)
			await sendForm(page, t('account:passwordChange.submit'))
			await expect(devices).toHaveCount(1)
			await expectSignedOut()
			await elsewhere.close()

			await page.goto(at('/profile/data'))
			const saved = page.waitForEvent('download')
			await page.getByRole('link', { name: t('account:data.export.action') }).click()
			const file = await (await saved).path()
			const { 'data.json': data } = unzipSync(await readFile(file))
			expect(JSON.parse(strFromU8(data ?? new Uint8Array()))).toMatchObject({
				customer: [{ email }],
			})

			await main.getByRole('link', { name: t('account:data.deletion.action') }).click()
			const understood = main.getByRole('checkbox')
			await field(page, 'account:deletion.password').fill(next)
			await sendForm(page, t('account:deletion.submit'))
			await expect(understood).toHaveAttribute('aria-invalid', 'true')
			await field(page, 'account:deletion.password').fill(next)
			await understood.check()
			await sendForm(page, t('account:deletion.submit'))
			await expect(page).toHaveURL(on(prefix === '' ? '/' : '/en'))
			await page.goto(at('/auth/login'))
			await signIn(page, email, next)
			await expect(main.getByRole('alert').first()).toBeVisible()
		},
	)
}

test('an account with an open order cannot be deleted', plainForm, async ({ page, at }) => {
	const customer = await newCustomer(page, at('/').replace(/\/$/, ''))
	await placedOrder(customer)
	await page.goto(at('/profile/data/deletion'))
	await field(page, 'account:deletion.password').fill(customer.password)
	await page.locator('main').getByRole('checkbox').check()
	await sendForm(page, 'Hapus akun selamanya')
	await expect(page.locator('main').getByRole('alert')).toContainText('pesanan')
})
