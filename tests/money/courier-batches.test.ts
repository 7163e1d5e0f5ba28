import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookCouriers } from '#contract/order-batch.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { courierShop, packedParcel } from './support/courier-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { packingShop } from './support/packed-order.ts'

const money = moneyTest()
let shop: Awaited<ReturnType<typeof packingShop>>
let couriers: Awaited<ReturnType<typeof courierShop>>
beforeAll(async () => {
	shop = await packingShop(money)
})
beforeEach(async () => {
	couriers = await courierShop(money, shop)
})

async function press(numbers: string[]) {
	const body = { ORDER_NUMBER_LIST: numbers, PICKUP_DATE: '2026-12-01T02:00:00.000Z' }
	const answer = await couriers.ask('/order-batches/bookings', 'POST', body)
	return bookCouriers.answer.parse(answer.body).data.list.map(({ CODE }) => CODE)
}

const several = (count: number) =>
	Promise.all(Array.from({ length: count }, () => shop.packedOrder([1, 0])))

describe('couriers of many orders', () => {
	test('are asked for with one press: two presses, also at the same time, book each once', async () => {
		const packed = await several(20)
		const numbers = packed.map(({ number }) => number)
		const waiting = numbers.map(() => null)
		const release = couriers.couriers.hold()
		// The provider is silent meanwhile: nobody waits for it.
		expect(await Promise.all([press(numbers), press(numbers)])).toEqual([waiting, waiting])
		expect(couriers.bookings()).toBe(0)
		release()
		await Promise.all([couriers.work(), couriers.work()])
		expect(await couriers.work()).toBe(0)
		const ids = await Promise.all(packed.map(async (one) => (await one.row()).id))
		const rows = await money.db.select().from(parcel)
		for (const id of ids) {
			expect(rows.filter(({ orderId }) => orderId === id)).toMatchObject([
				{ state: 'BOOKED', provider: 'BITESHIP', pickupAt: new Date('2026-12-01T02:00:00Z') },
			])
		}
		expect(couriers.bookings()).toBe(20)
		expect(await press(numbers)).toEqual(numbers.map(() => 'ALREADY_BOOKED'))
	})

	test('are each told why they cannot be, and the others come', async () => {
		const [good, other, open, late] = await several(4)
		if (!good || !other || !open || !late) throw new Error('too few orders')
		const change = { vendorCode: 'GOSEND', vendorMethod: 'instant' } as const
		await money.db.update(orders).set(change).where(eq(orders.number, other.number))
		await late.call('/shipment', { TRACKING_NUMBER: 'HAND1234' })
		await late.call('/delivery')
		const numbers = [good.number, other.number, late.number, 'XXXX-XXXX']
		const expected = [null, 'COURIER_NOT_BOOKABLE', 'PARCEL_REFUSED', 'NO_SUCH_ORDER']
		expect(await press(numbers)).toEqual(expected)
		await couriers.work()
		expect(couriers.bookings(`${good.number}-1`)).toBe(1)
		expect(couriers.bookings()).toBe(1)
	})

	test('are refused by their provider with its words, until they are asked for again', async () => {
		const { number, row, wish } = await packedParcel(money, shop)
		await money.db
			.update(parcel)
			.set({ vendorMethod: 'no-such-service' })
			.where(eq(parcel.reference, `${number}-1`))
		await press([number])
		await couriers.work()
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: null })
		const said = expect.stringContaining('Courier service is not available') as string
		expect(await wish()).toMatchObject({ refusal: 'BOOKING_REFUSED', nextTryAt: null, said })
		const { body } = await couriers.ask(`/orders/${number}`, 'GET')
		expect(body).toMatchObject({
			data: { PARCEL_LIST: [{ BOOKING: { CODE: 'BOOKING_REFUSED', SAID: said } }] },
		})
		await press([number])
		expect(await wish()).toMatchObject({ refusal: null, tries: 0 })
	})

	test('of an order in two parcels collect both', async () => {
		const order = await shop.packedOrder([2, 0])
		const half = { PARCEL_COUNT: 0, ITEM_LIST: [{ LINE_POSITION: 0, PARCEL_QTY: 1 }] }
		await order.call('/parcels', half)
		await order.call('/parcels', { PARCEL_COUNT: 1 })
		expect(await press([order.number])).toEqual([null])
		await couriers.work()
		expect([1, 2].map((at) => couriers.bookings(`${order.number}-${at}`))).toEqual([1, 1])
	})
})
