import type { Page } from '@playwright/test'

/** Where a page in Indonesian or English shows its toasts. */
export function toastRegion(page: Page) {
	return page.getByLabel(/^(Pemberitahuan|Notifications)$/)
}

export function toasts(page: Page) {
	return toastRegion(page).getByRole('listitem')
}
