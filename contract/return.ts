import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { REFUND_TARGETS } from './order.ts'
import { openEnum, enumOr } from './open-enum.ts'
import { RETURN_REASONS } from './return-reasons.ts'

/** Days from delivery, until the order completes, in which a return can be requested. */
export const RETURN_DAYS = 3

export const RETURN_STATUSES = [
	'REQUESTED',
	'APPROVED',
	'REJECTED',
	'SENT_BACK',
	'RECEIVED',
	'REFUNDED',
	'CANCELLED',
] as const
/** Nothing more happens to a return in one of these. */
export const ENDED_RETURN_STATUSES: readonly (typeof RETURN_STATUSES)[number][] = [
	'REJECTED',
	'REFUNDED',
	'CANCELLED',
]
export const ReturnStatusWire = z.enum(RETURN_STATUSES)
/** A return's status in a response. */
const ReturnStatusResponseWire = openEnum(RETURN_STATUSES)

export const ReturnSummary = message({
	number: ['RETURN_NUMBER', z.string()],
	status: ['RETURN_STATUS', ReturnStatusResponseWire],
	date: ['RETURN_DATE', moment],
	order: ['ORDER_NUMBER', z.string()],
	/** Expected refund, whole rupiah. */
	refund: ['REFUND', RupiahWire],
	units: ['PRODUCT_COUNT', z.number().int().min(1)],
	productName: ['PRODUCT_NAME', z.string()],
	imageId: ['PRODUCT_IMAGE_ID', z.string().nullable()],
})
export type ReturnSummary = Value<typeof ReturnSummary>

const ReturnedLine = message({
	position: ['LINE_POSITION', z.number().int().min(0)],
	slug: ['PRODUCT_SLUG', z.string()],
	name: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	imageId: ['PRODUCT_IMAGE_ID', z.string().nullable()],
	quantity: ['RETURN_QTY', z.number().int().min(1)],
	reason: ['RETURN_REASON', enumOr(RETURN_REASONS, 'OTHER')],
	refund: ['REFUND', RupiahWire],
})
export type ReturnedLine = Value<typeof ReturnedLine>

/** A return with its history and messages. */
export const Return = message({
	...fieldsIn(ReturnSummary),
	description: ['RETURN_DESCRIPTION', z.string()],
	/** Where the money went; null: not decided yet, or long ago to the wallet. */
	refundTo: ['REFUND_TO', z.enum(REFUND_TARGETS).nullable().default(null)],
	lines: ['LINE_LIST', z.array(ReturnedLine)],
	/** Ids for `getReturnPicture`. */
	pictureIds: ['PICTURE_ID_LIST', z.array(z.string())],
	/** The shop's reason for rejecting the return. */
	rejectReason: ['REJECT_REASON', z.string().nullable()],
	courier: ['RETURN_COURIER', z.string().nullable()],
	trackingNumber: ['RETURN_TRACKING_NUMBER', z.string().nullable()],
	events: [
		'EVENT_LIST',
		z.array(message({ to: ['TO_STATUS', ReturnStatusResponseWire], date: ['EVENT_DATE', moment] })),
	],
	messages: [
		'MESSAGE_LIST',
		z.array(
			message({
				from: ['MESSAGE_FROM', enumOr(['CUSTOMER', 'SHOP'], 'SHOP')],
				text: ['MESSAGE_TEXT', z.string()],
				date: ['MESSAGE_DATE', moment],
			}),
		),
	],
	/** Return address while items can be sent; null: ask the shop. */
	returnAddress: ['RETURN_ADDRESS', z.string().nullable()],
	canSendBack: ['CAN_SEND_BACK', z.boolean()],
	canCancel: ['CAN_CANCEL', z.boolean()],
	canWrite: ['CAN_WRITE', z.boolean()],
})
export type Return = Value<typeof Return>

export const ReturnQuery = message({
	status: ['RETURN_STATUS', ReturnStatusWire.optional()],
	page: pageQueryFields.page,
	pageSize: ['DATA_PER_PAGE', z.coerce.number().int().min(1).max(100).default(10)],
})

export const listReturns = endpoint({
	method: 'GET',
	path: '/return/return-list',
	summary: "A page of the customer's returns, the newest first",
	access: 'customer',
	query: ReturnQuery,
	answer: message(pageFields(ReturnSummary)),
})

export const getReturn = endpoint({
	method: 'GET',
	path: '/return/{number}',
	summary: 'A return with its history and messages',
	access: 'customer',
	answer: Return,
	failures: { 404: 'RETURN_NOT_FOUND' },
})

export const getReturnPicture = endpoint({
	method: 'GET',
	path: '/return/{number}/picture/{id}',
	summary: 'A picture of a return',
	access: 'customer',
	answerType: 'image/jpeg',
	failures: { 404: 'RETURN_NOT_FOUND' },
})
