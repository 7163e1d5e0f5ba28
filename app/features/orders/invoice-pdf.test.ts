import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { InvoiceView } from './invoice-view.ts'
import { invoicePdf } from './invoice-pdf.server.ts'

const words: Record<string, string> = { 'invoice:title': 'Faktur' }
const t = (key: string) => words[key] ?? key.replace(/^.*[:.]/, '')

const line = { sku: 'KS-1', quantity: '1', price: 'Rp 1.000', sum: 'Rp 1.000', removed: null }

function invoice(lines: number): InvoiceView {
	return {
		number: 'ABCD-1234',
		isPaid: true,
		stamp: 'Lunas',
		cod: [],
		facts: [{ term: 'Nomor', value: 'ABCD-1234' }],
		seller: ['PT Contoh', '0812-0000-0000'],
		buyer: ['Łukasz Đặng Ngô', '0812-1111-1111'],
		shipTo: ['Ελένη Кузнецова 你好', 'Jalan Melati No. 12'],
		lines: Array.from({ length: lines }, (_, at) => ({ ...line, name: `Barang ${at + 1}` })),
		sums: [{ term: 'Subtotal', value: 'Rp 1.000' }],
		total: 'Rp 1.000',
		paidParts: [],
		words: 'Seribu rupiah',
		refunded: null,
		note: '',
		watermark: null,
	}
}

test('a short invoice is one page with all its data', async () => {
	const bytes = await invoicePdf(invoice(12), t, new Date('2026-11-21T00:00:00Z'))
	const { totalPages, text } = await extractText(new Uint8Array(bytes), { mergePages: true })
	expect(totalPages).toBe(1)
	for (const expected of [
		'Faktur',
		'LUNAS',
		'PT Contoh',
		'Łukasz Đặng Ngô',
		'Ελένη Кузнецова NiHao',
		'Barang 12',
		'Seribu rupiah',
	]) {
		expect(text).toContain(expected)
	}
})

test('a long invoice continues on further pages and contains every line', async () => {
	const bytes = await invoicePdf(invoice(50), t, new Date('2026-11-21T00:00:00Z'))
	const { totalPages, text } = await extractText(new Uint8Array(bytes), { mergePages: true })
	expect(totalPages).toBeGreaterThan(1)
	for (let at = 1; at <= 50; at += 1) expect(text).toMatch(new RegExp(`Barang ${at}\\b`))
})
