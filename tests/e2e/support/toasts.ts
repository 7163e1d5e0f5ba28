import type { Page } from '@playwright/test'

/** The region of the toasts, in Indonesian or English. */
export function toastRegion(page: Page) {
	return page.getByLabel(/^(Pemberitahuan|Notifications)$/)
}

export function toasts(page: Page) {
	return toastRegion(page).getByRole('listitem')
}
