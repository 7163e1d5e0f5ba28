import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { overflowing } from './cut-off.ts'
import { expect } from './fixtures.ts'

/** WCAG 2.2 up to level AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to report nothing on the open page. */
export async function expectNoFindings(page: Page) {
	const { violations } = await (await axe(page)).withTags(tags).analyze()
	expect(asLines(violations), page.url()).toEqual([])
}

/** Expects sufficient contrast in the dark theme, which changes nothing but colours. */
export async function expectDarkContrast(page: Page) {
	await page.emulateMedia({ colorScheme: 'dark' })
	// Waits until colour transitions have ended.
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter((animation) => animation instanceof CSSTransition)
				.map(({ finished }) => finished),
		),
	)
	const { violations } = await (await axe(page)).withRules(['color-contrast']).analyze()
	expect(asLines(violations), `${page.url()} in the dark look`).toEqual([])
	await page.emulateMedia({ colorScheme: null })
}

/**
 * Expects that at 320 px, which is 1280 px at 400 %, nothing is cut off and only tables scroll sideways (WCAG
 * 1.4.10).
 */
export async function expectReflow(page: Page) {
	const before = page.viewportSize()
	const isNarrow = before?.width === 320
	if (!isNarrow) await page.setViewportSize({ width: 320, height: 640 })
	expect(await overflowing(page), `${page.url()} at 320 pixels`).toEqual([])
	if (before && !isNarrow) await page.setViewportSize(before)
}

/** axe without its comments, of the version that its package for Playwright runs. */
const axeScript = createRequire(
	createRequire(import.meta.url).resolve('@axe-core/playwright'),
).resolve('axe-core/axe.min.js')
let script: Promise<string> | undefined

/**
 * The shop has no frames, so axe needs no second page to merge its results. Only a rule that is experimental would need
 * the stylesheets, which axe reads once more for it. The builder would load axe twice for each question, which takes as
 * long as the answer: a document gets it once.
 */
async function axe(page: Page): Promise<AxeBuilder> {
	if (!(await page.evaluate(() => 'axe' in window))) {
		await page.evaluate(await (script ??= readFile(axeScript, 'utf8')))
	}
	return new AxeBuilder({ page, axeSource: 'undefined' })
		.setLegacyMode()
		.options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
}

type Violation = { id: string; nodes: { target: unknown[] }[] }

function asLines(violations: Violation[]): string[] {
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
	)
}
