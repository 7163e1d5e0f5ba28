import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'

/** The largest notification that is stored, in bytes. */
export const MOST_NOTIFICATION_BYTES = 65_536

/** What is passed on of a notification. */
export const NotificationParts = {
	/** Those that prove it or tell its kind, by lower-case names. */
	headers: ['HEADER_LIST', z.record(z.string().max(60), z.string().max(500))],
	/** Its bytes, in base64. */
	body: ['BODY_BASE64', z.base64().max(Math.ceil(MOST_NOTIFICATION_BYTES / 3) * 4)],
} as const

/**
 * Passes on what a provider sent to the shop's address, unread. It is stored and worked on later; nothing in it is believed.
 * 401: its proof is wrong; 404: this shop has no account with the provider.
 */
export const passNotification = endpoint({
	method: 'POST',
	path: '/payment/notification',
	summary: 'Passes on a notification of a payment provider',
	access: 'company',
	body: message({
		provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
		...NotificationParts,
	}),
	answer: message({ isStored: ['IS_STORED', z.literal(true)] }),
	failures: {
		400: 'NOTIFICATION_UNREADABLE',
		401: 'NOTIFICATION_FORGED',
		404: 'PAYMENT_ACCOUNT_NOT_FOUND',
	},
})
