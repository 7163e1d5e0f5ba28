import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

test('a bar code begins with the start pattern of Code 128 and ends with its stop pattern', () => {
	const bars = code128('JP1234567890')
	expect(bars).toMatch(/^1101(?:0000100|0010000|0011100)/)
	expect(bars).toMatch(/1100011101011$/)
	// Start, data, check digit: eleven modules each; the stop has thirteen.
	expect((bars.length - 13) % 11).toBe(0)
})
