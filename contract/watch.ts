import { z } from 'zod'
import { DoneWire, EmailWire } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { dataOf } from './envelope.ts'
import { enumOr } from './open-enum.ts'

/** Events to be notified of: a variant is in stock again, or a product has a lower price. */
export const WATCH_KINDS = ['STOCK', 'PRICE'] as const
/** Days after which a watch ends automatically. */
export const WATCH_DAYS = 180
/** The maximum number of open watches of a customer or email address. */
export const MOST_WATCHES = 50

/** POST /watch: a guest enters an email, which has to be confirmed by mail; for a customer it is known. */
export const WatchWire = z.object({
	WATCH_KIND: z.enum(WATCH_KINDS),
	PRODUCT_ID: z.number().int().positive(),
	/** For kind STOCK. */
	VARIANT_ID: z.number().int().positive().optional(),
	/** Without a session. */
	EMAIL: EmailWire.optional(),
})
export type WatchWire = z.infer<typeof WatchWire>

/** POST /watch/confirmation and POST /unsubscription: the token of a mailed link. */
export const MailedTokenWire = z.object({ TOKEN: z.string().min(1).max(300) })

/** POST /watch/confirmation. */
export const WatchConfirmedWire = dataOf(
	z.object({ WATCH_KIND: enumOr(WATCH_KINDS, 'STOCK'), PRODUCT_SLUG: z.string() }),
)

/** GET /watch/watch-list: the customer's open watches, newest first. Also the response to a deletion. */
export const WatchListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				WATCH_ID: z.uuid(),
				WATCH_KIND: enumOr(WATCH_KINDS, 'STOCK'),
				PRODUCT_NAME: z.string(),
				PRODUCT_SLUG: z.string(),
				WATCH_DATE: z.iso.datetime(),
			}),
		),
	}),
)

/** Endpoints of stock and price watches. */
export const WATCH_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/watch',
		summary: 'Tells a customer or a guest once when a variant is back or a price has fallen',
		access: 'either',
		body: WatchWire,
		answer: DoneWire,
		failures: {
			404: 'PRODUCT_NOT_FOUND',
			409: 'WATCHES_FULL: only for customers',
			429: 'TOO_MANY_ATTEMPTS',
		},
	},
	{
		method: 'POST',
		path: '/watch/confirmation',
		summary: "Starts a guest's watch, by its mailed link",
		access: 'company',
		body: MailedTokenWire,
		answer: WatchConfirmedWire,
		failures: { 410: 'LINK_USED' },
	},
	{
		method: 'POST',
		path: '/unsubscription',
		summary: 'Ends the mails that a mailed link is about; done where there are none any more',
		access: 'company',
		body: MailedTokenWire,
		answer: DoneWire,
		failures: { 410: 'LINK_USED: not a link of this shop' },
	},
	{
		method: 'GET',
		path: '/watch/watch-list',
		summary: 'What the customer waits for',
		access: 'customer',
		answer: WatchListWire,
	},
	{
		method: 'DELETE',
		path: '/watch/{id}',
		summary: 'Ends a watch; done when it is not there',
		access: 'customer',
		answer: WatchListWire,
	},
]
