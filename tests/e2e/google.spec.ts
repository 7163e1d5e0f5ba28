import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'

const someone = () => `orang${randomInt(1e9)}`

/** Says at the provider who one is. */
async function allow(page: Page, login: string) {
	await expect(page.getByText('Login')).toBeVisible()
	await page.locator('input[name=login]').fill(login)
	await page.getByRole('button', { name: 'Allow' }).click()
}

for (const { lang, prefix } of [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const) {
	test(`[FN-03, RT-31, AP-18] Google signs up and in, by redirect and back, in ${lang}`, async ({
		page,
		at,
		traffic,
	}) => {
		const login = someone()
		await page.goto(at(`${prefix}/auth/login?redirectTo=${encodeURIComponent(`${prefix}/faq`)}`))
		await page.locator('a[href*="/auth/google"]').click()
		await allow(page, login)
		await expect(page).toHaveURL(at(`${prefix}/auth/google-verification`))
		await expect(page.locator('#google-name')).toHaveValue(`Sekar ${login}`)
		await page.locator('#google-phone').fill(`0813${String(randomInt(1e8)).padStart(8, '0')}`)
		await page.locator('#google-agree').check()
		await page.locator('#google button').last().click()
		await expect(page).toHaveURL(at(`${prefix}/faq`))

		const asked = (await traffic()).map(({ url }) => new URL(url))
		const query = asked.find(({ pathname }) => pathname === '/auth')?.searchParams
		expect(Object.fromEntries(query ?? [])).toMatchObject({
			...{ response_type: 'code', scope: 'openid profile email', code_challenge_method: 'S256' },
			...{ access_type: 'offline', prompt: 'consent', client_id: 'etalase-tests' },
			redirect_uri: at('/auth/google-verification'),
		})

		await page.goto(at(`${prefix}/auth/logout`))
		await page.locator('main form button').click()
		await expect(page).toHaveURL(at(prefix === '' ? '/' : prefix))
		await page.goto(at(`${prefix}/auth/login`))
		await page.locator('a[href*="/auth/google"]').click()
		await allow(page, login)
		await expect(page).toHaveURL(at(`${prefix}/profile`))
	})
}

test('[RT-59] a customer links Google, signs in with it, and unlinks it', async ({ page, at }) => {
	const login = someone()
	const person = await newCustomer(page, at('/').slice(0, -1))
	await page.goto(at('/profile/google-verification'))
	await page.locator('a[href$="/start"]').click()
	await allow(page, login)
	await expect(page).toHaveURL(at('/profile/google-verification'))
	await expect(page.locator('main .c-green').last()).toBeVisible()

	await page.goto(at('/auth/logout'))
	await page.locator('main form button').click()
	await expect(page).toHaveURL(at('/'))
	await page.goto(at('/auth/google'))
	await allow(page, login)
	await expect(page).toHaveURL(at('/profile'))
	await expect(page.locator('main')).toContainText(person.email)

	await page.goto(at('/profile/google-verification'))
	await page.locator('main form[action$="/google-verification"] button').click()
	await expect(page.locator('a[href$="/start"]')).toBeVisible()
})

test('whoever cancels at Google, or comes with an answer to no question, is told so', async ({
	page,
	at,
}) => {
	await page.goto(at('/auth/google'))
	await page.getByRole('button', { name: 'Cancel' }).click()
	await expect(page).toHaveURL(at('/auth/login'))
	await expect(page.locator('main')).toContainText('Masuk dengan Google dibatalkan')

	for (const answer of ['code=x&state=y', 'code=x', 'state=y', 'error=server_error']) {
		await page.goto(at(`/auth/google-verification?${answer}`))
		await expect(page).toHaveURL(at('/auth/login'))
		await expect(page.locator('main')).toContainText('Google tidak bisa memastikan akunmu')
	}
})
