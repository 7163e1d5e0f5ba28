import { expect, test } from 'vitest'
import type { ParcelState } from '#contract/parcel-states.ts'
import { unitsSentAgain } from './sent-again.ts'

const line = { position: 0, quantity: 2, removed: 0, variantId: 7 }
const at = new Date()
/** A parcel with units of the line. */
const parcel = (number: number, state: ParcelState, quantity: number) => ({
	row: { number, state, sentAt: state === 'PREPARED' || state === 'BOOKED' ? null : at },
	items: [{ position: 0, quantity }],
})
type Case = [what: string, units: number, ...parcels: ReturnType<typeof parcel>[]]

test.each<Case>([
	['the first parcel of an order', 0, parcel(1, 'SHIPPED', 2)],
	['the second half', 0, parcel(1, 'SHIPPED', 1), parcel(2, 'SHIPPED', 1)],
	['a parcel after a lost one', 2, parcel(1, 'LOST', 2), parcel(2, 'SHIPPED', 2)],
	['half of a lost one', 1, parcel(1, 'LOST', 2), parcel(2, 'SHIPPED', 1)],
	['a parcel after one that came back', 0, parcel(1, 'RETURNED', 2), parcel(2, 'SHIPPED', 2)],
	['one after one that was never sent', 0, parcel(1, 'CANCELLED', 2), parcel(2, 'SHIPPED', 2)],
	['a lost one while the rest is not sent', 0, parcel(1, 'LOST', 1), parcel(2, 'SHIPPED', 1)],
	[
		'one of two, of which one was lost and one came back',
		1,
		parcel(1, 'LOST', 1),
		parcel(2, 'RETURNED', 1),
		parcel(3, 'SHIPPED', 1),
		parcel(4, 'SHIPPED', 1),
	],
	['the third try', 2, parcel(1, 'LOST', 2), parcel(2, 'LOST', 2), parcel(3, 'SHIPPED', 2)],
])('%s takes %i units beyond those of the order', (_what, units, ...parcels) => {
	const last = parcels.at(-1)?.row.number ?? 0
	const taken = unitsSentAgain([line], parcels, last)
	expect(taken).toEqual(units === 0 ? [] : [{ variantId: 7, quantity: units }])
})
