import { figure } from './support/account-form.ts'
import { addToCart } from './support/checkout.ts'
import { firstOf, form, plainForm, runIn, script } from './support/crossing.ts'
import {
	mailedAddress,
	newCustomer,
	register,
	signIn,
	signOut,
	newPerson,
} from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { textsOf } from './support/texts.ts'

const languages = [
	{ language: 'id', prefix: '', home: '/' },
	{ language: 'en', prefix: '/en', home: '/en' },
] as const

for (const { language, prefix } of languages) {
	test(
		`[RT-29, RT-30, RT-34, RR-01, RR-02, CK-01, CU-01] registering redirects back to the requested page, in ${language}`,
		runIn(language),
		async ({ page, context, at, javaScriptEnabled }) => {
			const t = textsOf(language)
			await page.goto(at(`${prefix}/profile/google-verification`))
			const back = encodeURIComponent(`${prefix}/profile/google-verification`)
			await expect(page).toHaveURL(at(`${prefix}/auth/login?redirectTo=${back}`))
			await page.getByRole('link', { name: t('auth:login.register'), exact: true }).click()
			const shownAt = page.locator('input[name="shown"]')
			const firstShown = await shownAt.inputValue()
			if (javaScriptEnabled !== false) await untilScriptRuns(page)
			await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click()
			const name = page.getByLabel(t('auth:name.label'), { exact: true })
			await expect(name).toHaveAttribute('aria-invalid', 'true')
			// A correction keeps the time of the first display, not of the rejection.
			await expect(shownAt).toHaveValue(firstShown)

			await register(page, newPerson())
			await expect(page).toHaveURL(at(`${prefix}/profile/google-verification`))
			await page.goto(at(`${prefix}/profile`))
			const heading = page.getByRole('heading', { level: 1 })
			await expect(heading).toHaveText(t('profile:hello', { name: 'Sekar Ayu' }))
			for (const [label, value] of [
				['wallet', 'Rp 0'],
				['coins', '0'],
				['affiliate', 'Rp 0'],
			] as const) {
				await expect(figure(page, t(`profile:${label}`))).toHaveText(value)
			}
			const cookie = (await context.cookies()).find((each) => each.name === 'ACCESS_WEB')
			expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

			for (const closed of [
				'/auth/login',
				'/auth/register',
				'/auth/google-verification',
			] as const) {
				await page.goto(at(`${prefix}${closed}`))
				await expect(page).toHaveURL(at(`${prefix}/profile`))
			}
		},
	)
}

for (const { language, prefix, home } of firstOf(languages)) {
	const t = textsOf(language)

	test(
		`[SE-02, SE-03, LU-01, VA-12] signs in by email and by phone, and signs out, in ${language}`,
		form,
		async ({ page, context, at, javaScriptEnabled }) => {
			const person = await newCustomer(page, at('/').slice(0, -1))
			await page.goto(at(`${prefix}/auth/logout`))
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			expect((await context.cookies()).map(({ name }) => name)).toContain('ACCESS_WEB')
			if (javaScriptEnabled !== false) {
				await page.evaluate(() => {
					localStorage.setItem('kept', 'yes')
					sessionStorage.setItem('kept', 'yes')
				})
			}
			await signOut(page)
			await expect(page).toHaveURL(at(home))
			await expect(page.getByText(t('auth:logout.done'))).toBeVisible()
			const left = (await context.cookies()).map(({ name }) => name)
			for (const cookie of ['ACCESS_WEB', 'AFFILIATE_CODE', 'OWN_AFFILIATE_CODE', 'CART']) {
				expect(left).not.toContain(cookie)
			}
			if (javaScriptEnabled !== false) {
				const storedValues = () => [localStorage.getItem('kept'), sessionStorage.getItem('kept')]
				expect(await page.evaluate(storedValues)).toEqual([null, null])
			}

			await page.goto(at(`${prefix}/auth/login`))
			await signIn(page, person.email, 'bukan ini sandinya')
			await expect(page.getByRole('alert')).toContainText(t('auth:login.refused'))
			await expect(page.getByLabel(t('auth:login.label'), { exact: true })).toHaveValue(
				person.email,
			)
			await signIn(page, person.phone, person.password)
			await expect(page).toHaveURL(at(`${prefix}/profile`))
			const account = page.getByRole('banner').getByRole('link', { name: /Sekar Ayu/ })
			await expect(account).toHaveAttribute('href', `${prefix}/profile`)
		},
	)

	test(
		`a mailed link resets a forgotten password, once, in ${language}`,
		plainForm,
		async ({ page, context, at }) => {
			const person = await newCustomer(page, at(home).replace(/\/$/, ''))
			await context.clearCookies()
			await page.goto(at(`${prefix}/auth/login`))
			await page.getByRole('link', { name: t('auth:login.forgot') }).click()
			await page.getByLabel(t('auth:email.label'), { exact: true }).fill(person.email)
			await page.getByRole('button', { name: t('auth:forgot.submit') }).click()
			await expect(page.locator('main')).toContainText(t('auth:forgot.sent'))

			const address = await mailedAddress(person.email, '/auth/reset-password')
			expect(new URL(address).pathname).toBe(`${prefix}/auth/reset-password`)
			const replace = async (password: string) => {
				await page.goto(address)
				await page.getByLabel(t('auth:password.new'), { exact: true }).fill(password)
				await page.getByRole('button', { name: t('auth:reset.submit') }).click()
			}
			await replace(`${person.password} baru`)
			await expect(page.locator('main')).toContainText(t('auth:reset.done'))
			await signIn(page, person.email, `${person.password} baru`)
			await expect(page).toHaveURL(at(`${prefix}/profile`))

			await page.goto(address)
			await expect(page.locator('main')).toContainText(t('auth:reset.gone'))
		},
	)
}

