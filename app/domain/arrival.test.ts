import { expect, test } from 'vitest'
import type { Arrival } from '#contract/arrival.ts'
import { arrivalDays, nearDays, usualDays, type TravelDays } from './arrival.ts'

const days = (min: number, max: number): TravelDays => ({ min, max })
type Zones = Partial<Record<'city' | 'province' | 'islands' | 'country', TravelDays>>
const words = {
	city: 'CITY',
	province: 'PROVINCE',
	islands: 'ISLANDS',
	country: 'COUNTRY',
} as const
const from = (zones: Zones): Arrival => ({
	city: 'Kota Bandung',
	province: 'Jawa Barat',
	islands: 'JAVA',
	costMost: null,
	packingDays: 0,
	zones: (['city', 'province', 'islands', 'country'] as const).flatMap((name) => {
		const there = zones[name]
		return there ? [{ zone: words[name], ...there }] : []
	}),
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

test('a parcel arrives after the shop has packed and the courier has brought it', () => {
	const now = new Date('2026-11-28T05:00:00Z')
	expect(arrivalDays(now, 2, days(1, 3))).toEqual({
		first: new Date('2026-12-01T05:00:00Z'),
		last: new Date('2026-12-03T05:00:00Z'),
	})
})

test('the usual days are those of the median courier', () => {
	expect(usualDays([])).toBeNull()
	expect(usualDays([days(1, 2), days(7, 14), days(2, 4)])).toEqual(days(2, 4))
	expect(usualDays([days(1, 2), days(3, 7)])).toEqual(days(1, 2))
})
