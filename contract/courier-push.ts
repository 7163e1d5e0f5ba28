import { z } from 'zod'
import { COURIER_PROVIDERS } from './courier.ts'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { NotificationParts } from './provider-notification.ts'

/**
 * Passes on what a provider of couriers sent to the shop's address, unread. It is stored and worked on later; nothing in it is
 * believed. An empty one, which comes when the address is installed, is answered and not stored.
 */
export const passCourierPush = endpoint({
	method: 'POST',
	path: '/shipping/notification',
	summary: 'Passes on a push of a provider of couriers',
	access: 'company',
	body: message({
		provider: ['PROVIDER', z.enum(COURIER_PROVIDERS)],
		...NotificationParts,
	}),
	answer: message({ isStored: ['IS_STORED', z.boolean()] }),
	failures: {
		400: 'NOTIFICATION_UNREADABLE',
		401: 'NOTIFICATION_FORGED',
		404: 'COURIER_ACCOUNT_NOT_FOUND',
	},
})
