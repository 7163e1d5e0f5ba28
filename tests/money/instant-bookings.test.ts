import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import { instantSetting } from '#website-api/modules/sales/couriers/instant/instant-setting.table.ts'
import {
	receivePush,
	workOnPushes,
} from '#website-api/modules/sales/couriers/pushes/push.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { COURIER_ORIGIN, courierShop, packedParcel } from './support/courier-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { packingShop } from './support/packed-order.ts'

const money = moneyTest()
const always = Array.from({ length: 7 }, (): [number, number] => [0, 1440])
const never = always.map(() => null)
const near = { latitude: -6.2263, longitude: 106.8584 }

let shop: Awaited<ReturnType<typeof packingShop>>
let couriers: Awaited<ReturnType<typeof courierShop>>
beforeAll(async () => {
	shop = await packingShop(money)
})
beforeEach(async () => {
	couriers = await courierShop(money, shop)
	await money.db.delete(courierAccount)
	const { companyId } = shop.shop
	await couriers.couriers.addAccount(companyId, ['gosend'], {
		origin: COURIER_ORIGIN,
		isActive: false,
	})
	await money.db.delete(instantSetting)
	const setting = { companyId, isOn: true, latitude: -6.2297, longitude: 106.8405, hours: always }
	await money.db.insert(instantSetting).values(setting)
})

/** A packed order by GoSend to a place on the map, or to none that anybody knows. */
async function instantParcel(pin: typeof near | null = near) {
	const made = await packedParcel(money, shop)
	const { id, address } = await made.order.row()
	if (!address) throw new Error('no address')
	const gosend = { vendorCode: 'GOSEND', vendorMethod: 'sameday' } as const
	await money.db
		.update(orders)
		.set({ ...gosend, address: { ...address, ...(pin ? { pin } : {}) } })
		.where(eq(orders.id, id))
	await money.db.update(parcel).set(gosend).where(eq(parcel.orderId, id))
	const actions = () => couriers.couriers.biteship.book.actions
	const push = async () => {
		const request = couriers.couriers.biteship.push(made.reference)
		const { companyId } = shop.shop
		const body = Buffer.from(await request.text())
		const { headers } = request
		const arrived = { companyId, provider: 'BITESHIP', headers, body } as const
		await receivePush(money.db, couriers.couriers.couriers, arrived)
		await workOnPushes(money.db, couriers.couriers.couriers)
	}
	return {
		...made,
		book: () => couriers.ask(made.path),
		/** What the simulated provider does with it, and the shop is told. */
		does: async (...what: ('findDriver' | 'noDriver' | 'pickUp' | 'deliver')[]) => {
			for (const one of what) await actions()[one](made.reference)
			await push()
		},
		topics: async () => {
			const told = await money.db.select().from(outbox)
			const isOwn = ({ payload }: (typeof told)[number]) => JSON.stringify(payload).includes(id)
			return told.filter(isOwn).map(({ topic }) => topic)
		},
	}
}

