import type { Locator, Page } from '@playwright/test'
import { sendWith } from './checkout.ts'
import { textsOnPage } from './texts.ts'

/** Submits a form of the account with its button and waits for the response page. */
export async function sendForm(page: Page, button: string | Locator) {
	const found =
		typeof button === 'string'
			? page.locator('main').getByRole('button', { name: button, exact: true })
			: button
	await sendWith(page, found.last())
}

/** A figure on an account page by its label, e.g. a balance. */
export function figure(page: Page, label: string): Locator {
	return page
		.locator('[data-figure]')
		.filter({ has: page.getByText(label, { exact: true }) })
		.locator('b')
}

/** Requests a withdrawal to a bank account in the open form. */
export async function withdraw(page: Page, amount: string, password: string) {
	const t = textsOnPage(page)
	const form = page.getByRole('region', { name: t('balance:withdraw.title') })
	await form.getByLabel(t('balance:amount.label'), { exact: true }).fill(amount)
	await form.getByLabel(t('balance:password.label'), { exact: true }).fill(password)
	await sendForm(page, t('balance:withdraw.submit'))
}
