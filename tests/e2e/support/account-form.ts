import { expect, type Page } from '@playwright/test'

/** Sends a form of the account and waits for the page that answers. */
export async function sendForm(page: Page, form: string) {
	await page.waitForLoadState()
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator(`${form} button`).last().click()
	await answered
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
