import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { orderCells } from '#admin/features/orders/order-table.server.ts'
import { orderView as adminView } from '#admin/features/orders/order-view.ts'
import { whatsAppLink } from '#admin/features/orders/whatsapp-link.server.ts'
import { invoicePdf } from '#app/features/orders/invoice-pdf.server.ts'
import { invoiceView } from '#app/features/orders/invoice-view.ts'
import { orderView, paidPartsOf } from '#app/features/orders/order-view.ts'
import { translator } from '#app/i18n/translate.server.ts'
import {
	wholeOrder,
	wholeOrderAt as at,
	wholeOrderWire,
	wholeShownOrder,
	wholeStaffOrder,
} from '#tests/support/whole-order.ts'
import type { ListedOrder } from '#contract/order-list.ts'
import { orderText } from '#website-api/cli/order-text.ts'
import { orderMailText } from '#website-api/i18n/order-mail-text.ts'
import { orderDetailsOf } from '#website-api/modules/sales/orders/order-details.queries.ts'
import { sumRows } from '#website-api/modules/sales/orders/mails/order-placed.mail.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'

const unpaid = wholeOrder
const DUE = unpaid.total - unpaid.paid - unpaid.waived
/** The same order once it is paid, and after a part of its money went back. */
const paid: OrderRow = {
	...unpaid,
	status: 'PROCESSING',
	dueAt: null,
	paid: unpaid.total - unpaid.waived,
	refunded: 40_000,
}

/** A printed amount in rupiah. */
function amountOf(text: string): number {
	const digits = Number(text.replace(/\D/g, ''))
	return /[-−]/.test(text) ? -digits : digits
}
const sumOf = (texts: string[]) => texts.reduce((sum, text) => sum + amountOf(text), 0)

/** The subtotals of the lines, and the amounts with their names, from the subtotal on. */
type Printed = { lines?: string[]; rows: { name: string; value: string }[] }
type Names = { total: string; due: string; taken: string[] | null; refunded: string | null }

const invoiceNames = {
	total: 'Total',
	due: 'Masih harus dibayar',
	taken: ['Dibayar dari dompet', 'Sudah diterima', 'Kekurangan diterima toko'],
	refunded: 'Dikembalikan kepadamu',
}

const places: Record<string, { names: Names; printed: (row: OrderRow) => Printed }> = {
	'the terminal': {
		names: {
			total: 'Total',
			due: 'Still to be paid',
			taken: ['From the wallet', 'Received so far', 'Waived'],
			refunded: 'Refunded',
		},
		printed: (row) => ({
			rows: orderText(wholeStaffOrder(row))
				.split('\n')
				.map((text) => /^(.+?) {2,}(-?Rp .+)$/.exec(text.trim()))
				.flatMap((found) => (found ? [{ name: found[1] ?? '', value: found[2] ?? '' }] : [])),
		}),
	},
	'the pages of the order': {
		names: { total: 'total', due: 'due', taken: ['wallet', 'received', 'waived'], refunded: null },
		printed: (row) => {
			const view = orderView(wholeShownOrder(row), 'id', at)
			const { lines, subTotal, shipping, insurance, savings, uniqueCode, total, paidParts } = view
			return {
				lines: lines.map((line) => line.subTotal),
				rows: [
					{ name: 'subTotal', value: subTotal },
					{ name: 'shipping', value: shipping ?? '0' },
					{ name: 'insurance', value: insurance ?? '0' },
					...savings.map(({ kind, amount }) => ({ name: kind, value: amount })),
					{ name: 'uniqueCode', value: uniqueCode ?? '0' },
					{ name: 'total', value: total },
					...paidParts.map(({ key, value }) => ({ name: key, value })),
				],
			}
		},
	},
	'the invoice': {
		names: invoiceNames,
		printed: (row) => {
			const { lines, sums, total, paidParts, refunded } = invoiceOf(row)
			return {
				lines: lines.map(({ sum }) => sum),
				rows: [...sums, { term: 'Total', value: total }, ...paidParts]
					.concat(refunded === null ? [] : [{ term: 'Dikembalikan kepadamu', value: refunded }])
					.map(({ term, value }) => ({ name: term, value })),
			}
		},
	},
	'the admin': {
		names: {
			total: 'total',
			due: 'due',
			taken: ['walletPaid', 'partPaid', 'waived'],
			refunded: 'refunded',
		},
		printed: (row) => {
			const { lines, sums } = adminView(wholeStaffOrder(row), 'id')
			return {
				lines: lines.map(({ sum }) => sum),
				rows: sums.map(({ key, value }) => ({ name: key, value })),
			}
		},
	},
	'the file of orders': {
		names: { total: 'sum.total', due: '', taken: null, refunded: 'sum.refunded' },
		printed: (row) => {
			const cells = orderCells(listedOrder(row), 'id')
			const first = cells.findIndex(({ heading }) => heading === 'sum.subTotal')
			return {
				rows: cells
					.slice(first)
					.map(({ heading, cell }) => ({ name: heading, value: String(cell) })),
			}
		},
	},
	'the mail': {
		names: {
			total: mailText('row.total'),
			due: mailText('row.due'),
			taken: [mailText('row.wallet'), mailText('row.received'), mailText('row.waived')],
			refunded: null,
		},
		printed: (row) => ({
			rows: sumRows({ order: row, t: mailText }).map(({ label, value }) => ({
				name: label,
				value,
			})),
		}),
	},
}

