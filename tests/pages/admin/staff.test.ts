import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { adminVisit, mailedPage, press, signInAs } from '../support/staff.ts'

const newAddress = () => `baru-${randomUUID().slice(0, 8)}@contoh.id`

describe('the staff of a shop', () => {
	test('are invited, change role and are removed', async () => {
		const owner = await newStaff('owner')
		const { staff } = await signInAs(owner)
		const form = await staff.open('/staff/invite')
		const email = newAddress()
		const send = (values: Record<string, string>) =>
			staff.submit(form, formWith(form.document, '#role'), { email, ...values })
		const refused = await send({ role: '', password: owner.password })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#role').attribute('aria-invalid')).toBe('true')
		expect(refused.document.one('#email').attribute('value')).toBe(email)
		expect(await htmlErrorsOf(refused.body)).toEqual([])
		const unconfirmed = await send({ role: 'warehouse', password: 'salah sekali' })
		expect(unconfirmed.document.one('#password').attribute('aria-invalid')).toBe('true')
		const listed = await send({ role: 'warehouse', password: owner.password })
		expect(listed.document.one('main').text).toContain(email)
		expect(await htmlErrorsOf(listed.body)).toEqual([])

		const link = await mailedPage(email, STAFF_MAIL_PAGES.invitation)
		const invited = adminVisit()
		const page = await invited.open(link)
		expect(await htmlErrorsOf(page.body)).toEqual([])
		const unnamed = await invited.submit(page, formWith(page.document, '#name'), { password: 'a' })
		expect(unnamed.status).toBe(422)
		const password = `rahasia toko ${randomUUID().slice(0, 8)}`
		const name = 'Dewi Lestari'
		const done = await invited.submit(unnamed, formWith(unnamed.document, '#name'), {
			name,
			password,
		})
		expect(done.url.pathname).toBe('/sign-in')
		expect((await invited.open(link)).status, 'a link works once').toBe(410)
		const { staff: member } = await signInAs({ email, password })
		expect((await member.open('/staff')).status).toBe(403)
		expect((await member.open('/products')).status).toBe(200)

		const list = await staff.open('/staff')
		const row = list.document.all('main tr').find(({ text }) => text.includes(email))
		const href = row?.one('a').attribute('href') ?? ''
		const changed = await press(staff, await staff.open(href), 'role', { role: 'content' })
		expect(changed.document.one('[role="status"]').text).toBe('Peran sudah diganti.')
		expect((await member.open('/orders')).status).toBe(403)
		const removed = await press(staff, await staff.open(href), 'remove')
		expect(removed.document.one('main').text).not.toContain(email)
		expect((await staff.open(href)).status).toBe(404)
		expect((await member.open('/orders')).url.pathname).toBe('/company')
	})

	test('can withdraw an invitation, whose link is then invalid', async () => {
		const owner = await newStaff('owner')
		const { staff } = await signInAs(owner)
		const form = await staff.open('/staff/invite')
		const email = newAddress()
		const list = await staff.submit(form, formWith(form.document, '#role'), {
			email,
			role: 'finance',
			password: owner.password,
		})
		const link = await mailedPage(email, STAFF_MAIL_PAGES.invitation)
		const button = list.document
			.all('button[name="invitation"]')
			.find((one) => one.attribute('aria-label')?.includes(email))
		const id = button?.attribute('value') ?? ''
		const left = await press(staff, list, id)
		expect(left.document.one('main').text).not.toContain(email)
		expect((await adminVisit().open(link)).status).toBe(410)
	})

	test('are shown to owners only', async () => {
		for (const role of ['manager', 'warehouse', 'finance', 'content'] as const) {
			const { staff, home } = await signInAs(await newStaff(role))
			expect(home.document.has('aside a[href="/staff"]'), role).toBe(false)
			for (const path of ['/staff', '/staff/invite', `/staff/${randomUUID()}`]) {
				expect((await staff.open(path)).status, `${role} ${path}`).toBe(403)
			}
			const formToken = home.document.all('input[name="formToken"]')[0]?.attribute('value')
			const sent = await staff.post('/staff/invite', {
				formToken,
				email: newAddress(),
				role: 'owner',
			})
			expect(sent.status, role).toBe(403)
		}
	})
})
