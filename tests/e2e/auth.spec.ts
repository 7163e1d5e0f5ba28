import { mailedAddress, newCustomer, register, signIn, somebody } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'

const languages = [
	{
		lang: 'id',
		prefix: '',
		home: '/',
		hello: 'Halo, Sekar Ayu',
		refused: 'belum benar',
		sent: 'Periksa emailmu',
		ended: 'Kamu sudah keluar.',
		changed: 'Silakan masuk',
	},
	{
		lang: 'en',
		prefix: '/en',
		home: '/en',
		hello: 'Hello, Sekar Ayu',
		refused: 'is not right',
		sent: 'Check your email',
		ended: 'You are signed out.',
		changed: 'Please sign in',
	},
] as const

for (const { lang, prefix, home, hello, refused, sent, ended, changed } of languages) {
	test(`[RT-29, RT-30, RT-34, RR-01, RR-02, CK-01, CU-01] registering leads back, in ${lang}`, async ({
		page,
		context,
		at,
	}) => {
		await page.goto(at(`${prefix}/profile/google-verification`))
		const back = encodeURIComponent(`${prefix}/profile/google-verification`)
		await expect(page).toHaveURL(at(`${prefix}/auth/login?redirectTo=${back}`))
		await page.locator('a[href*="/auth/register"]').click()
		await page.locator('#register button').last().click()
		await expect(page.locator('#register [aria-invalid]')).not.toHaveCount(0)

		await register(page, somebody())
		await expect(page).toHaveURL(at(`${prefix}/profile/google-verification`))
		await page.goto(at(`${prefix}/profile`))
		await expect(page.locator('h1')).toHaveText(hello)
		await expect(page.locator('main .stat b')).toHaveText(['Rp 0', '0', 'Rp 0'])
		const cookie = (await context.cookies()).find(({ name }) => name === 'ACCESS_WEB')
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

		for (const closed of ['/auth/login', '/auth/register', '/auth/google-verification'] as const) {
			await page.goto(at(`${prefix}${closed}`))
			await expect(page).toHaveURL(at(`${prefix}/profile`))
		}
	})

	test(`[SE-02, SE-03, LU-01, VA-12] signing in by email and phone, and out, in ${lang}`, async ({
		page,
		context,
		at,
		javaScriptEnabled,
	}) => {
		const person = await newCustomer(page, at('/').slice(0, -1))
		await page.goto(at(`${prefix}/auth/logout`))
		await expect(page.locator('h1')).toBeVisible()
		expect((await context.cookies()).map(({ name }) => name)).toContain('ACCESS_WEB')
		if (javaScriptEnabled !== false) {
			await page.evaluate(() => {
				localStorage.setItem('kept', 'yes')
				sessionStorage.setItem('kept', 'yes')
			})
		}
		await page.locator('main form button').click()
		await expect(page).toHaveURL(at(home))
		await expect(page.locator('main').getByText(ended)).toBeVisible()
		const left = (await context.cookies()).map(({ name }) => name)
		for (const gone of ['ACCESS_WEB', 'AFFILIATE_CODE', 'OWN_AFFILIATE_CODE', 'CART']) {
			expect(left).not.toContain(gone)
		}
		if (javaScriptEnabled !== false) {
			const kept = () => [localStorage.getItem('kept'), sessionStorage.getItem('kept')]
			expect(await page.evaluate(kept)).toEqual([null, null])
		}

		await page.goto(at(`${prefix}/auth/login`))
		await signIn(page, person.email, 'bukan ini sandinya')
		await expect(page.locator('[role=alert]')).toContainText(refused)
		await expect(page.locator('#login-login')).toHaveValue(person.email)
		await signIn(page, person.phone, person.password)
		await expect(page).toHaveURL(at(`${prefix}/profile`))
		await expect(page.locator(`header a[href="${prefix}/profile"]`)).toHaveAttribute(
			'aria-label',
			/Sekar Ayu/,
		)
	})

	test(`a forgotten password is replaced by a mailed link, once, in ${lang}`, async ({
		page,
		at,
	}) => {
		const person = await newCustomer(page, at(home).replace(/\/$/, ''))
		await page.goto(at(`${prefix}/auth/logout`))
		await page.locator('main form button').click()
		await expect(page).toHaveURL(at(home))

		await page.goto(at(`${prefix}/auth/login`))
		await page.locator('a[href$="/auth/forgot-password"]').click()
		await page.locator('#forgot-email').fill(person.email)
		await page.locator('#forgot button').click()
		await expect(page.locator('main')).toContainText(sent)

		const address = await mailedAddress(person.email, '/auth/reset-password')
		expect(new URL(address).pathname).toBe(`${prefix}/auth/reset-password`)
		await page.goto(address)
		await page.locator('#reset-password').fill(`${person.password} baru`)
		await page.locator('#reset button').click()
		await expect(page.locator('main')).toContainText(changed)
		await signIn(page, person.email, `${person.password} baru`)
		await expect(page).toHaveURL(at(`${prefix}/profile`))

		await page.goto(address)
		await page.locator('#reset-password').fill(`${person.password} lagi`)
		await page.locator('#reset button').click()
		await expect(page.locator('main [role=alert]')).toBeVisible()
	})
}

test('a visitor’s cart goes into the account and comes back with it', async ({ page, at }) => {
	await page.goto(at('/products'))
	await page.locator('main .good-t').first().click()
	const buy = page.locator('main form[action$="/Cart/lines"] button:not([value=checkout])').last()
	const added = page.waitForResponse((response) => response.request().method() === 'POST')
	await buy.click()
	await (await added).finished()
	const person = await newCustomer(page, at('/').slice(0, -1))
	await page.goto(at('/Cart'))
	await expect(page.locator('header a[href$="/Cart"] .tap-n')).toHaveText('1')

	await page.goto(at('/auth/logout'))
	await page.locator('main form button').click()
	await expect(page).toHaveURL(at('/'))
	await expect(page.locator('header a[href$="/Cart"] .tap-n')).toHaveCount(0)
	await page.goto(at('/auth/login?redirectTo=%2FCart'))
	await signIn(page, person.email, person.password)
	await expect(page).toHaveURL(at('/Cart'))
	await expect(page.locator('header a[href$="/Cart"] .tap-n')).toHaveText('1')
})
