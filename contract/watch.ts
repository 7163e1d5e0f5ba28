import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { enumOr } from './open-enum.ts'

/** Events to be notified of: a variant is in stock again, or a product has a lower price. */
export const WATCH_KINDS = ['STOCK', 'PRICE'] as const
/** Days after which a watch ends automatically. */
export const WATCH_DAYS = 180
/** The maximum number of open watches of a customer or email address. */
export const MOST_WATCHES = 50

/** A guest enters an email, which has to be confirmed by mail; for a customer it is known. */
export const WantedWatch = message({
	kind: ['WATCH_KIND', z.enum(WATCH_KINDS)],
	productId: ['PRODUCT_ID', z.number().int().positive()],
	/** For kind STOCK. */
	variantId: ['VARIANT_ID', z.number().int().positive().optional()],
	/** Without a session. */
	email: ['EMAIL', EmailWire.optional()],
})
export type WantedWatch = Value<typeof WantedWatch>

/** The token of a mailed link. */
const MailedToken = message({ token: ['TOKEN', z.string().min(1).max(300)] })

const Watch = message({
	id: ['WATCH_ID', z.uuid()],
	kind: ['WATCH_KIND', enumOr(WATCH_KINDS, 'STOCK')],
	product: ['PRODUCT_NAME', z.string()],
	slug: ['PRODUCT_SLUG', z.string()],
	date: ['WATCH_DATE', moment],
})
export type Watch = Value<typeof Watch>

/** The customer's open watches, newest first. */
export const WatchList = z.object({ list: z.array(Watch) })

/** WATCHES_FULL: only for customers. */
export const addWatch = endpoint({
	method: 'POST',
	path: '/watch',
	summary: 'Tells a customer or a guest once when a variant is back or a price has fallen',
	access: 'either',
	body: WantedWatch,
	answer: Done,
	failures: { 404: 'PRODUCT_NOT_FOUND', 409: 'WATCHES_FULL', 429: 'TOO_MANY_ATTEMPTS' },
})

export const confirmWatch = endpoint({
	method: 'POST',
	path: '/watch/confirmation',
	summary: "Starts a guest's watch, by its mailed link",
	access: 'company',
	body: MailedToken,
	answer: message({
		kind: ['WATCH_KIND', enumOr(WATCH_KINDS, 'STOCK')],
		slug: ['PRODUCT_SLUG', z.string()],
	}),
	failures: { 410: 'LINK_USED' },
})

/** LINK_USED: not a link of this shop. */
export const unsubscribe = endpoint({
	method: 'POST',
	path: '/unsubscription',
	summary: 'Ends the mails that a mailed link is about; done where there are none any more',
	access: 'company',
	body: MailedToken,
	answer: Done,
	failures: { 410: 'LINK_USED' },
})

export const listWatches = endpoint({
	method: 'GET',
	path: '/watch/watch-list',
	summary: 'What the customer waits for',
	access: 'customer',
	answer: WatchList,
})

export const endWatch = endpoint({
	method: 'DELETE',
	path: '/watch/{id}',
	summary: 'Ends a watch; done when it is not there',
	access: 'customer',
	answer: WatchList,
})
