import { expect, test } from 'vitest'
import { basisPoints, percentText } from './basis-points.ts'

test.each([
	['2,5', 250],
	['2.25', 225],
	['0', 0],
	['20', 2_000],
])('%s percent is read as %d and written the same', (text, points) => {
	expect(basisPoints(2_000).parse(text)).toBe(points)
	expect(percentText(points)).toBe(text.replace('.', ','))
})

test.each(['', '-1', '20,01', '1,234', '5 %'])('%s is refused', (text) => {
	expect(basisPoints(2_000).safeParse(text).success).toBe(false)
})
