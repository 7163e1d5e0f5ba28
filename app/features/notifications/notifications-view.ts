import type { KeyIn } from '#app/i18n/text-keys.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Notification } from '#contract/notification.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import type { IconName } from '#web/ui/Icon.tsx'

/** A notification as its list shows it: `text` is a key of the namespace `notifications`. */
export function notificationView(one: Notification, readAt: Date | null, locale: Locale) {
	return {
		...textOf(one),
		at: formatDateTime(one.at, locale),
		isNew: readAt === null || one.at > readAt,
	}
}

type NotificationText = {
	text: KeyIn<'notifications'>
	values: Record<string, string>
	href: `/${string}`
	icon: IconName
}

function textOf(one: Notification): NotificationText {
	switch (one.kind) {
		case 'ORDER':
			return {
				text: `order.${one.status}`,
				// The context chooses the words for orders that no courier brings.
				values: { number: one.number, context: one.delivery.toLowerCase() },
				icon: 'box',
				href: paths.profile.order(one.number),
			}
		case 'REVIEW_ANSWER':
			return {
				text: 'reviewAnswer',
				values: { product: one.product },
				icon: 'star',
				href: `${paths.product(one.slug)}#reviews`,
			}
		case 'BACK_IN_STOCK':
			return {
				text: 'backInStock',
				values: { product: one.product },
				icon: 'check-round',
				href: paths.product(one.slug),
			}
		case 'PRICE_DROP': {
			const values = { product: one.product, price: formatMoney(one.price) }
			return { text: 'priceDrop', values, icon: 'tag', href: paths.product(one.slug) }
		}
		case 'FLASH_SALE':
			return { text: 'flashSale', values: { sale: one.sale }, icon: 'tag', href: paths.home }
		case 'WALLET':
			return {
				text: 'wallet',
				values: { amount: formatMoney(one.amount) },
				icon: 'wallet',
				href: paths.profile.wallet,
			}
		case 'COINS':
			return {
				text: 'coins',
				values: { amount: digits(one.amount) },
				icon: 'star',
				href: paths.profile.coins,
			}
	}
}
