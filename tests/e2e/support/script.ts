import type { Page } from '@playwright/test'

/** Moves the pointer to the page and waits for hydration: before it, a press is a plain form or link. */
export async function untilScriptRuns(page: Page) {
	await page.locator('a').first().dispatchEvent('pointerover')
	await page.waitForFunction(() =>
		Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
	)
	// React attaches its properties to an element shortly before the page handles events.
	await page.evaluate(
		() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
	)
}
