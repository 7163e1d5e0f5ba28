import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire, RupiahWire } from './envelope.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { CANCEL_REASONS, Order, OrderEvent, REFUND_REASONS } from './order.ts'
import { OrderStatusWire } from './order-status.ts'
import { ORDER_ACTORS } from './order-statuses.ts'
import { CONFIRMATION_STATUSES, PaymentOutcomeWire } from './payment.ts'
import { StaffParcel } from './parcel.ts'

const StaffOrderQuery = message({
	status: ['STATUS', OrderStatusWire.optional()],
	/** Without orders whose money was refunded completely. */
	toDo: ['TO_DO', z.literal('yes').optional()],
	/** A company's code. */
	company: ['COMPANY', z.string().max(40).optional()],
	...pageQueryFields,
})
export type StaffOrderQuery = Value<typeof StaffOrderQuery>

const StaffOrderSummary = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	orderStatus: ['ORDER_STATUS', OrderStatusWire],
	orderDate: ['ORDER_DATE', moment],
	customerName: ['CUSTOMER_NAME', z.string()],
	total: ['TOTAL', RupiahSumWire],
	/** Has a payment confirmation that staff have not checked. */
	hasWaitingConfirmation: ['HAS_WAITING_CONFIRMATION', z.boolean()],
})
export type StaffOrderSummary = Value<typeof StaffOrderSummary>

export const listStaffOrders = endpoint({
	method: 'GET',
	path: '/orders',
	summary: 'Orders, the newest first',
	needs: 'orders.read',
	query: StaffOrderQuery,
	answer: message(pageFields(StaffOrderSummary)),
})

/** An order as staff see it: as its buyer does, and what is for staff only. */
export const StaffOrder = message({
	...fieldsIn(Order),
	/** With who did it: `madeBy` is the name of a staff member or the label of a key; null: nobody of the shop. */
	events: [
		'EVENT_LIST',
		z.array(
			message({
				...fieldsIn(OrderEvent),
				actor: ['ACTOR', z.enum(ORDER_ACTORS).default('system')],
				madeBy: ['MADE_BY', z.string().nullable().default(null)],
			}),
		),
	],
	companyCode: ['COMPANY_CODE', z.string()],
	/** Language of messages to the buyer: the one the order was placed in. */
	customerLanguage: ['CUSTOMER_LANGUAGE', z.enum(LANGUAGE_CODES)],
	/** Cancellation by staff; null: none, or without a reason. */
	cancellation: [
		'CANCELLATION',
		message({
			reason: ['REASON', z.enum(CANCEL_REASONS)],
			note: ['NOTE', z.string()],
			madeBy: ['MADE_BY', z.string()],
		}).nullable(),
	],
	/** All parcels, also those that were not sent after all. */
	parcels: ['PARCEL_LIST', z.array(StaffParcel).default([])],
	/** Units that can go into another parcel, by their lines. */
	unpacked: [
		'UNPACKED_LIST',
		z
			.array(
				message({
					position: ['LINE_POSITION', z.number().int().min(0)],
					left: ['LEFT_QTY', z.number().int().min(1)],
					name: ['PRODUCT_NAME', z.string()],
					variantLabel: ['VARIANT_LABEL', z.string()],
				}),
			)
			.default([]),
	],
	/** What a label says of each parcel. `weightGrams` is the whole order's. The sender is the shop, or whom a dropship order names, without an address. */
	parcel: [
		'PARCEL',
		message({
			weightGrams: ['WEIGHT_GRAMS', z.number().int().min(0)],
			/** What the courier charges by the goods' volume, as they are measured now; null: not more than by their weight. */
			volumeKilograms: ['VOLUME_KG', z.number().int().min(2).nullable().default(null)],
			senderName: ['SENDER_NAME', z.string()],
			senderPhone: ['SENDER_PHONE', z.string()],
			senderAddressLines: ['SENDER_ADDRESS_LINE_LIST', z.array(z.string())],
		}),
	],
	paid: ['PAID', RupiahWire],
	refunded: ['REFUNDED', RupiahWire],
	/** Why a part of the total was waived; null: it was not. */
	waiver: [
		'WAIVER',
		message({
			amount: ['AMOUNT', RupiahWire],
			reason: ['REASON', z.string()],
			madeBy: ['MADE_BY', z.string()],
			at: ['WAIVE_DATE', moment],
		})
			.nullable()
			.default(null),
	],
	/** The most that the caller may waive of an amount due; null: no limit. */
	waivable: ['WAIVABLE', RupiahWire.nullable().default(0)],
	/** Maximum amount of further partial refunds. */
	refundable: ['REFUNDABLE', RupiahWire.default(0)],
	/** Partial refunds by staff, oldest first. */
	refunds: [
		'REFUND_LIST',
		z
			.array(
				message({
					amount: ['AMOUNT', RupiahWire],
					reason: ['REASON', z.enum(REFUND_REASONS)],
					madeBy: ['MADE_BY', z.string()],
					at: ['REFUND_DATE', moment],
				}),
			)
			.default([]),
	],
	confirmations: [
		'CONFIRMATION_LIST',
		z.array(
			message({
				id: ['CONFIRMATION_ID', z.string()],
				status: ['CONFIRMATION_STATUS', z.enum(CONFIRMATION_STATUSES)],
				at: ['CONFIRMATION_DATE', moment],
				bank: ['BANK_CODE', z.string()],
				senderBank: ['SENDER_BANK', z.string()],
				senderName: ['SENDER_NAME', z.string()],
				amount: ['PAYMENT_AMOUNT', RupiahWire],
				/** Day of the transfer, as the customer says. */
				date: ['PAYMENT_DATE', z.iso.date()],
				note: ['NOTE', z.string()],
			}),
		),
	],
	payments: [
		'PAYMENT_LIST',
		z.array(
			message({
				provider: ['PROVIDER', z.string()],
				reference: ['REFERENCE', z.string()],
				amount: ['AMOUNT', RupiahWire],
				outcome: ['OUTCOME', PaymentOutcomeWire],
				at: ['PAYMENT_DATE', moment],
			}),
		),
	],
})
export type StaffOrder = Value<typeof StaffOrder>

export const readStaffOrder = endpoint({
	method: 'GET',
	path: '/orders/{number}',
	summary: 'One order',
	needs: 'orders.read',
	answer: StaffOrder,
	failures: { 404: 'NO_SUCH_ORDER' },
})