describe('a courier that drives at once', () => {
	test('is booked with both places, has a driver who is forgotten on arrival, and delivers', async () => {
		const { book, row, does, order, reference } = await instantParcel()
		expect((await book()).status).toBe(200)
		const known = couriers.couriers.biteship.book.find(reference)
		expect(known).toMatchObject({ courier: 'gojek', service: 'same_day' })
		expect(couriers.couriers.asked, 'no area is asked for').not.toContain('/v1/maps/areas')
		await does('findDriver')
		const driver = { driverName: 'Budi Santoso', driverPhone: '081298765432' }
		const livePage = expect.stringMatching(/^https:/) as string
		expect(await row()).toMatchObject({ state: 'BOOKED', ...driver, livePage })
		const shown = await couriers.ask(`/orders/${order.number}`, 'GET')
		expect(shown.body).toMatchObject({
			data: { PARCEL_LIST: [{ DRIVER: { DRIVER_NAME: 'Budi Santoso' } }] },
		})
		await does('pickUp')
		expect(await row()).toMatchObject({ state: 'SHIPPED', ...driver })
		await does('findDriver')
		expect(await row(), 'no step back').toMatchObject({ state: 'SHIPPED' })
		await does('deliver')
		const nobody = { driverName: null, driverPhone: null, livePage: null }
		expect(await row()).toMatchObject({ state: 'DELIVERED', ...nobody })
		expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
		await does('findDriver')
		expect(await row()).toMatchObject({ state: 'DELIVERED', ...nobody })
	})

	test('that finds no driver leaves the order packed; staff and buyer are told, and another is booked', async () => {
		const { book, row, does, order, topics } = await instantParcel()
		await book()
		await does('findDriver')
		await does('noDriver')
		expect(await row()).toMatchObject({ state: 'CANCELLED', driverName: null })
		expect(await order.row()).toMatchObject({ status: 'PROCESSING' })
		const told = await topics()
		expect(told).toContain('parcel.unassigned')
		expect(told).toContain('parcel.troubled')
		await order.call('/parcels', { PARCEL_COUNT: 1 })
		const again = await couriers.ask(`/orders/${order.number}/parcels/2/booking`)
		expect(again.status).toBe(200)
		expect(couriers.bookings(`${order.number}-2`)).toBe(1)
	})

	test('is not booked outside the shop’s hours, now or at a time that staff chose', async () => {
		const { companyId } = shop.shop
		const set = (hours: typeof never | typeof always) =>
			money.db.update(instantSetting).set({ hours }).where(eq(instantSetting.companyId, companyId))
		const { book, row, path } = await instantParcel()
		await set(never)
		expect(await book()).toMatchObject({ status: 409, body: { code: 'COURIER_CLOSED' } })
		expect(await row()).toMatchObject({ state: 'PREPARED', provider: null })
		expect(couriers.bookings()).toBe(0)
		// A Monday, at nine and at five in Jakarta.
		const hours = [[540, 600] as [number, number], ...never.slice(1)]
		await money.db
			.update(instantSetting)
			.set({ hours })
			.where(eq(instantSetting.companyId, companyId))
		const at = (time: string) => couriers.ask(path, 'POST', { PICKUP_DATE: time })
		expect((await at('2026-11-30T10:00:00.000Z')).body).toMatchObject({ code: 'COURIER_CLOSED' })
		expect((await at('2026-11-30T02:00:00.000Z')).status).toBe(200)
	})

	test('whose answer was lost is asked for again also outside the hours', async () => {
		const { companyId } = shop.shop
		const { book, row, reference } = await instantParcel()
		couriers.couriers.biteship.faults.add('answer-lost')
		expect(await book()).toMatchObject({ body: { code: 'COURIER_PROVIDER_AWAY' } })
		await money.db
			.update(instantSetting)
			.set({ hours: never })
			.where(eq(instantSetting.companyId, companyId))
		expect((await book()).status).toBe(200)
		expect(await row()).toMatchObject({ state: 'BOOKED' })
		expect(couriers.bookings(reference)).toBe(1)
	})

	test('is not booked to nowhere', async () => {
		const { book } = await instantParcel(null)
		expect(await book()).toMatchObject({ status: 409, body: { code: 'COURIER_PIN_MISSING' } })
	})

	test('is cancelled until it has the parcel', async () => {
		const { book, row, does, path, order } = await instantParcel()
		await book()
		await does('findDriver')
		expect((await couriers.ask(path, 'DELETE')).status).toBe(200)
		expect(await row()).toMatchObject({ state: 'CANCELLED', driverName: null, livePage: null })
		await order.call('/parcels', { PARCEL_COUNT: 1 })
		const second = `/orders/${order.number}/parcels/2/booking`
		await couriers.ask(second)
		await couriers.couriers.biteship.book.actions.pickUp(`${order.number}-2`)
		expect((await couriers.ask(second, 'DELETE')).body).toMatchObject({ code: 'BOOKING_COLLECTED' })
	})
})

test('other couriers are not told where the recipient is on the map', async () => {
	const { companyId } = shop.shop
	const { path, order, reference } = await packedParcel(money, shop)
	await money.db
		.update(courierAccount)
		.set({ couriers: ['sicepat', 'gosend'] })
		.where(eq(courierAccount.companyId, companyId))
	const { id, address } = await order.row()
	if (!address) throw new Error('no address')
	await money.db
		.update(orders)
		.set({ address: { ...address, pin: near } })
		.where(eq(orders.id, id))
	const bodies: string[] = []
	const { biteship } = couriers.couriers
	const { transport } = biteship
	biteship.transport = async (request) => {
		bodies.push(await request.clone().text())
		return transport(request)
	}
	expect((await couriers.ask(path)).status).toBe(200)
	expect(couriers.bookings(reference)).toBe(1)
	expect(bodies.join()).toContain(reference)
	expect(bodies.join()).not.toMatch(/latitude|coordinate|106\.8584/)
})
