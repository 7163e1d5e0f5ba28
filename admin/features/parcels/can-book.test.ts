import { expect, test } from 'vitest'
import type { StaffOrder } from '#contract/staff-order.ts'
import { canBook } from './can-book.ts'
import { BookingsForm } from './parcel.form.ts'

type States = StaffOrder['parcels'][number]['state'][]

test.each<[string, boolean, StaffOrder['status'], States]>([
	['with no parcel yet', true, 'PROCESSING', []],
	['whose only parcel was cancelled', true, 'PROCESSING', ['CANCELLED']],
	['with a parcel that nobody collects', true, 'PROCESSING', ['BOOKED', 'PREPARED']],
	['whose second parcel leaves later', true, 'SHIPPING', ['SHIPPED', 'PREPARED']],
	['that is booked', false, 'PROCESSING', ['BOOKED']],
	['that left without a parcel', false, 'SHIPPING', []],
	['that waits for its payment', false, 'PENDING', []],
	['that has ended', false, 'CANCEL', ['PREPARED']],
])('of an order %s a courier can be booked: %s', (_which, expected, status, states) => {
	const parcels = states.map((state) => ({ state }))
	expect(canBook({ status, addressLines: ['Jalan Melati 1'], parcels })).toBe(expected)
	expect(canBook({ status, addressLines: null, parcels })).toBe(false)
})

test('the form of an order, which names no time, is read as that of several', () => {
	expect(BookingsForm.parse({ act: 'book' })).toEqual({ act: 'book', pickUpAt: null })
})
