import { DoneWire } from '#contract/auth.ts'
import { FlashReminderListWire } from '#contract/flash-sale.ts'
import { WatchConfirmedWire, WatchListWire } from '#contract/watch.ts'
import type { Watch, WatchKind } from '#app/domain/notification.ts'
import type { Call } from './call.ts'

export type WantedWatch = {
	kind: WatchKind
	productId: number
	variantId?: number | undefined
	/** A guest's. */
	email?: string | undefined
}

/** What customers or guests wait for. */
export function notificationsApi(call: Call) {
	return {
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
