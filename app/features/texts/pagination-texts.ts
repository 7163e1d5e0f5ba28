import type { TFunction } from 'i18next'

/** Texts of the pagination. */
export function paginationTexts(t: TFunction) {
	return {
		label: t('my-orders:pages.label'),
		previous: t('my-orders:pages.previous'),
		next: t('my-orders:pages.next'),
		page: (page: number) => t('my-orders:pages.page', { page }),
	}
}
