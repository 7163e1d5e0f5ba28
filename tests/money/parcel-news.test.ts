import { beforeAll, expect, test } from 'vitest'
import { bookingShop, news } from './support/booked-order.ts'
import { moneyTest } from './support/money-test.ts'

const money = moneyTest()
let bookedOrder: Awaited<ReturnType<typeof bookingShop>>['bookedOrder']
beforeAll(async () => {
	;({ bookedOrder } = await bookingShop(money))
})

test('a courier picks up and delivers: the order follows, with the number that came with the first scan', async () => {
	const { order, tell, topics } = await bookedOrder(1)
	expect(await tell(1, news('SHIPPED', { trackingNumber: 'WYB-1' }))).toBe('APPLIED')
	expect(await order.row()).toMatchObject({
		status: 'SHIPPING',
		trackingNumber: 'WYB-1',
		movedBy: 'courier',
	})
	expect(await tell(1, news('DELIVERED'))).toBe('APPLIED')
	expect(await order.row()).toMatchObject({ status: 'DELIVERED', movedBy: 'courier' })
	// Late: nothing is taken back.
	for (const kind of ['SHIPPED', 'CANCELLED', 'RETURNING', 'LOST'] as const) {
		expect(await tell(1, news(kind))).toBe('IGNORED')
	}
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
	expect(await topics()).toEqual(['order.status SHIPPING', 'order.status DELIVERED'])
})

test('the same event ten times at once counts once', async () => {
	const { order, tell } = await bookedOrder(1)
	const picked = news('SHIPPED')
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => tell(1, picked)))
	expect(outcomes.toSorted()).toEqual(['APPLIED', ...Array<string>(9).fill('KNOWN')])
	expect(await order.row()).toMatchObject({ status: 'SHIPPING', trackingPending: true })
})

test('delivered without ever being picked up, the order is sent and delivered', async () => {
	const { order, tell } = await bookedOrder(1)
	await tell(1, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
})

test('an order is delivered only when all of its parcels are', async () => {
	const { order, tell, topics } = await bookedOrder(2)
	await tell(2, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'SHIPPING', dueAt: null })
	await tell(1, news('SHIPPED'))
	expect((await order.row()).dueAt).not.toBeNull()
	await tell(1, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
	const expected = [
		'order.status SHIPPING',
		'parcel.delivered',
		'parcel.sent',
		'order.status DELIVERED',
	]
	expect(await topics()).toEqual(expected)
})

test('a held or returning parcel waits for staff and does not count as delivered by itself, until it moves again', async () => {
	const { order, tell, parcels, topics } = await bookedOrder(1)
	await tell(1, news('SHIPPED'))
	const late = news('MOVING')
	await tell(1, news('ON_HOLD', { said: 'Alamat tidak ditemukan' }))
	expect(await tell(1, late)).toBe('IGNORED')
	expect(await parcels()).toMatchObject([
		{ problem: 'ON_HOLD', staffSince: expect.any(Date) as Date },
	])
	expect((await order.row()).dueAt).toBeNull()
	await tell(1, news('MOVING'))
	expect(await parcels()).toMatchObject([{ problem: null, state: 'SHIPPED' }])
	expect((await order.row()).dueAt).not.toBeNull()
	expect(await topics()).toEqual(['order.status SHIPPING', 'parcel.delayed', 'parcel.troubled'])
})

test.each(['RETURNED', 'LOST'] as const)(
	'%s: the order is not cancelled, staff decide',
	async (kind) => {
		const { order, tell, parcels, topics } = await bookedOrder(1)
		await tell(1, news('SHIPPED'))
		await tell(1, news(kind))
		expect(await order.row()).toMatchObject({ status: 'SHIPPING', dueAt: null })
		expect(await parcels()).toMatchObject([{ state: kind, staffSince: expect.any(Date) as Date }])
		expect(await topics()).toEqual(['order.status SHIPPING', 'parcel.troubled'])
	},
)

test('a courier that finds no driver leaves the order packed and the units free, and staff know', async () => {
	const { order, tell, parcels } = await bookedOrder(1)
	await tell(1, news('CANCELLED'))
	expect(await order.row()).toMatchObject({ status: 'PROCESSING' })
	expect(await parcels()).toMatchObject([
		{ state: 'CANCELLED', staffSince: expect.any(Date) as Date },
	])
	const again = order.in(await order.call('/parcels', { PARCEL_COUNT: 1 }))
	expect(again.PARCEL_LIST).toHaveLength(2)
})

test('another number than the one that we have, or a cancellation of what is on its way, is for staff', async () => {
	const { tell, parcels, order } = await bookedOrder(1)
	await tell(1, news('SHIPPED', { trackingNumber: 'WYB-1' }))
	await tell(1, news('NUMBER', { trackingNumber: 'WYB-2' }))
	expect(await parcels()).toMatchObject([
		{ trackingNumber: 'WYB-1', staffSince: expect.any(Date) as Date },
	])
	await order.call('/parcels/1/check')
	expect(await parcels()).toMatchObject([{ staffSince: null }])
	await tell(1, news('CANCELLED'))
	expect(await parcels()).toMatchObject([
		{ state: 'SHIPPED', staffSince: expect.any(Date) as Date },
	])
})

test('what a courier charges after weighing is kept beside what it said', async () => {
	const { tell, parcels } = await bookedOrder(1)
	await tell(1, news('PRICE', { billedPrice: 12_000 }))
	expect(await parcels()).toMatchObject([{ billedPrice: 12_000, state: 'BOOKED' }])
})
