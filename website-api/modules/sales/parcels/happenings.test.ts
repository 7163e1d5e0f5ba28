import { expect, test } from 'vitest'
import type { ParcelEventKind } from '#contract/parcel-states.ts'
import { happenings } from './happenings.ts'

type Source = 'STAFF' | 'COURIER' | 'ORDER'
const shown = (...events: [ParcelEventKind, Source][]) =>
	happenings(events.map(([kind, source]) => ({ kind, source }))).map(
		({ kind, source }) => `${kind} ${source}`,
	)

test('what staff and a courier both record is shown once, whoever was first', () => {
	const ours = ['BOOKED STAFF', 'DELIVERED ORDER']
	expect(
		shown(
			['BOOKED', 'STAFF'],
			['BOOKED', 'COURIER'],
			['DELIVERED', 'ORDER'],
			['DELIVERED', 'COURIER'],
		),
	).toEqual(ours)
	expect(
		shown(
			['BOOKED', 'COURIER'],
			['BOOKED', 'STAFF'],
			['BOOKED', 'COURIER'],
			['DELIVERED', 'ORDER'],
		),
	).toEqual(ours)
})

test('a courier says once that it is booked and that it has arrived, and all that happens on the way', () => {
	expect(
		shown(
			['BOOKED', 'COURIER'],
			['BOOKED', 'COURIER'],
			['SHIPPED', 'COURIER'],
			['SHIPPED', 'COURIER'],
			['ON_HOLD', 'COURIER'],
			['ON_HOLD', 'COURIER'],
			['DELIVERED', 'COURIER'],
			['DELIVERED', 'COURIER'],
		),
	).toEqual([
		'BOOKED COURIER',
		'SHIPPED COURIER',
		'SHIPPED COURIER',
		'ON_HOLD COURIER',
		'ON_HOLD COURIER',
		'DELIVERED COURIER',
	])
})

test('of a parcel that staff handed over, what the courier tells after its first scan is shown', () => {
	expect(shown(['SHIPPED', 'STAFF'], ['SHIPPED', 'COURIER'], ['SHIPPED', 'COURIER'])).toEqual([
		'SHIPPED STAFF',
		'SHIPPED COURIER',
	])
})
