import type { TextFunction } from '#app/i18n/text-keys.ts'

/** Texts of the pagination. */
export function paginationTexts(t: TextFunction) {
	return {
		label: t('my-orders:pages.label'),
		previous: t('my-orders:pages.previous'),
		next: t('my-orders:pages.next'),
		page: (page: number) => t('my-orders:pages.page', { page }),
	}
}
