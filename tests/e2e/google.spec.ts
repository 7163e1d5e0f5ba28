import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { firstOf, form, plainForm } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

const newLogin = () => `orang${randomInt(1e9)}`

/** Signs in on the provider's page. */
async function allow(page: Page, login: string) {
	await expect(page.getByText('Login')).toBeVisible()
	// The provider's page has no labels.
	await page.locator('input[name=login]').fill(login)
	await page.getByRole('button', { name: 'Allow' }).click()
}

for (const { language, prefix } of firstOf([
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const)) {
	test(
		`[FN-03, RT-31, AP-18] registers and signs in with Google through its redirect, in ${language}`,
		form,
		async ({ page, context, at, traffic }) => {
			const t = textsOf(language)
			const field = (name: string) => page.getByLabel(t(`auth:${name}.label`), { exact: true })
			const google = page.getByRole('link', { name: t('auth:google.continue') })
			const login = newLogin()
			await page.goto(at(`${prefix}/auth/login?redirectTo=${encodeURIComponent(`${prefix}/faq`)}`))
			await google.click()
			await allow(page, login)
			await expect(page).toHaveURL(at(`${prefix}/auth/google-verification`))
			await expect(field('name')).toHaveValue(`Sekar ${login}`)
			await field('phone').fill(`0813${String(randomInt(1e8)).padStart(8, '0')}`)
			await page.locator('main').getByRole('checkbox').check()
			await page.getByRole('button', { name: t('auth:register.submit') }).click()
			await expect(page).toHaveURL(at(`${prefix}/faq`))

			const requested = (await traffic()).map(({ url }) => new URL(url))
			const query = requested.find(({ pathname }) => pathname === '/auth')?.searchParams
			expect(Object.fromEntries(query ?? [])).toMatchObject({
				response_type: 'code',
				scope: 'openid profile email',
				code_challenge_method: 'S256',
				access_type: 'offline',
				prompt: 'consent',
				client_id: 'etalase-tests',
				redirect_uri: at('/auth/google-verification'),
			})

			await context.clearCookies()
			await page.goto(at(`${prefix}/auth/login`))
			await google.click()
			await allow(page, login)
			await expect(page).toHaveURL(at(`${prefix}/profile`))
		},
	)
}

test(
	'[RT-59] a customer links Google, signs in with it, and unlinks it',
	plainForm,
	async ({ page, context, at }) => {
		const login = newLogin()
		const person = await newCustomer(page, at('/').slice(0, -1))
		await page.goto(at('/profile/google-verification'))
		await page.getByRole('link', { name: 'Hubungkan Google' }).click()
		await allow(page, login)
		await expect(page).toHaveURL(at('/profile/google-verification'))
		await expect(page.getByText('Akun Google sudah terhubung.')).toBeVisible()

		await context.clearCookies()
		await page.goto(at('/auth/google'))
		await allow(page, login)
		await expect(page).toHaveURL(at('/profile'))
		await expect(page.locator('main')).toContainText(person.email)

		await page.goto(at('/profile/google-verification'))
		await page.getByRole('button', { name: 'Putuskan Google' }).click()
		await expect(page.getByRole('link', { name: 'Hubungkan Google' })).toBeVisible()
	},
)

test(
	'cancelling at Google, or an unexpected callback, shows an error',
	plainForm,
	async ({ page, at }) => {
		await page.goto(at('/auth/google'))
		await page.getByRole('button', { name: 'Cancel' }).click()
		await expect(page).toHaveURL(at('/auth/login'))
		await expect(page.locator('main')).toContainText('Masuk dengan Google dibatalkan')

		for (const answer of ['code=x&state=y', 'code=x', 'state=y', 'error=server_error']) {
			await page.goto(at(`/auth/google-verification?${answer}`))
			await expect(page).toHaveURL(at('/auth/login'))
			await expect(page.locator('main')).toContainText('Google tidak bisa memastikan akunmu')
		}
	},
)