test(
	'the button behind a mailed link signs in once and redirects back',
	plainForm,
	async ({ page, context, at }) => {
		const t = textsOf('id')
		const person = await newCustomer(page, at('/').slice(0, -1))
		await context.clearCookies()
		await page.goto(at('/auth/login?redirectTo=%2FCart'))
		await page.getByRole('link', { name: t('auth:login.byLink') }).click()
		await page.getByLabel(t('auth:email.label'), { exact: true }).fill(person.email)
		await page.getByRole('button', { name: t('auth:forgot.submit') }).click()
		await expect(page.locator('main')).toContainText(t('auth:forgot.sent'))
		const address = await mailedAddress(person.email, '/auth/email-sign-in')
		const opened = await page.goto(address)
		expect(opened?.headers()).toMatchObject({
			'cache-control': expect.stringContaining('no-store'),
			'referrer-policy': 'same-origin',
		})
		await page.getByRole('button', { name: t('auth:login.submit') }).click()
		await expect(page).toHaveURL(at('/Cart'))
		await expect(page.getByText(person.email)).toBeVisible()
		await page.goto(address)
		await page.getByRole('button', { name: t('auth:login.submit') }).click()
		await expect(page.locator('main')).toContainText(t('auth:reset.gone'))
	},
)

test(
	'a visitor’s cart is merged into the account and restored at the next sign-in',
	plainForm,
	async ({ page, at }) => {
		const cart = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
		await page.goto(at('/product/kemeja-linen-teduh'))
		await addToCart(page)
		await page.goto(at('/auth/register'))
		const person = newPerson()
		await register(page, person)
		await expect(page).toHaveURL(at('/profile'))
		await expect(cart('Keranjang, 1 barang')).toBeVisible()

		await page.goto(at('/auth/logout'))
		await signOut(page)
		await expect(page).toHaveURL(at('/'))
		await expect(cart('Keranjang, masih kosong')).toBeVisible()
		await page.goto(at('/auth/login?redirectTo=%2FCart'))
		await signIn(page, person.email, person.password)
		await expect(page).toHaveURL(at('/Cart'))
		await expect(cart('Keranjang, 1 barang')).toBeVisible()
	},
)

test(
	'late hydration keeps the focus in the field being corrected',
	script,
	async ({ page, at }) => {
		let release = () => {}
		const released = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route('**/assets/entry.client-*.js', async (route) => {
			await released
			// Ignores requests of the previous page.
			await route.continue().catch(() => undefined)
		})
		await page.goto(at('/auth/login'))
		const main = page.locator('main')
		await main.getByRole('button', { name: textsOf('id')('auth:login.submit') }).click()
		await expect(main.getByRole('alert').first()).toBeFocused()
		const login = main.getByRole('textbox').first()
		await login.click()
		release()
		await untilScriptRuns(page)
		await expect(login).toBeFocused()
	},
)

test(
	'the password button shows the password until it is pressed again or the form is sent',
	script,
	async ({ page, at }) => {
		const t = textsOf('id')
		await page.goto(at('/auth/login'))
		const show = page.getByRole('button', { name: t('auth:password.showName') })
		await expect(show).toHaveCount(0)
		const password = page.getByLabel(t('auth:password.label'), { exact: true })
		await password.fill('melon biru')
		await expect(show).toHaveAttribute('aria-pressed', 'false')
		await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
		await show.click()
		await expect(show).toHaveAttribute('aria-pressed', 'true')
		await expect(password).toHaveAttribute('type', 'text')
		await expect(password).toBeFocused()
		await page.keyboard.type('!')
		await expect(password).toHaveValue('melon! biru')
		await page.getByRole('button', { name: t('auth:login.submit') }).click()
		await expect(page.getByRole('alert').first()).toBeFocused()
		await expect(password).toHaveAttribute('type', 'password')
		await expect(show).toHaveAttribute('aria-pressed', 'false')
	},
)

test(
	'the errors of a form that was covered while it was sent take the focus',
	script,
	async ({ page, at }) => {
		const t = textsOf('id')
		await page.goto(at('/auth/login'))
		await untilScriptRuns(page)
		const covered = page.locator('form[aria-busy]')
		await page.route('**/auth/login?*_data=*', async (route) => {
			if (route.request().method() !== 'POST') return route.continue()
			await expect(covered).toBeAttached()
			await route.continue()
		})
		await page.getByRole('button', { name: t('auth:login.submit') }).click()
		await expect(page.getByRole('alert').first()).toBeFocused()
		await expect(covered).toHaveCount(0)
	},
)
