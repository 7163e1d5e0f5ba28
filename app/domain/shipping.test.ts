import { expect, test } from 'vitest'
import { kilogramsBySize } from './shipping.ts'

test.each([
	[400, [4, 1, null], 4],
	[1_300, [1, 1], null],
	[1_301, [2], null],
	[1_301, [2, 3], 3],
	[0, [1, null], null],
	[900, [], null],
])(
	'a parcel of %i g that is charged as %j kg is charged by its size as %s',
	(grams, charged, most) =>
		expect(
			kilogramsBySize(
				grams,
				charged.map((kilograms) => ({ kilograms })),
			),
		).toBe(most),
)
