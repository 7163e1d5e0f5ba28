import { DoneWire } from '#contract/auth.ts'
import { FlashReminderListWire } from '#contract/flash-sale.ts'
import {
	MailPreferenceAnswerWire,
	NotificationListWire,
	type NotificationWire,
	UnreadCountWire,
} from '#contract/notification.ts'
import { WatchConfirmedWire, WatchListWire } from '#contract/watch.ts'
import type { MailKind, Notification, Watch, WatchKind } from '#app/domain/notification.ts'
import type { Call } from './call.ts'
import { deliveryOf } from './delivery-kind.ts'

export type WantedWatch = {
	kind: WatchKind
	productId: number
	variantId?: number | undefined
	/** A guest's. */
	email?: string | undefined
}

/** What happened to a customer's things, the mails they want, and what they or guests wait for. */
export function notificationsApi(call: Call) {
	return {
		list: () => call(Notifications, { path: '/notification/notification-list' }),
		unread: () => call(Unread, { path: '/notification/unread-count', optional: true }),
		markRead: () => call(Unread, { method: 'POST', path: '/notification/reading', body: {} }),
		mailsOff: () => call(MailsOff, { path: '/notification/mail-preference' }),
		switchMailsOff: (kinds: MailKind[]) =>
			call(MailsOff, {
				method: 'PUT',
				path: '/notification/mail-preference',
				body: { MAIL_OFF_LIST: kinds },
			}),
		/** 'missing' for what is not sold, 'conflict' for too many, 'too-many'. */
		watch: ({ kind, productId, variantId, email }: WantedWatch) =>
			call(DoneWire, {
				method: 'POST',
				path: '/watch',
				body: { WATCH_KIND: kind, PRODUCT_ID: productId, VARIANT_ID: variantId, EMAIL: email },
			}),
		watches: () => call(Watches, { path: '/watch/watch-list' }),
		endWatch: (id: string) =>
			call(Watches, { method: 'DELETE', path: `/watch/${encodeURIComponent(id)}` }),
		/** Ids of the flash sales that the customer is reminded of. */
		saleReminders: () => call(Reminders, { path: '/flash-sale/reminder-list', optional: true }),
		/** 'missing' for a sale that is not announced, 'conflict' for too many. */
		remindOfSale: (id: number) =>
			call(Reminders, { method: 'PUT', path: `/flash-sale/${id}/reminder` }),
		endSaleReminder: (id: number) =>
			call(Reminders, { method: 'DELETE', path: `/flash-sale/${id}/reminder` }),
		/** Returns the product's slug. 'gone' for a link that is too old. */
		confirmWatch: (token: string) =>
			call(Confirmed, { method: 'POST', path: '/watch/confirmation', body: { TOKEN: token } }),
		/** 'gone' for no link of this shop. */
		unsubscribe: (token: string) =>
			call(DoneWire, { method: 'POST', path: '/unsubscription', body: { TOKEN: token } }),
	}
}

const Notifications = NotificationListWire.transform(({ data }) => ({
	items: data.list.map(notificationOf),
	readAt: data.READ_DATE === null ? null : new Date(data.READ_DATE),
}))

const Unread = UnreadCountWire.transform(({ data }) => data.UNREAD_COUNT)

const MailsOff = MailPreferenceAnswerWire.transform(({ data }) =>
	data.MAIL_OFF_LIST.filter((kind) => kind !== 'UNKNOWN'),
)

const Watches = WatchListWire.transform(({ data }) =>
	data.list.map((wire): Watch => ({
		id: wire.WATCH_ID,
		kind: wire.WATCH_KIND,
		product: wire.PRODUCT_NAME,
		slug: wire.PRODUCT_SLUG,
	})),
)

const Reminders = FlashReminderListWire.transform(({ data }) =>
	data.list.map((wire) => wire.FLASH_SALE_ID),
)

const Confirmed = WatchConfirmedWire.transform(({ data }) => data.PRODUCT_SLUG)

function notificationOf(wire: NotificationWire): Notification {
	const at = new Date(wire.AT)
	switch (wire.NOTIFICATION_KIND) {
		case 'ORDER':
			return {
				at,
				kind: 'ORDER',
				number: wire.ORDER_NUMBER,
				status: wire.ORDER_STATUS,
				delivery: deliveryOf(wire.DELIVERY_KIND),
			}
		case 'PRICE_DROP':
			return {
				at,
				kind: 'PRICE_DROP',
				product: wire.PRODUCT_NAME,
				slug: wire.PRODUCT_SLUG,
				price: wire.PRICE,
			}
		case 'REVIEW_ANSWER':
		case 'BACK_IN_STOCK':
			return {
				at,
				kind: wire.NOTIFICATION_KIND,
				product: wire.PRODUCT_NAME,
				slug: wire.PRODUCT_SLUG,
			}
		case 'FLASH_SALE':
			return { at, kind: 'FLASH_SALE', sale: wire.FLASH_SALE_NAME }
		case 'WALLET':
		case 'COINS':
			return { at, kind: wire.NOTIFICATION_KIND, amount: wire.AMOUNT }
	}
}
