import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { adminVisit, mailedPage, press, signInAs } from '../support/staff.ts'

const newPassword = () => `rahasia toko ${randomUUID().slice(0, 8)}`

describe('a forgotten password', () => {
	test('is reset by a mailed link, once, which ends every session', async () => {
		const account = await newStaff('manager')
		const { staff: before } = await signInAs(account)
		const staff = adminVisit()
		const form = await staff.open('/reset-password')
		const refused = await staff.submit(form, formWith(form.document, '#email'), { email: 'x' })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#email').attribute('value')).toBe('x')
		expect(await htmlErrorsOf(refused.body)).toEqual([])
		const accepted = await staff.submit(refused, formWith(refused.document, '#email'), {
			email: account.email,
		})
		expect(accepted.url.pathname).toBe('/sign-in')
		expect(accepted.document.one('[role="status"]').text).toContain('Jika ada akun')

		const link = await mailedPage(account.email, STAFF_MAIL_PAGES.passwordReset)
		const page = await staff.open(link)
		const short = await staff.submit(page, formWith(page.document, '#password'), { password: 'a' })
		expect(short.status).toBe(422)
		expect(short.document.one('#password').attribute('aria-invalid')).toBe('true')
		const common = await staff.submit(short, formWith(short.document, '#password'), {
			password: 'password1234',
		})
		expect(common.status).toBe(422)
		const password = newPassword()
		const done = await staff.submit(common, formWith(common.document, '#password'), { password })
		expect(done.document.one('[role="status"]').text).toContain('Kata sandi sudah diganti')

		expect((await signInAs(account)).home.status).toBe(422)
		expect((await signInAs({ ...account, password })).home.url.pathname).toBe('/')
		expect((await before.open('/orders')).url.pathname).toBe('/sign-in')
		const again = await staff.submit(common, formWith(common.document, '#password'), { password })
		expect(again.status).toBe(410)
	})

	test('does not reveal whether an account exists', async () => {
		const staff = adminVisit()
		const page = await staff.open('/reset-password')
		const done = await staff.submit(page, formWith(page.document, '#email'), {
			email: `nobody-${randomUUID()}@contoh.id`,
		})
		expect(done.document.one('[role="status"]').text).toContain('Jika ada akun')
	})
})

test('an invalid invitation link answers 410 with a message', async () => {
	for (const query of ['', '?token=', '?token=abc', `?token=${'a'.repeat(2_000)}`]) {
		const page = await adminVisit().open(`${STAFF_MAIL_PAGES.invitation}${query}`)
		expect(page.status, query).toBe(410)
		expect(page.document.one('h1').text).toBe('Tautan ini sudah tidak berlaku')
		expect(await htmlErrorsOf(page.body)).toEqual([])
	}
})

describe('the second factor', () => {
	test('is enabled with a code, required at the next sign-in, and disabled', async () => {
		const account = await newStaff('finance')
		const { staff } = await signInAs(account)
		const disabledPage = await staff.open('/account/second-factor')
		const unconfirmed = await press(staff, disabledPage, 'start', { password: 'salah sekali' })
		expect(unconfirmed.status).toBe(422)
		expect(unconfirmed.document.one('#password').attribute('aria-invalid')).toBe('true')
		const started = await press(staff, unconfirmed, 'start', { password: account.password })
		expect(await htmlErrorsOf(started.body)).toEqual([])
		expect(started.document.one('main svg[role="img"]').attribute('aria-label')).toContain('QR')
		const secret = started.document.one('main code').text.replaceAll(' ', '')
		const app = new TOTP({ secret: Secret.fromBase32(secret) })

		const wrong = await press(staff, started, 'confirm', { code: '12' })
		expect(wrong.status).toBe(422)
		expect(wrong.document.one('#code').attribute('aria-invalid')).toBe('true')
		// The same secret, so that it need not be scanned again.
		expect(wrong.document.one('main code').text.replaceAll(' ', '')).toBe(secret)
		const code = app.generate()
		const on = await press(staff, wrong, 'confirm', { code })
		const codes = on.document.all('main code').map(({ text }) => text)
		expect(codes).toHaveLength(10)
		expect((await staff.open('/account/second-factor')).document.has('main code')).toBe(false)

		const { staff: other, home: question } = await signInAs(account)
		expect(question.url.pathname).toBe('/sign-in/code')
		const field = formWith(question.document, '#code')
		const repeated = await other.submit(question, field, { code })
		expect(repeated.url.pathname, 'a code counts once').toBe('/sign-in/code')
		// The app's next code, which the website API accepts up to half a minute early.
		const next = app.generate({ timestamp: Date.now() + 30_000 })
		const inside = await other.submit(repeated, formWith(repeated.document, '#code'), {
			code: next,
		})
		expect(inside.url.pathname).toBe('/')

		const third = await signInAs(account)
		const recovered = await third.staff.submit(third.home, formWith(third.home.document, '#code'), {
			code: codes[0] ?? '',
		})
		expect(recovered.url.pathname).toBe('/')
		const page = await third.staff.open('/account/second-factor')
		expect(page.document.one('main').text).toContain('Sisa 9 kode pemulihan')
		const renewed = await press(third.staff, page, 'codes', { password: account.password })
		expect(renewed.document.all('main code').map(({ text }) => text)).not.toContain(codes[1])
		const again = await third.staff.open('/account/second-factor')
		await press(third.staff, again, 'stop', { password: account.password })
		expect((await signInAs(account)).home.url.pathname).toBe('/')
	})
})
