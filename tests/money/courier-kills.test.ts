import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#examples/simulated-gateway/faults.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { COURIER_ORIGIN, courierShop, packedParcel } from './support/courier-shop.ts'
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
const aParcel = () => packedParcel(money, shop)

/** What a booking calls, in its order, where the area, of shop and buyer, is not known yet. */
const steps = ['the search for the area', 'the booking']
const kinds: Fault[] = ['silent', 'answer-lost', 'broken', 'busy', 'quota', 'not-json', 'huge']
const kills = steps.flatMap((step, at) => kinds.map((fault) => ({ step, at, fault })))

describe('a courier whose server is killed', () => {
	test.each(sampleOf(kills, 2))(
		'at $step ($fault) is booked once, by itself, when it is back',
		async ({ at, fault }) => {
			const { path, row, reference, count, order } = await aParcel()
			couriers.couriers.biteship.faults.add(...Array<Fault>(at).fill('none'), fault)
			await couriers.ask(path)
			couriers.couriers.biteship.faults.clear()
			await couriers.workAgain()
			expect(await row()).toMatchObject({
				state: 'BOOKED',
				provider: 'BITESHIP',
				providerOrderId: couriers.couriers.biteship.book.find(reference)?.id,
			})
			expect(couriers.bookings()).toBe(1)
			expect(await count('BOOKED')).toBe(1)
			expect(await order.row()).toMatchObject({ status: 'PROCESSING' })
			expect(await money.db.select().from(parcelBooking)).toEqual([])
		},
	)

	test('again and again is left to staff after an hour, who see that nobody knows', async () => {
		const { path, row, wish } = await aParcel()
		couriers.couriers.biteship.faults.add(...Array<Fault>(40).fill('silent'))
		await couriers.ask(path)
		for (let tries = 0; tries < 6; tries += 1) await couriers.workAgain()
		expect(await row()).toMatchObject({ state: 'PREPARED', staffSince: null })
		await couriers.workAgain()
		expect(await row()).toMatchObject({
			state: 'PREPARED',
			provider: 'BITESHIP',
			staffSince: expect.any(Date) as Date,
		})
		expect(await wish()).toMatchObject({ refusal: 'COURIER_PROVIDER_AWAY', nextTryAt: null })
		expect(await couriers.workAgain()).toBe(0)
	})

	test.each<Fault>(['answer-lost', 'silent', 'broken'])(
		'while a booking is cancelled (%s) is asked again by itself until it has said yes',
		async (fault) => {
			const { path, row, wish, count, order } = await aParcel()
			await couriers.ask(path)
			couriers.couriers.biteship.faults.add(fault, fault)
			expect(await couriers.ask(path, 'DELETE')).toMatchObject({ status: 503 })
			expect(await wish()).toMatchObject({ isCancellation: true, refusal: null })
			// Nobody can book it meanwhile, since the provider may have cancelled it.
			expect(await couriers.ask(path)).toMatchObject({ body: { code: 'PARCEL_REFUSED' } })
			couriers.couriers.biteship.faults.clear()
			await Promise.all([couriers.workAgain(), couriers.workAgain()])
			await couriers.workAgain()
			expect(await row()).toMatchObject({ state: 'CANCELLED', staffSince: null })
			expect(await count('CANCELLED')).toBe(1)
			expect(await wish()).toBeUndefined()
			expect((await order.call('/parcels', { PARCEL_COUNT: 1 })).status).toBe(200)
		},
	)

	test('while a booking is cancelled that the courier then collects says no, which the parcel shows', async () => {
		const { path, row, wish, reference } = await aParcel()
		await couriers.ask(path)
		couriers.couriers.biteship.faults.add('broken')
		expect(await couriers.ask(path, 'DELETE')).toMatchObject({ status: 503 })
		await couriers.couriers.biteship.book.actions.pickUp(reference)
		couriers.couriers.biteship.faults.clear()
		await couriers.workAgain()
		expect(await row()).toMatchObject({ state: 'SHIPPED' })
		expect(await wish()).toBeUndefined()
	})

	test('while a booking is cancelled, again and again, is left to staff after an hour', async () => {
		const { path, row, wish } = await aParcel()
		await couriers.ask(path)
		couriers.couriers.biteship.faults.add(...Array<Fault>(60).fill('silent'))
		await couriers.ask(path, 'DELETE')
		for (let tries = 0; tries < 7; tries += 1) await couriers.workAgain()
		expect(await row()).toMatchObject({ state: 'BOOKED', staffSince: expect.any(Date) as Date })
		expect(await wish()).toMatchObject({ refusal: 'COURIER_PROVIDER_AWAY', nextTryAt: null })
		expect(await couriers.workAgain()).toBe(0)
	})

	test('while a booking is cancelled has cancelled it, which asking again finds out', async () => {
		const { path, row } = await aParcel()
		await couriers.ask(path)
		couriers.couriers.biteship.faults.add('answer-lost')
		expect(await couriers.ask(path, 'DELETE')).toMatchObject({ status: 503 })
		expect(await row()).toMatchObject({ state: 'BOOKED' })
		expect(await couriers.ask(path, 'DELETE')).toMatchObject({ status: 200 })
		expect(await row()).toMatchObject({ state: 'CANCELLED' })
	})
})

describe('a shop that is killed', () => {
	test('between the courier’s answer and its own commit finds the booking again', async () => {
		const { path, row, reference, count } = await aParcel()
		await money.db.execute(sql`
			create function refuse_booking() returns trigger language plpgsql as $$
			begin raise exception 'killed'; end $$`)
		await money.db.execute(sql`
			create trigger killed before update on parcel for each row
			when (new.state = 'BOOKED') execute function refuse_booking()`)
		expect(await couriers.ask(path)).toMatchObject({ status: 500 })
		await money.db.execute(sql`drop function refuse_booking cascade`)
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: 'BITESHIP' })
		expect(couriers.bookings(reference)).toBe(1)
		await couriers.workAgain()
		expect(await row()).toMatchObject({ state: 'BOOKED' })
		expect(couriers.bookings()).toBe(1)
		expect(await count('BOOKED')).toBe(1)
	})

	test('keeps the name of the provider that may have a booking, whatever it is refused meanwhile', async () => {
		const { path, row, reference } = await aParcel()
		couriers.couriers.biteship.faults.add('none', 'answer-lost')
		expect(await couriers.ask(path)).toMatchObject({ status: 503 })
		const origin = { ...COURIER_ORIGIN, phone: '' }
		const all = eq(courierAccount.companyId, shop.shop.companyId)
		await money.db.update(courierAccount).set({ origin }).where(all)
		expect(await couriers.ask(path)).toMatchObject({ body: { code: 'COURIER_ORIGIN_INCOMPLETE' } })
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: 'BITESHIP' })
		await money.db.update(courierAccount).set({ origin: COURIER_ORIGIN }).where(all)
		expect(await couriers.ask(path)).toMatchObject({ status: 200 })
		expect(couriers.bookings(reference)).toBe(1)
	})
})
