import type { TextFunction } from '#app/i18n/text-keys.ts'

/** Messages of copy buttons (spec section 5). */
export function copyMessages(t: TextFunction) {
	return {
		empty: t('orders:copy.empty'),
		copied: t('orders:copy.copied'),
		failed: t('orders:copy.failed'),
	}
}
