import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
	['Kopi  dari\nkebun ', 20, 'Kopi dari kebun'],
	['Kopi dari kebun, disangrai', 17, 'Kopi dari kebun…'],
	['Kopidarikebun', 6, 'Kopid…'],
	['☕☕☕☕', 4, '☕☕☕☕'],
])('cuts %j at %i characters to %j', (text, maxLength, expected) => {
	expect(shortened(text, maxLength)).toBe(expected)
	expect([...shortened(text, maxLength)].length).toBeLessThanOrEqual(maxLength)
})
