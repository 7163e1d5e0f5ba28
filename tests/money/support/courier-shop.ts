import { and, eq, sql } from 'drizzle-orm'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import { courierArea } from '#website-api/modules/sales/couriers/areas/courier-area.table.ts'
import { workOnBookings } from '#website-api/modules/sales/couriers/booking/work-on-bookings.command.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { parcelEvent } from '#website-api/modules/sales/parcels/parcel-event.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import type { moneyTest } from './money-test.ts'
import type { packingShop } from './packed-order.ts'

type Money = ReturnType<typeof moneyTest>
type Shop = Awaited<ReturnType<typeof packingShop>>

/** Where the couriers of the shop collect. */
export const COURIER_ORIGIN = {
	name: 'Gudang Contoh',
	phone: '+628123456789',
	address: 'Jalan Gudang No. 1',
	postcode: '12110',
}

/** A packing shop with an account at a simulated provider of its own, which knows no parcel and whose areas nobody has asked for. */
export async function courierShop(money: Money, shop: Shop) {
	const { db } = money
	await db.delete(courierAccount)
	await db.delete(courierArea)
	await db.delete(parcelBooking)
	// Each provider counts its bookings from one.
	await db.update(parcel).set({ providerOrderId: null })
	const couriers = exampleCouriers(db)
	const api = exampleApi(db, undefined, couriers)
	await couriers.addAccount(shop.shop.companyId, ['sicepat'], {
		origin: COURIER_ORIGIN,
		// The served API, by which orders are placed, would ask the real provider for prices.
		isActive: false,
	})
	const work = () => workOnBookings(db, couriers.couriers)
	return {
		couriers,
		work,
		/** What waits for its next try has waited long enough. */
		workAgain: async () => {
			await db
				.update(parcelBooking)
				.set({ nextTryAt: sql`now() - interval '1 second'` })
				.where(sql`${parcelBooking.nextTryAt} is not null`)
			return work()
		},
		/** How many parcels the provider knows by a reference; by none, in all. */
		bookings: (reference?: string) =>
			couriers.biteship.book
				.list()
				.filter((one) => reference === undefined || one.reference === reference).length,
		ask: async (path: string, method: 'GET' | 'POST' | 'DELETE' = 'POST', body: unknown = {}) => {
			await db.update(courierAccount).set({ isActive: true })
			const answer = await api.request(`/operator/v1${path}`, {
				method,
				headers: { ...money.caller, 'content-type': 'application/json' },
				...(method === 'POST' && { body: JSON.stringify(body) }),
			})
			return { status: answer.status, body: (await answer.json()) as { code?: string } }
		},
	}
}

/** A packed order, with one parcel that is not sent. */
export async function packedParcel({ db }: Money, shop: Shop) {
	const order = await shop.packedOrder([1, 0])
	await order.call('/parcels', { PARCEL_COUNT: 0 })
	const { id: orderId, companyId } = await order.row()
	const own = and(eq(parcel.companyId, companyId), eq(parcel.orderId, orderId))
	return {
		order,
		number: order.number,
		reference: `${order.number}-1`,
		path: `/orders/${order.number}/parcels/1/booking`,
		row: async () => (await db.select().from(parcel).where(own))[0],
		wish: async () =>
			(await db.select().from(parcelBooking).where(eq(parcelBooking.orderId, orderId)))[0],
		/** How often something was recorded of it. */
		count: async (kind: string) => {
			const events = await db.select().from(parcelEvent).where(eq(parcelEvent.orderId, orderId))
			return events.filter((one) => one.kind === kind).length
		},
	}
}
