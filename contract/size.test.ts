import { describe, expect, test } from 'vitest'
import { sideCm, sideIn, Size, sizeIn, sizeText } from './size.ts'

describe('a typed side', () => {
	test.each([
		['30', 30],
		[' 30,5 ', 30.5],
		['30.5 cm', 30.5],
		['0.1', 0.1],
		['1000', 1000],
		['12.50', 12.5],
	])('%s is %d cm', (text, side) => {
		expect(sideIn(text)).toBe(side)
		expect(sideCm.safeParse(side).success).toBe(true)
	})

	test.each(['', '0', '0,0', '-3', '1000.1', '30.55', '1.000,5', 'tiga', '30 x 20', '1e2'])(
		'"%s" is none',
		(text) => expect(sideIn(text)).toBeNull(),
	)
})

test('a side of two decimals, of nothing or of more than ten metres is refused from the wire', () => {
	for (const side of [0, -1, 0.05, 10.25, 1000.1, NaN, Infinity]) {
		expect(sideCm.safeParse(side).success, String(side)).toBe(false)
	}
	for (let tenths = 1; tenths <= 10_000; tenths++) {
		expect(sideCm.safeParse(tenths / 10).success, String(tenths)).toBe(true)
	}
	expect(Size.safeParse({ LENGTH_CM: 10, WIDTH_CM: 5 }).success).toBe(false)
})

test('a size is three sides in one field, and is read again as it is written', () => {
	const size = { length: 30, width: 20.5, height: 0.4 }
	for (const text of [
		'30x20,5x0.4',
		'30 × 20.5 × 0,4 cm',
		'30 cm * 20,5cm * 0.4',
		sizeText(size),
	]) {
		expect(sizeIn(text)).toEqual(size)
	}
	for (const text of ['', '30', '30 x 20', '30 x 20 x 0', '30 x 20 x 10 x 5', 'L']) {
		expect(sizeIn(text)).toBeNull()
	}
})
