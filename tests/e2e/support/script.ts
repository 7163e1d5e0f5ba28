import type { Page } from '@playwright/test'

/** Waits until the page's script has taken it over: what is pressed before is a plain form or link. */
export async function untilScriptRuns(page: Page) {
	await page.waitForFunction(() =>
		Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
	)
}
