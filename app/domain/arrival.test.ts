import { expect, test } from 'vitest'
import { nearDays, usualDays, type Arrival, type TravelDays } from './arrival.ts'

const days = (min: number, max: number): TravelDays => ({ min, max })
const none = { city: null, province: null, islands: null, country: null }
const from = (zones: Partial<Arrival['zones']>): Arrival => ({
	city: 'Kota Bandung',
	province: 'Jawa Barat',
	islands: 'JAVA',
	costMost: null,
	zones: { ...none, ...zones },
})

test('the shop’s region spans the fastest to the slowest of its zones', () => {
	const zones = { city: days(1, 2), province: days(1, 3), islands: days(2, 4), country: days(3, 7) }
	expect(nearDays(from(zones))).toEqual({ zone: 'islands', min: 1, max: 4 })
	expect(nearDays(from({ city: days(1, 2), province: days(2, 3) }))).toEqual({
		zone: 'province',
		min: 1,
		max: 3,
	})
	expect(nearDays(from({ country: days(3, 7) }))).toBeNull()
})

test('the usual days are those of the median courier', () => {
	expect(usualDays([])).toBeNull()
	expect(usualDays([days(1, 2), days(7, 14), days(2, 4)])).toEqual(days(2, 4))
	expect(usualDays([days(1, 2), days(3, 7)])).toEqual(days(1, 2))
})
