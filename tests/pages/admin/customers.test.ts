import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { newCustomer, registerCustomer } from '../support/customer.ts'
import { formWith } from '../support/form.ts'
import { press, signInAs } from '../support/staff.ts'
import { visit } from '../support/visit.ts'

test('a customer is found, gets a note, is blocked with a reason and unblocked', async () => {
	const shopper = visit()
	const account = newCustomer()
	const { email, password } = account
	await registerCustomer(shopper, account)
	const { staff, home } = await signInAs(await newStaff('manager'))
	const list = await staff.open(home.document.one('aside a[href="/customers"]').attribute('href')!)
	expect(await htmlErrorsOf(list.body)).toEqual([])
	const found = await staff.submit(list, formWith(list.document, '#q'), { q: email })
	const [link] = found.document.all('main tbody th a')
	const href = link?.attribute('href') ?? ''
	const page = await staff.open(href)
	expect(page.document.one('h1').text).toBe('Sekar Ayu')
	expect(page.document.one('main').text).toContain(email)
	expect(page.document.has('main a[href*="/statement"]')).toBe(false)

	const withNote = await press(staff, page, 'note', { note: 'Minta dikirim sore.' })
	expect(withNote.document.one('main section:has(#notes)').text).toContain('Minta dikirim sore.')
	const unreasoned = await press(staff, withNote, 'block', { reason: '' })
	expect(unreasoned.status).toBe(422)
	expect(unreasoned.document.one('#reason').attribute('aria-invalid')).toBe('true')
	const blocked = await press(staff, unreasoned, 'block', { reason: 'Bukti palsu' })
	expect(blocked.document.one('main').text).toContain('Diblokir sejak')
	expect(await htmlErrorsOf(blocked.body)).toEqual([])

	expect((await shopper.open('/profile')).url.pathname).toBe('/auth/login')
	const other = visit()
	const form = await other.open('/en/auth/login')
	const refused = await other.submit(form, form.document.one('#login'), {
		login: email,
		password,
	})
	expect(refused.status).toBe(422)
	expect(refused.document.text).toContain('The shop has blocked this account.')

	const freed = await press(staff, blocked, 'unblock', { reason: 'Sudah jelas' })
	expect(freed.document.one('main').text).not.toContain('Diblokir sejak')
	const again = await other.open('/auth/login')
	const inside = await other.submit(again, again.document.one('#login'), {
		login: email,
		password,
	})
	expect(inside.url.pathname).toBe('/profile')
})

test('the statement of a balance needs the permission for liabilities', async () => {
	const account = newCustomer()
	await registerCustomer(visit(), account)
	const { staff } = await signInAs(await newStaff('finance'))
	const list = await staff.open(`/customers?${new URLSearchParams({ q: account.email })}`)
	const page = await staff.open(list.document.one('main tbody th a').attribute('href')!)
	expect(page.document.has('button[value="block"]')).toBe(false)
	const href = page.document.one('main a[href*="balance=coins"]').attribute('href')!
	const statement = await staff.open(href)
	expect(statement.document.one('h1').text).toBe('Mutasi saldo')
	expect(await htmlErrorsOf(statement.body)).toEqual([])
	const { staff: kopi } = await signInAs(await newStaff('owner', 'kopi'))
	for (const path of [href, href.split('/statement')[0] ?? ''])
		expect((await kopi.open(path)).status, path).toBe(404)
})

test('the personal data of a customer is exported and deleted after the password is asked again', async () => {
	const account = newCustomer()
	await registerCustomer(visit(), account)
	const owner = await newStaff('owner')
	const { staff } = await signInAs(owner)
	const list = await staff.open(`/customers?${new URLSearchParams({ q: account.email })}`)
	const href = list.document.one('main tbody th a').attribute('href')!
	const page = await staff.open(`${href}/data`)
	expect(await htmlErrorsOf(page.body)).toEqual([])
	const refused = await press(staff, page, 'erase', { password: 'salah sekali' })
	expect(refused.status).toBe(422)
	expect(refused.document.one('#password').attribute('aria-invalid')).toBe('true')
	const file = await press(staff, refused, 'export', { password: owner.password })
	expect(file.body).toContain(account.email)
	const erased = await press(staff, await staff.open(`${href}/data`), 'erase')
	expect(erased.url.pathname).toBe('/customers')
	const { staff: manager } = await signInAs(await newStaff('manager'))
	expect((await manager.open(`${href}/data`)).status).toBe(403)
})
