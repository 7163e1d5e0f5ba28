import type { z } from 'zod'
import { StaffOrder } from '#contract/staff-order.ts'
import { decode, toWire } from '#contract/message-codec.ts'
import { Order } from '#contract/order.ts'
import type { OrderWire } from './order-wire.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { shownOrder } from '#website-api/modules/sales/orders/order-wire.ts'

export const wholeOrderAt = new Date('2026-11-26T03:00:00Z')
const at = wholeOrderAt

/** An unpaid order with every kind of discount, fee and part payment. */
export const wholeOrder: OrderRow = {
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
	packingDays: 1,
	etaDaysMin: 2,
	etaDaysMax: 4,
	trackingNumber: null,
	trackingPending: false,
	subTotal: 300_000,
	productDiscount: 20_000,
	tierDiscount: 7_500,
	shippingPrice: 18_000,
	shippingDiscount: 6_000,
	insurance: 5_600,
	coinsSpent: 12_300,
	coinsReturned: 0,
	uniqueCode: 417,
	total: 278_217,
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
const line = {
	companyId: 1,
	orderId: wholeOrder.id,
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

/** An order as shoppers get it. */
export function wholeOrderWire(order: OrderRow = wholeOrder): OrderWire {
	const online = { attempt: null, givenBack: null }
	const parts = {
		order,
		lines: [line],
		events: [],
		uses: [],
		confirmation: null,
		online,
		parcels: [],
		cod: null,
	}
	return Order.parse(toWire(Order, shownOrder({ ...parts, cancelReason: null })))
}

/** The same with our names. */
export function wholeShownOrder(order?: OrderRow): Order {
	return decode(Order, wholeOrderWire(order))
}

/** An order as staff get it. */
export function wholeStaffOrderWire(order: OrderRow = wholeOrder): z.infer<typeof StaffOrder> {
	return {
		...wholeOrderWire(order),
		ORDER_STATUS: order.status,
		EVENT_LIST: [],
		PARCEL_LIST: [],
		UNPACKED_LIST: [],
		COMPANY_CODE: 'kopi',
		CUSTOMER_LANGUAGE: 'id',
		CANCELLATION: null,
		PARCEL: {
			WEIGHT_GRAMS: order.weightGrams,
			VOLUME_KG: null,
			SENDER_NAME: 'Toko Kopi',
			SENDER_PHONE: '+6281200000001',
			SENDER_ADDRESS_LINE_LIST: ['Jalan Gudang Kopi No. 3', 'Tebet, Jakarta Selatan, DKI Jakarta'],
		},
		PAID: order.paid,
		REFUNDED: order.refunded,
		WAIVER: null,
		WAIVABLE: null,
		REFUNDABLE: 0,
		REFUND_LIST: [],
		CONFIRMATION_LIST: [],
		PAYMENT_LIST: [],
	}
}

/** The same with our names, and with parts of the wire that differ. */
export function wholeStaffOrder(
	order?: OrderRow,
	change: Partial<ReturnType<typeof wholeStaffOrderWire>> = {},
): StaffOrder {
	return decode(StaffOrder, { ...wholeStaffOrderWire(order), ...change })
}
