import { expect, test } from 'vitest'
import { beginsWith } from './begins-with.ts'

test.each([
	['<p>Cool, light linen.</p><p>Made in Klaten.</p>', 'Cool, light linen. Made in Klaten.'],
	['<h3>Bahan</h3><p>Katun &amp; linen yang adem sekali.</p>', 'Bahan Katun & linen yang…'],
	['<p>Salt&nbsp;and pepper</p>', 'Salt and...'],
	['<p>Long</p>', ''],
])('%s begins with %s', (html, summary) => {
	expect(beginsWith(html, summary)).toBe(true)
})

test.each([
	['<p>Made in Klaten.</p>', 'Cool, light linen.'],
	['', 'Cool'],
])('%s does not begin with %s', (html, summary) => {
	expect(beginsWith(html, summary)).toBe(false)
})
