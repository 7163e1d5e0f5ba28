import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[BC-04] a dialog is 90% of the window wide below 1024 px, else 33%', () => {
	const css = readFileSync(new URL('../styles/feedback.css', import.meta.url), 'utf8')
	expect(css).toMatch(/\.dialog \{\s+width: 90%/)
	expect(css).toMatch(/@media \(width >= 64rem\) \{\s+\.dialog \{\s+width: 33%/)
})
