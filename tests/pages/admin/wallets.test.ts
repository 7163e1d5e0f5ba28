import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { newCustomer, registerCustomer } from '../support/customer.ts'
import type { Page, Visit } from '../support/visit.ts'
import { visit } from '../support/visit.ts'
import { press, signInAs } from '../support/staff.ts'

/** A customer's page, opened by this role. */
async function customerPage(role: 'owner' | 'finance' | 'manager') {
	const account = newCustomer()
	const shopper = visit()
	await registerCustomer(shopper, account)
	const member = await newStaff(role)
	const { staff } = await signInAs(member)
	const list = await staff.open(`/customers?${new URLSearchParams({ q: account.email })}`)
	const href = list.document.one('main tbody th a').attribute('href')!
	return { shopper, staff, href, password: member.password, page: await staff.open(href) }
}

const main = (page: Page) => page.document.one('main').text
const review = (staff: Visit, page: Page, fields: Record<string, string>) =>
	press(staff, page, 'review', { step: 'ADD', amount: '25.000', reason: 'Paket rusak', ...fields })

test('money is added to a wallet after it was shown, and taken; the customer sees it with the note', async () => {
	const { shopper, staff, href, password, page } = await customerPage('finance')
	const form = await staff.open(page.document.one('a[href$="/wallet"]').attribute('href')!)
	expect(await htmlErrorsOf(form.body)).toEqual([])
	expect(main(form)).toContain('Rp 1.000.000')

	const shown = await review(staff, form, { note: 'Maaf <b>ya</b>' })
	expect(shown.status).toBe(200)
	expect(await htmlErrorsOf(shown.body)).toEqual([])
	for (const text of ['Rp 25.000', 'Rp 0', 'Paket rusak', 'Maaf <b>ya</b>']) {
		expect(main(shown)).toContain(text)
	}
	const edited = await press(staff, shown, 'edit')
	expect(edited.document.one('#reason').attribute('value')).toBe('Paket rusak')
	expect(edited.document.one('input[name="step"][value="ADD"]').attribute('checked')).toBeDefined()

	const wrong = await press(staff, shown, 'save', { password: 'salah sekali' })
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#password').attribute('aria-invalid')).toBe('true')
	expect(main(wrong)).toContain('Paket rusak')
	const done = await press(staff, wrong, 'save', { password })
	expect(done.url.pathname).toBe(`${href}/statement`)
	expect(main(done)).toContain('Paket rusak · Maaf <b>ya</b> · Rina Wulandari')
	// The same page is sent once more: it was done already.
	const again = await press(staff, wrong, 'save', { password })
	expect(again.document.all('main tbody tr')).toHaveLength(1)

	const wallet = await shopper.open('/en/profile/wallet')
	expect(main(wallet)).toContain('Added by the shop')
	expect(main(wallet)).toContain('Maaf <b>ya</b>')
	expect(main(wallet)).not.toContain('Paket rusak')
	expect(await htmlErrorsOf(wallet.body)).toEqual([])

	const take = await review(staff, await staff.open(`${href}/wallet`), { step: 'TAKE' })
	expect((await press(staff, take, 'save')).document.all('main tbody tr')).toHaveLength(2)
	expect(main(await shopper.open('/profile/wallet'))).toContain('Diambil oleh toko')
})

test('what a wallet or a limit does not allow is said beside the amount, and the input stays', async () => {
	const { staff, href } = await customerPage('finance')
	const form = await staff.open(`${href}/wallet`)
	for (const [fields, text] of [
		[{ step: 'TAKE' }, 'Saldo dompet hanya Rp 0.'],
		[{ amount: '1.000.001' }, 'Hari ini kamu masih bisa mengubah Rp 1.000.000.'],
		[{ amount: '0' }, 'paling banyak Rp 100.000.000'],
		[{ amount: '-5' }, 'paling banyak Rp 100.000.000'],
		[{ amount: '1,5' }, 'paling banyak Rp 100.000.000'],
		[{ amount: '100.000.001' }, 'paling banyak Rp 100.000.000'],
	] as const) {
		const refused = await review(staff, form, fields)
		expect(refused.status, text).toBe(422)
		expect(refused.document.one('#amount').attribute('aria-invalid')).toBe('true')
		expect(main(refused)).toContain(text)
		expect(refused.document.one('#reason').attribute('value')).toBe('Paket rusak')
		expect(await htmlErrorsOf(refused.body)).toEqual([])
	}
	const unreasoned = await review(staff, form, { reason: 'ab' })
	expect(unreasoned.document.one('#reason').attribute('aria-invalid')).toBe('true')
})

test('a second tab that shows the same balance is asked again', async () => {
	const { staff, href, password } = await customerPage('owner')
	const form = await staff.open(`${href}/wallet`)
	const [first, second] = [await review(staff, form, {}), await review(staff, form, {})]
	await press(staff, first, 'save', { password })
	const asked = await press(staff, second, 'save', { password })
	expect(asked.status).toBe(422)
	expect(main(asked)).toContain('Saldonya sudah berubah')
	expect(main(asked)).toContain('Rp 50.000')
	expect((await staff.open(`${href}/statement`)).document.all('main tbody tr')).toHaveLength(1)
	expect((await press(staff, asked, 'save')).document.all('main tbody tr')).toHaveLength(2)
})

test('managers see no way to a wallet, and another shop no customer', async () => {
	const { staff, href, page } = await customerPage('manager')
	expect(page.document.has('a[href$="/wallet"]')).toBe(false)
	expect((await staff.open(`${href}/wallet`)).status).toBe(403)
	const { staff: kopi } = await signInAs(await newStaff('owner', 'kopi'))
	expect((await kopi.open(`${href}/wallet`)).status).toBe(404)
})

test('the owner sets the limit of a day', async () => {
	const { staff, href } = await customerPage('owner')
	const page = await staff.open(`${href}/wallet`)
	const limits = await staff.open(
		page.document.one('a[href="/customers/wallet-limits"]').attribute('href')!,
	)
	expect(await htmlErrorsOf(limits.body)).toEqual([])
	expect(limits.document.one('#finance').attribute('value')).toBe('1000000')
	const form = limits.document.one('main form')
	const wrong = await staff.submit(limits, form, { finance: 'banyak' })
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#finance').attribute('value')).toBe('banyak')
	const saved = await staff.submit(limits, form, { finance: '1.000.000' })
	expect(main(saved)).toContain('Batasnya disimpan.')
})
