import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The order's page says that it is in this status. */
export async function expectStatus(page: Page, status: string) {
	await expect(page.locator('main [data-status]').first()).toHaveAttribute('data-status', status)
}

/** Presses the button of an order's page that moves it on and waits for the answer. @param fold is opened first */
export async function press(page: Page, button: string, fold?: string) {
	await page.waitForLoadState()
	if (fold !== undefined) await page.locator('summary', { hasText: fold }).click()
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('main').getByRole('button', { name: button, exact: true }).click()
	await answered
}