function listedOrder(row: OrderRow): ListedOrder {
	return {
		orderNumber: row.number,
		orderStatus: row.status,
		orderDate: at,
		customerName: row.customerName,
		customerPhone: row.customerPhone,
		cityName: '',
		productName: 'Kopi',
		itemCount: 3,
		total: row.total,
		uniqueCode: row.uniqueCode,
		paymentMethod: row.paymentMethod,
		confirmationId: null,
		confirmationAmount: null,
		courierName: row.vendorName,
		trackingNumber: null,
		dueDate: null,
		isNotArrived: false,
		isPartPaid: false,
		hasNote: false,
		hasStaffNote: false,
		details: orderDetailsOf(row, { items: '', paidAt: null }),
	}
}

function mailText(key: Parameters<typeof orderMailText>[1]) {
	return orderMailText('id', key)
}

function invoiceOf(row: OrderRow) {
	const order = wholeShownOrder(row)
	const own = { position: 0, isDigital: false, returnable: 0, isReviewable: false }
	const seller = { name: 'Toko', legalName: 'PT Toko', phone: '+6281200000001' }
	return invoiceView(
		{
			...order,
			lines: order.lines.map((line) => ({ ...line, ...own })),
			deliveredAt: null,
			completesAt: null,
			arrival: null,
			change: null,
			refunded: row.refunded,
			returns: [],
			canCancel: false,
			canReceive: false,
			canComplete: false,
			canReturn: false,
			seller,
		},
		{ locale: 'id', now: at, site: { hideWatermark: false } },
		translator('id'),
	)
}

describe.each(Object.entries(places))('the amounts in %s add up', (_place, { names, printed }) => {
	test.each([
		['that waits for the rest of its money', unpaid],
		['that is paid and partly refunded', paid],
	])('of an order %s', (_state, row) => {
		const { lines, rows } = printed(row)
		const end = rows.findIndex(({ name }) => name === names.total)
		const values = rows.map(({ value }) => value)
		if (lines) expect(sumOf(lines)).toBe(row.subTotal)
		expect(sumOf(values.slice(0, end))).toBe(row.total)
		expect(amountOf(values[end] ?? '')).toBe(row.total)
		const after = rows.slice(end + 1)
		if (names.taken !== null) {
			const taken = after.filter(({ name }) => names.taken?.includes(name))
			const left = row.total + sumOf(taken.map(({ value }) => value))
			const isPending = row.status === 'PENDING'
			expect(left).toBe(isPending ? DUE : row.total - row.walletPaid - row.waived)
			const due = after.find(({ name }) => name === names.due)?.value
			expect(due === undefined ? null : amountOf(due)).toBe(isPending ? DUE : null)
		}
		if (names.refunded === null) return
		const refunded = after.find(({ name }) => name === names.refunded)?.value ?? '0'
		expect(Math.abs(amountOf(refunded))).toBe(row.refunded)
	})
})

test.each([
	['unpaid', unpaid],
	['paid', paid],
])('the PDF of an %s invoice has every amount of its page, with its name', async (_state, row) => {
	const invoice = invoiceOf(row)
	const bytes = await invoicePdf(invoice, translator('id'), at)
	const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
	const words = text.replace(/\s+/g, ' ')
	const { sums, paidParts, total, refunded, lines } = invoice
	for (const { term, value } of [...sums, ...paidParts]) expect(words).toContain(`${term} ${value}`)
	expect(words).toContain(`Total ${total}`)
	for (const { price, sum } of lines) expect(words).toContain(`${price} ${sum}`)
	if (refunded) expect(words).toContain(`Dikembalikan kepadamu ${refunded}`)
})

test('the amount to transfer is what is left, also in a QR code and in a message', () => {
	const wire = wholeOrderWire()
	expect(wire.AMOUNT_DUE).toBe(DUE)
	expect(paidPartsOf(wholeShownOrder()).map(({ key }) => key)).toEqual([
		'wallet',
		'received',
		'waived',
		'due',
	])
	const link = new URL(whatsAppLink(wholeStaffOrder()))
	const [, due = ''] = /Pembayaran (Rp [\d.]+)/.exec(link.searchParams.get('text') ?? '') ?? []
	expect(amountOf(due)).toBe(DUE)
})
