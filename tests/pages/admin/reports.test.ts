import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { signInAs } from '../support/staff.ts'

test('reports cover a period and have a file each; liabilities require their permission', async () => {
	const { staff, home } = await signInAs(await newStaff('manager'))
	const sales = await staff.open(home.document.one('aside a[href="/reports"]').attribute('href')!)
	expect(sales.document.one('h1').text).toBe('Penjualan')
	expect(await htmlErrorsOf(sales.body)).toEqual([])
	expect(sales.document.has('main a[href="/reports/liabilities"]')).toBe(false)
	expect((await staff.open('/reports/liabilities')).status).toBe(403)
	const stock = await staff.open('/reports/stock')
	expect(await htmlErrorsOf(stock.body)).toEqual([])

	const products = await staff.open('/reports?from=2026-01-01&until=2026-01-31&by=PRODUCT')
	expect(products.document.one('#from').attribute('value')).toBe('2026-01-01')
	expect(products.document.one('main').text).toContain('1 Des 2025 – 31 Des 2025')
	const download = formWith(products.document, 'select[name="format"]')
	const file = await staff.submit(products, download, { format: 'csv' })
	expect(file.body).toMatch(/^\uFEFF?Kode,Produk,Pesanan,Barang,Penjualan barang/)
	const wrong = await staff.open('/reports?from=2026-02-01&until=2026-01-31')
	expect(wrong.document.one('main').text).toContain('Periode itu tidak bisa ditampilkan')
})

test('the finance role sees liabilities', async () => {
	const { staff } = await signInAs(await newStaff('finance'))
	const owed = await staff.open('/reports/liabilities?period=7d')
	expect(owed.document.one('h1').text).toBe('Kewajiban')
	expect(owed.document.all('main tbody tr')).toHaveLength(12)
	expect(await htmlErrorsOf(owed.body)).toEqual([])
	expect((await staff.open('/failed-mails')).status).toBe(403)
})

test('failed mails are shown to roles that may retry them', async () => {
	const { staff } = await signInAs(await newStaff('manager'))
	const page = await staff.open('/failed-mails')
	expect(page.document.one('h1').text).toBe('Email gagal terkirim')
	expect(await htmlErrorsOf(page.body)).toEqual([])
})
