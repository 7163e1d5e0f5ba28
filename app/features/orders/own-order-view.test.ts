import { expect, test } from 'vitest'
import type { OwnOrder } from '#contract/customer-order.ts'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { ownOrderView } from './own-order-view.ts'

const now = new Date('2026-11-25T03:00:00Z')

const order: OwnOrder = {
	number: 'ABCD-1234',
	status: 'PENDING',
	date: now,
	expiresAt: null,
	customerName: 'Sari',
	customerPhone: '+6281234567890',
	customerEmail: 'sari@example.com',
	addressLines: null,
	pickupPlace: null,
	lines: [],
	shipments: [],
	parcels: [],
	isPartUnpacked: false,
	isDigitalOnly: false,
	sender: null,
	subTotal: 150_000,
	productDiscount: 0,
	tierDiscount: 0,
	shippingDiscount: 0,
	insurance: 0,
	coinsSpent: 0,
	vouchers: [],
	shippingPrice: 0,
	uniqueCode: 0,
	total: 150_000,
	walletPaid: 0,
	address: null,
	canCorrectAddress: false,
	arrivesBefore: null,
	isNotArrived: false,
	partPaid: 0,
	waived: 0,
	amountDue: 150_000,
	cashback: 0,
	paymentMethod: 'BANK_TRANSFER',
	online: null,
	cod: null,
	givenBack: null,
	bank: null,
	qris: null,
	confirmation: null,
	note: '',
	cancelReason: null,
	events: [],
	deliveredAt: null,
	completesAt: null,
	arrival: null,
	change: null,
	refunded: 0,
	returns: [],
	canCancel: false,
	canReceive: false,
	canComplete: false,
	canReturn: false,
	seller: { name: 'Toko', legalName: 'PT Toko', phone: '+6281200000000' },
}

test('an order is open once it is paid, and until it ends', () => {
	const open = [...ORDER_STATUSES, 'UNKNOWN' as const].filter(
		(status) => ownOrderView({ ...order, status }, 'id', now).isOpen,
	)
	expect(open).toEqual([
		'PAYMENT_CONFIRMED',
		'PROCESSING',
		'CHANGE_PROCESSING',
		'SHIPPING',
		'DELIVERED',
	])
})
