import type { Page } from '@playwright/test'

/** Closes the popup of shops that have one, since it would cover other elements. */
export async function putPopupAway(page: Page) {
	const close = page.locator('dialog[open] form[action$="/preferences"] button')
	if ((await close.count()) === 0) return
	const response = page.waitForResponse((response) => response.request().method() === 'POST')
	await close.click()
	await response
	await page.waitForLoadState()
}
