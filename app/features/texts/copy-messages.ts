import type { TFunction } from 'i18next'

/** Messages of copy buttons (spec section 5). */
export function copyMessages(t: TFunction) {
	return {
		empty: t('orders:copy.empty'),
		copied: t('orders:copy.copied'),
		failed: t('orders:copy.failed'),
	}
}
