import type { DeliveryKind, OrderStatus } from './order.ts'

/** Mails that a customer can switch off. */
export const mailKinds = [
	'ORDER_PROGRESS',
	'REVIEW_ANSWER',
	'BACK_IN_STOCK',
	'PRICE_DROP',
	'FLASH_SALE',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Something that happened to a customer's things. */
export type Notification = { at: Date } & (
	| { kind: 'ORDER'; number: string; status: OrderStatus; delivery: DeliveryKind }
	| { kind: 'REVIEW_ANSWER' | 'BACK_IN_STOCK'; product: string; slug: string }
	| { kind: 'PRICE_DROP'; product: string; slug: string; price: number }
	| { kind: 'FLASH_SALE'; sale: string }
	| { kind: 'WALLET' | 'COINS'; amount: number }
)

/** What somebody waits for: a variant to be back, or a lower price of a product. */
export const watchKinds = ['STOCK', 'PRICE'] as const
export type WatchKind = (typeof watchKinds)[number]

export type Watch = { id: string; kind: WatchKind; product: string; slug: string }
