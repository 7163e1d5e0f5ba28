import { z } from 'zod'
import { DeliveryKindWire } from './delivery-kind.ts'
import type { Endpoint } from './endpoint.ts'
import { dataOf } from './envelope.ts'
import { OrderStatusWire } from './order.ts'
import { openEnum } from './open-enum.ts'

/**
 * Kinds of mail that a customer can switch off. Mails about placed, paid, shipped, cancelled and refunded orders,
 * returns, withdrawals and the account's security are always sent.
 */
export const MAIL_KINDS = [
	'ORDER_PROGRESS',
	'REVIEW_ANSWER',
	'BACK_IN_STOCK',
	'PRICE_DROP',
	'FLASH_SALE',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const at = { AT: z.iso.datetime() }
const product = { PRODUCT_NAME: z.string(), PRODUCT_SLUG: z.string() }

const NotificationWire = z.discriminatedUnion('NOTIFICATION_KIND', [
	z.object({
		NOTIFICATION_KIND: z.literal('ORDER'),
		...at,
		ORDER_NUMBER: z.string(),
		ORDER_STATUS: OrderStatusWire,
		DELIVERY_KIND: DeliveryKindWire,
	}),
	z.object({ NOTIFICATION_KIND: z.literal('REVIEW_ANSWER'), ...at, ...product }),
	z.object({ NOTIFICATION_KIND: z.literal('BACK_IN_STOCK'), ...at, ...product }),
	z.object({
		NOTIFICATION_KIND: z.literal('PRICE_DROP'),
		...at,
		...product,
		PRICE: z.number().int().min(0),
	}),
	z.object({
		NOTIFICATION_KIND: z.literal('FLASH_SALE'),
		...at,
		FLASH_SALE_NAME: z.string(),
	}),
	z.object({
		NOTIFICATION_KIND: z.enum(['WALLET', 'COINS']),
		...at,
		/** Negative for debits. */
		AMOUNT: z.number().int(),
	}),
])
export type NotificationWire = z.infer<typeof NotificationWire>

/** GET /notification/notification-list: the newest fifty of the last 90 days, newest first. */
export const NotificationListWire = dataOf(
	z.object({
		list: z.array(NotificationWire),
		/** When the notifications were last read; null: never. */
		READ_DATE: z.iso.datetime().nullable(),
	}),
)

/** GET /notification/unread-count; at most 50. */
export const UnreadCountWire = dataOf(z.object({ UNREAD_COUNT: z.number().int().min(0).max(50) }))

/** PUT /notification/mail-preference; its response and that of GET have the same shape. */
export const MailPreferenceWire = z.object({ MAIL_OFF_LIST: z.array(z.enum(MAIL_KINDS)).max(10) })
export const MailPreferenceAnswerWire = dataOf(
	z.object({ MAIL_OFF_LIST: z.array(openEnum(MAIL_KINDS)).max(10) }),
)

/** Endpoints of notifications and mail preferences. */
export const NOTIFICATION_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/notification/notification-list',
		summary: 'What happened lately',
		access: 'customer',
		answer: NotificationListWire,
	},
	{
		method: 'GET',
		path: '/notification/unread-count',
		summary: 'How much of it the customer has not read',
		access: 'customer',
		answer: UnreadCountWire,
	},
	{
		method: 'POST',
		path: '/notification/reading',
		summary: 'Marks all as read',
		access: 'customer',
		answer: UnreadCountWire,
	},
	{
		method: 'GET',
		path: '/notification/mail-preference',
		summary: 'Which mails the customer does not want',
		access: 'customer',
		answer: MailPreferenceAnswerWire,
	},
	{
		method: 'PUT',
		path: '/notification/mail-preference',
		summary: 'Changes it',
		access: 'customer',
		body: MailPreferenceWire,
		answer: MailPreferenceAnswerWire,
	},
]
