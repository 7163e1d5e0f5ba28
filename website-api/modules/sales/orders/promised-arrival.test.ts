import { describe, expect, test } from 'vitest'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'
import type { OrderStatus } from './order.table.ts'
import { promiseColumns, promisedArrival } from './promised-arrival.ts'

const december = (day: number) => new Date(Date.UTC(2026, 11, day, 3))
const promise = { packingDays: 1, etaDaysMin: 2, etaDaysMax: 4, placedAt: december(1) }
const history = [
	{ toStatus: 'PENDING' as const, at: december(1) },
	{ toStatus: 'PAYMENT_CONFIRMED' as const, at: december(2) },
	{ toStatus: 'PROCESSING' as const, at: december(3) },
	{ toStatus: 'SHIPPING' as const, at: december(10) },
]

describe('an order arrives', () => {
	test.each<[OrderStatus, number, number]>([
		['PENDING', 4, 6],
		['PAYMENT_CONFIRMED', 5, 7],
		['PROCESSING', 5, 7],
		['CHANGE_PROCESSING', 5, 7],
		['SHIPPING', 12, 14],
	])('%s: between the %i. and the %i.', (status, first, last) => {
		expect(promisedArrival({ ...promise, status }, history)).toEqual({
			earliest: december(first),
			latest: december(last),
		})
	})

	test('by its packing where it is paid to the courier', () => {
		const unpaid = history.filter(({ toStatus }) => toStatus !== 'PAYMENT_CONFIRMED')
		const arrival = promisedArrival({ ...promise, status: 'PROCESSING' }, unpaid)
		expect(arrival?.earliest).toEqual(december(6))
	})

	test.each<OrderStatus>(['DELIVERED', 'COMPLETED', 'CANCEL', 'EXPIRED'])(
		'not any more: %s',
		(status) => {
			expect(promisedArrival({ ...promise, status }, history)).toBeNull()
		},
	)

	test('at no time that nobody named', () => {
		const silent = { ...promise, packingDays: null, etaDaysMin: null, etaDaysMax: null }
		expect(promisedArrival({ ...silent, status: 'SHIPPING' }, history)).toBeNull()
	})
})

describe('an order keeps', () => {
	const offer = {
		...shippingMethod('JNT', 'ez'),
		price: 9_000,
		etaDaysMin: 2,
		etaDaysMax: 4,
		etaHours: null,
	}
	const nothing = { packingDays: null, etaDaysMin: null, etaDaysMax: null }

	test('the days of its courier and of the shop', () => {
		expect(promiseColumns(1, offer)).toEqual({ packingDays: 1, etaDaysMin: 2, etaDaysMax: 4 })
	})

	test.each([
		['nobody knows the days', { ...offer, isEtaKnown: false }],
		['a driver comes within hours', { ...offer, etaHours: 3 }],
		['it is collected', { ...offer, ...shippingMethod('SELF_PICKUP', 'self_pickup') }],
		['its courier serves the place no more', undefined],
	])('nothing where %s', (_why, without) => {
		expect(promiseColumns(1, without)).toEqual(nothing)
	})
})
