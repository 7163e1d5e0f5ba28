import { beforeAll, describe, expect, test } from 'vitest'
import { placedOrder } from '#tests/e2e/support/order.ts'
import { formatMoney } from '#web/domain/money.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { press, signInAs } from '../support/staff.ts'
import type { Page } from '../support/visit.ts'

let shop: Awaited<ReturnType<typeof ownShop>>
beforeAll(async () => {
	shop = await ownShop()
})

const products = ['kendi', 'cobek', 'tampah', 'besek']

const orderFor = (customer: number) =>
	placedOrder(
		{
			host: shop.host,
			name: 'Dewi Anggraini',
			email: `tamu${customer}@contoh.id`,
			phone: `08129000${String(customer).padStart(4, '0')}`,
		},
		{ product: products[customer % products.length] ?? '' },
	)

/** A KlikBCA export with these amounts, all of today. */
function klikBca(amounts: number[]): File {
	const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
	const day = today.split('-').toReversed().join('/')
	let balance = 1_000_000
	const rows = amounts.map((amount) => {
		balance += amount
		return `'${day},TRSF E-BANKING CR,'0000,${amount}.00,CR,${balance}.00`
	})
	const head = ['No. rekening,:,1234567890', 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo']
	return new File([[...head, ...rows].join('\n')], 'mutasi.csv', { type: 'text/csv' })
}

const titles = (page: Page) => page.document.all('main h2').map(({ text }) => text)

test('twenty payments are confirmed from a statement in five steps', async () => {
	const orders = await Promise.all(Array.from({ length: 20 }, (_, at) => orderFor(at)))
	const { staff, home } = await signInAs(await newStaff('finance', shop.company))
	let steps = 0
	const step = <T>(work: T): T => {
		steps += 1
		return work
	}
	const menu = home.document.all('aside nav a').find(({ text }) => text === 'Mutasi bank')
	const list = await step(staff.open(menu?.attribute('href') ?? ''))
	// Choosing a file takes two presses: one on its field and one on the file.
	steps += 2
	const form = formWith(list.document, '#file')
	const file = klikBca([...orders.map(({ TOTAL }) => TOTAL), 1_234])
	const review = await step(staff.submit(list, form, { file }))
	expect(titles(review)).toContain('Cocok dengan pesanan (20)')
	expect(titles(review)).toContain('Tanpa pesanan (1)')
	expect(await htmlErrorsOf(review.body)).toEqual([])
	const done = await step(press(staff, review, 'confirm'))
	expect(steps).toBe(5)
	expect(done.document.text).toContain('20 pembayaran dikonfirmasi.')
	expect(titles(done)).not.toContain('Cocok dengan pesanan (20)')
	for (const { ORDER_NUMBER } of orders) expect(done.document.text).toContain(ORDER_NUMBER)
	const again = await press(staff, review, 'confirm')
	expect(again.status).toBe(409)
	expect(again.document.text).toContain('20 pembayaran tidak dikonfirmasi')
	expect(again.document.text).toContain('Baris mutasi ini sudah dikonfirmasi.')
})

describe('a line without an order', () => {
	test('is confirmed for a searched order, or ignored with a note', async () => {
		const order = await orderFor(100)
		const { staff } = await signInAs(await newStaff('owner', shop.company))
		const list = await staff.open('/statements')
		const form = formWith(list.document, '#file')
		const file = klikBca([order.TOTAL + 777, 4_321])
		const review = await staff.submit(list, form, { file })
		const check = review.document
			.all('main a[href^="/statements/lines/"]')
			.find((link) => link.attribute('aria-label')?.includes(formatMoney(order.TOTAL + 777)))
		const line = await staff.open(check?.attribute('href') ?? '')
		const search = formWith(line.document, 'input#order')
		const found = await staff.submit(line, search, { order: order.ORDER_NUMBER.toLowerCase() })
		expect(await htmlErrorsOf(found.body)).toEqual([])
		const paid = await press(staff, found, `act=pay&order=${order.ORDER_NUMBER}`)
		expect(paid.document.text).toContain('Sudah dikonfirmasi')
		const withoutNote = await press(staff, review, 'dismiss')
		expect(withoutNote.status).toBe(422)
		const chosen = review.document
			.all('main input[name="line"]')
			.find((box) => box.attribute('aria-label')?.includes('Rp 4.321'))
		const ignored = await press(staff, review, 'dismiss', {
			line: chosen?.attribute('value') ?? '',
			note: 'Bunga bank',
		})
		expect(titles(ignored)).not.toContain('Tanpa pesanan (2)')
		expect(ignored.document.text).toContain('Bunga bank')
	})

	test('is rejected with a message when the file is no statement, and keeps pasted text', async () => {
		const { staff } = await signInAs(await newStaff('finance', shop.company))
		const list = await staff.open('/statements')
		const form = formWith(list.document, '#file')
		const refused = await staff.submit(list, form, { pasted: 'Tanggal;Jumlah\n1;2' })
		expect(refused.status).toBe(422)
		expect(refused.document.text).toContain('Judul kolom mutasi tidak dikenali.')
		expect(refused.document.one('#pasted').text).toContain('Tanggal;Jumlah')
		expect((await staff.submit(list, form)).document.text).toContain('Pilih file mutasi')
	})
})

test('an owner adds, changes and disables an account with the password; others cannot', async () => {
	const owner = await newStaff('owner', shop.company)
	const { staff } = await signInAs(owner)
	const page = await staff.open('/settings/payment/new')
	const form = formWith(page.document, '#number')
	const account = { bank: 'MANDIRI', number: '1230 0123 45678', holder: 'PT Sendiri' }
	const refused = await staff.submit(page, form, { ...account, password: 'salah' })
	expect([refused.status, refused.document.one('#number').attribute('value')]).toEqual([
		422,
		account.number,
	])
	const again = formWith(refused.document, '#number')
	const added = await staff.submit(refused, again, { ...account, password: owner.password })
	expect(added.document.one('main ol').all('li')).toHaveLength(2)
	const change = await staff.open('/settings/payment/MANDIRI')
	const changed = await staff.submit(change, formWith(change.document, '#number'), {
		position: '1',
		active: undefined,
	})
	const [first] = changed.document.all('main ol li')
	expect(first?.text).toContain('Bank Mandiri')
	expect(first?.text).toContain('Nonaktif')
	const { staff: manager } = await signInAs(await newStaff('manager', shop.company))
	expect((await manager.open('/settings/payment')).status).toBe(403)
})
