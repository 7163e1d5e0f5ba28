import { expect, test } from 'vitest'
import { renamed } from '#admin/api/names.ts'
import { orderView as adminView } from '#admin/features/orders/order-view.ts'
import { orderOf } from '#app/api/orders.server.ts'
import { paidPartsOf, orderView } from '#app/features/orders/order-view.ts'
import type { OperatorOrderWire } from '#contract/operator.ts'
import { OrderWire } from '#contract/order.ts'
import { orderText } from '#website-api/cli/order-text.ts'
import { orderMailText } from '#website-api/i18n/order-mail-text.ts'
import { sumRows } from '#website-api/modules/sales/orders/mails/order-placed.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { orderToWire } from '#website-api/modules/sales/orders/order-wire.ts'

const at = new Date('2026-11-26T03:00:00Z')

/** An unpaid order with every kind of discount, fee and part payment. */
const row: OrderRow = {
	companyId: 1,
	id: '00000000-0000-4000-8000-000000000001',
	number: 'ABCD2345',
	customerId: '00000000-0000-4000-8000-000000000002',
	status: 'PENDING',
	version: 0,
	movedBy: 'customer',
	dueAt: new Date(at.getTime() + 3_600_000),
	cartToken: 'x'.repeat(16),
	cartVersion: 1,
	customerName: 'Budi Santoso',
	customerPhone: '+6281234567890',
	customerEmail: 'budi@example.com',
	address: {
		districtCode: '31.74.01',
		district: 'Tebet',
		city: 'Jakarta Selatan',
		province: 'DKI Jakarta',
		village: 'Tebet Barat',
		postcode: '12810',
		street: 'Jalan Tebet Raya No. 1',
		courierNote: '',
	},
	pickupPlace: null,
	vendorCode: 'JNT',
	vendorMethod: 'ez',
	vendorName: 'J&T',
	vendorMethodName: 'J&T EZ',
	vendorMethodGroup: 'others',
	vendorMethodImageUrl: '/couriers/jnt.svg',
	weightGrams: 1_000,
	trackingNumber: null,
	subTotal: 300_000,
	productDiscount: 20_000,
	tierDiscount: 7_500,
	shippingPrice: 18_000,
	shippingDiscount: 6_000,
	coinsSpent: 12_300,
	coinsReturned: 0,
	uniqueCode: 417,
	total: 272_617,
	walletPaid: 50_000,
	paid: 150_000,
	waived: 1_000,
	refunded: 0,
	paymentMethod: 'BANK_TRANSFER',
	bank: { code: 'BCA', name: 'BCA', number: '123', holder: 'Toko' },
	qris: null,
	note: '',
	locale: 'id',
	agentCode: null,
	affiliateCode: null,
	dropshipName: null,
	dropshipPhone: null,
	placedAt: at,
	deliveredAt: null,
	notArrivedAt: null,
}
const DUE = 272_617 - 150_000 - 1_000

const line = {
	companyId: 1,
	orderId: row.id,
	position: 0,
	variantId: 1,
	productSlug: 'kopi',
	productName: 'Kopi',
	variantLabel: '',
	variantSku: 'K-1',
	imageId: null,
	isDigital: false,
	quantity: 3,
	price: 100_000,
	subTotal: 300_000,
	discount: 39_800,
	coins: 12_300,
	removed: 0,
	returned: 0,
	downloads: 0,
	flashItemId: null,
	priceBefore: null,
}
const parts = { order: row, lines: [line], events: [], uses: [], confirmation: null }
const wire = OrderWire.parse(orderToWire({ ...parts, cancelReason: null }))
const staffWire: OperatorOrderWire = {
	...wire,
	ORDER_STATUS: 'PENDING',
	EVENT_LIST: [],
	COMPANY_CODE: 'kopi',
	CUSTOMER_LANGUAGE: 'id',
	CANCELLATION: null,
	PAID: row.paid,
	REFUNDED: 0,
	WAIVER: null,
	WAIVABLE: null,
	REFUNDABLE: 0,
	REFUND_LIST: [],
	CONFIRMATION_LIST: [],
	PAYMENT_LIST: [],
}

/** A printed amount in rupiah. */
function amountOf(text: string): number {
	const digits = Number(text.replace(/\D/g, ''))
	return /[-−]/.test(text) ? -digits : digits
}
const sumOf = (texts: string[]) => texts.reduce((sum, text) => sum + amountOf(text), 0)

/** Amounts of a place, as printed: before the total, the total, after it, and what is left. */
type Printed = { before: string[]; total: string; after: string[]; due: string | undefined }

function printedIn(rows: { name: string; value: string }[], names: { total: string; due: string }) {
	const total = rows.findIndex(({ name }) => name === names.total)
	const due = rows.findIndex(({ name }) => name === names.due)
	const values = rows.map(({ value }) => value)
	return {
		before: values.slice(0, total),
		total: values[total] ?? '',
		after: values.slice(total + 1, due),
		due: values[due],
	}
}

const places: Record<string, () => Printed> = {
	'the terminal': () => {
		const rows = orderText(staffWire)
			.split('\n')
			.map((text) => /^(.+?) {2,}(-?Rp .+)$/.exec(text.trim()))
			.flatMap((found) => (found ? [{ name: found[1] ?? '', value: found[2] ?? '' }] : []))
		return printedIn(rows, { total: 'Total', due: 'Still to be paid' })
	},
	'the pages of the order': () => {
		const view = orderView(orderOf(wire), 'id', at)
		const { subTotal, shipping, savings, uniqueCode, total, paidParts, due } = view
		const rows = [
			subTotal,
			shipping ?? '0',
			...savings.map(({ amount }) => amount),
			uniqueCode ?? '0',
		]
		const taken = paidParts.filter(({ key }) => key !== 'due').map(({ value }) => value)
		expect(paidParts.at(-1)).toEqual({ key: 'due', value: due })
		return { before: rows, total, after: taken, due }
	},
	'the admin': () => {
		const rows = adminView(renamed(staffWire), 'id').sums
		return printedIn(
			rows.map(({ key, value }) => ({ name: key, value })),
			{ total: 'total', due: 'due' },
		)
	},
	'the mail': () => {
		const t = (key: Parameters<typeof orderMailText>[1]) => orderMailText('id', key)
		const rows = sumRows({ order: row, t })
		return printedIn(
			rows.map(({ label, value }) => ({ name: label, value })),
			{ total: t('row.total'), due: t('row.due') },
		)
	},
}

test.each(Object.entries(places))('the amounts in %s add up', (_place, printed) => {
	const { before, total, after, due } = printed()
	expect(sumOf(before)).toBe(row.total)
	expect(amountOf(total)).toBe(row.total)
	expect(row.total + sumOf(after)).toBe(DUE)
	expect(amountOf(due ?? '')).toBe(DUE)
})

test('the amount to transfer is what is left, in a QR code as well', () => {
	expect(wire.AMOUNT_DUE).toBe(DUE)
	expect(paidPartsOf(orderOf(wire)).map(({ key }) => key)).toEqual([
		'wallet',
		'received',
		'waived',
		'due',
	])
})
