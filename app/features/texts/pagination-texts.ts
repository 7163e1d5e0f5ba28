import type { TFunction } from 'i18next'

/** The texts of the links to numbered pages. */
export function paginationTexts(t: TFunction) {
	return {
		label: t('my-orders:pages.label'),
		previous: t('my-orders:pages.previous'),
		next: t('my-orders:pages.next'),
		page: (page: number) => t('my-orders:pages.page', { page }),
	}
}
