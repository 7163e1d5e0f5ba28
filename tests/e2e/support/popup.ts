import type { Page } from '@playwright/test'

/** Puts away the popup that greets visitors of a shop that has one: it would lie over what is clicked. */
export async function putPopupAway(page: Page) {
	const close = page.locator('dialog[open] form[action$="/preferences"] button')
	if ((await close.count()) === 0) return
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await close.click()
	await answered
	await page.waitForLoadState()
}
