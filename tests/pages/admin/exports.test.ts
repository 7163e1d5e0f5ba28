import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { bestSeller, orderCart, putInCart } from '../support/purchase.ts'
import { signInAs } from '../support/staff.ts'
import { visit } from '../support/visit.ts'

const format = 'select[name="format"]'

test('lists are downloaded as they are filtered, in the format chosen last, and the log says who did', async () => {
	const shopper = visit()
	await putInCart(shopper, await bestSeller(shopper))
	const { number } = await orderCart(shopper)
	const { staff } = await signInAs(await newStaff('owner'))
	const list = await staff.open('/orders?tab=PENDING')
	expect(await htmlErrorsOf(list.body)).toEqual([])
	const file = await staff.submit(list, formWith(list.document, format), { format: 'semicolon' })
	expect(file.url.pathname + file.url.search).toBe('/orders/file?tab=PENDING&format=semicolon')
	const [head = '', ...rows] = file.body.trimEnd().split('\r\n')
	expect(head).toMatch(/^\uFEFF?Nomor;/)
	expect(head).toContain(';Telepon;Email;')
	expect(rows.filter((row) => row.startsWith(`${number};`))).toHaveLength(1)
	expect(rows.filter((row) => !row.includes(';Belum bayar;'))).toEqual([])

	const again = await staff.open('/orders')
	expect(again.document.one(`${format} option[selected]`).attribute('value')).toBe('semicolon')
	expect((await staff.open('/customers/file')).body).toMatch(/^\uFEFF?Kode;Nama;Telepon;Email;/)
	const workbook = await staff.get('/products/export?format=xlsx')
	expect(workbook.headers.get('content-type')).toContain('spreadsheetml.sheet')

	const log = await staff.open('/activity?area=orders&q=rina')
	expect(await htmlErrorsOf(log.body)).toEqual([])
	expect(log.document.one('main').text).toContain('mengekspor daftar pesanan')
	expect((await staff.open('/activity?area=vouchers')).document.text).not.toContain('mengekspor')
})

test('a file has no contact data for roles that may not see customers', async () => {
	const { staff } = await signInAs(await newStaff('warehouse'))
	const file = await staff.open('/orders/file?format=csv')
	expect(file.body).toMatch(/^\uFEFF?Nomor,/)
	expect(file.body).not.toMatch(/Telepon|Email|Alamat/)
	for (const path of ['/customers/file', '/refunds/file', '/withdrawals/file']) {
		expect((await staff.open(path)).status, path).toBe(403)
	}
})
