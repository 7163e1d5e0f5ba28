import { expect, test } from 'vitest'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { hindrance, isOpen, kilometres } from './instant-terms.ts'

const monas = { latitude: -6.175392, longitude: 106.827153 }
const tebet = { latitude: -6.2263, longitude: 106.8584 }
const hours: OpeningHours = [[540, 1020], null, null, null, null, null, [0, 1440]]
const terms = {
	...monas,
	maxDistance: 7,
	hours,
	couriers: ['gosend' as const],
	day: 0,
	minute: 600,
}
const light = { grams: 500, cubicMm: 0 }

test('a distance is that of the crow', () => {
	expect(kilometres(monas, tebet)).toBeCloseTo(6.63, 1)
	expect(kilometres(monas, monas)).toBe(0)
	expect(kilometres(monas, { latitude: -6.914744, longitude: 107.60981 })).toBeCloseTo(119.4, 0)
})

test.each([
	['before it opens', 0, 539, false],
	['as it opens', 0, 540, true],
	['before it closes', 0, 1019, true],
	['as it closes', 0, 1020, false],
	['on a closed day', 1, 600, false],
	['at midnight of a day without end', 6, 0, true],
	['at its last minute', 6, 1439, true],
])('the shop %s', (_when, day, minute, expected) => {
	expect(isOpen({ hours, day, minute })).toBe(expected)
})

test.each([
	['they come', tebet, light, {}, undefined],
	[
		'at the limit of weight and size',
		tebet,
		{ grams: 20_000, cubicMm: 175_000_000 },
		{},
		undefined,
	],
	['a gram more', tebet, { grams: 20_001, cubicMm: 0 }, {}, 'TOO_LARGE'],
	['a cubic millimetre more', tebet, { grams: 1, cubicMm: 175_000_001 }, {}, 'TOO_LARGE'],
	['closed', tebet, light, { day: 1 }, 'CLOSED'],
	['nobody knows where to', null, light, {}, 'NO_PIN'],
	['too far', tebet, light, { maxDistance: 6 }, 'TOO_FAR'],
])('%s', (_what, pin, load, changes, expected) => {
	expect(hindrance({ ...terms, ...changes }, pin, load)).toBe(expected)
})
