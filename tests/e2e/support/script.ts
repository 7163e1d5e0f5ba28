import type { Page } from '@playwright/test'

/** Turns to the page, and waits until its script has taken it over: what is pressed before is a plain form or link. */
export async function untilScriptRuns(page: Page) {
	await page.locator('a').first().dispatchEvent('pointerover')
	await page.waitForFunction(() =>
		Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
	)
	// An element is known to React a moment before the page listens.
	await page.evaluate(
		() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
	)
}
