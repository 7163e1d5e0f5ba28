import { z } from 'zod'
import { DeliveryKindWire } from './delivery-kind.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { OrderStatusWire } from './order-status.ts'
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

const kindOf = <const Kinds extends readonly string[]>(...kinds: Kinds) =>
	['NOTIFICATION_KIND', z.enum(kinds)] as const
const at = ['AT', moment] as const
const product = {
	product: ['PRODUCT_NAME', z.string()],
	slug: ['PRODUCT_SLUG', z.string()],
} as const

/** Something that happened to a customer's things. */
const Notification = z.discriminatedUnion('NOTIFICATION_KIND', [
	message({
		kind: kindOf('ORDER'),
		at,
		number: ['ORDER_NUMBER', z.string()],
		status: ['ORDER_STATUS', OrderStatusWire],
		delivery: ['DELIVERY_KIND', DeliveryKindWire],
	}),
	message({ kind: kindOf('REVIEW_ANSWER', 'BACK_IN_STOCK'), at, ...product }),
	message({
		kind: kindOf('PRICE_DROP'),
		at,
		...product,
		price: ['PRICE', z.number().int().min(0)],
	}),
	message({ kind: kindOf('FLASH_SALE'), at, sale: ['FLASH_SALE_NAME', z.string()] }),
	message({
		kind: kindOf('WALLET', 'COINS'),
		at,
		/** Negative for debits. */
		amount: ['AMOUNT', z.number().int()],
	}),
])
export type Notification = Value<typeof Notification>

const Unread = message({ count: ['UNREAD_COUNT', z.number().int().min(0).max(50)] })
const mailPreference = { path: '/notification/mail-preference', access: 'customer' } as const
/** The mails that the customer does not want. */
export const MailPreference = message({
	off: ['MAIL_OFF_LIST', z.array(openEnum(MAIL_KINDS)).max(10)],
})
export type MailPreference = Value<typeof MailPreference>

export const listNotifications = endpoint({
	method: 'GET',
	path: '/notification/notification-list',
	summary: 'What happened lately',
	access: 'customer',
	answer: message({
		/** The newest fifty of the last 90 days, newest first. */
		list: ['list', z.array(Notification)],
		/** When the notifications were last read; null: never. */
		readAt: ['READ_DATE', moment.nullable()],
	}),
})

export const countUnread = endpoint({
	method: 'GET',
	path: '/notification/unread-count',
	summary: 'How much of it the customer has not read',
	access: 'customer',
	answer: Unread,
})

export const markAllRead = endpoint({
	method: 'POST',
	path: '/notification/reading',
	summary: 'Marks all as read',
	access: 'customer',
	answer: Unread,
})

export const getMailPreference = endpoint({
	...mailPreference,
	method: 'GET',
	summary: 'Which mails the customer does not want',
	answer: MailPreference,
})

export const changeMailPreference = endpoint({
	...mailPreference,
	method: 'PUT',
	summary: 'Changes it',
	body: message({ off: ['MAIL_OFF_LIST', z.array(z.enum(MAIL_KINDS)).max(10)] }),
	answer: MailPreference,
})
