import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects the order's page to show this status. */
export async function expectStatus(page: Page, status: string) {
	await expect(page.locator('main [data-status]').first()).toHaveAttribute('data-status', status)
}

/** Presses a button on an order's page and waits for the response. @param fold is opened first */
export async function press(page: Page, button: string, fold?: string) {
	await page.waitForLoadState()
	if (fold !== undefined) await page.locator('summary', { hasText: fold }).click()
	const response = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('main').getByRole('button', { name: button, exact: true }).click()
	await response
}
