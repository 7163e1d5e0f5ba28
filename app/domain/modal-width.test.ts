import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modalWidth } from './modal-width.ts'

test.each([
	[320, '90%'],
	[1023, '90%'],
	[1024, '33%'],
	[1920, '33%'],
])('[BC-04] a window of %d px opens a dialog of %s', (windowWidth, width) => {
	expect(modalWidth(windowWidth)).toBe(width)
})

test('[BC-04] the stylesheet says the same', () => {
	const css = readFileSync(new URL('../styles/feedback.css', import.meta.url), 'utf8')
	expect(css).toMatch(/\.dialog \{\s+width: 90%/)
	expect(css).toMatch(/@media \(width >= 64rem\) \{\s+\.dialog \{\s+width: 33%/)
})
