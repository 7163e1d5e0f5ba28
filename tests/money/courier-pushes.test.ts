import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import {
	receivePush,
	workOnPushes,
} from '#website-api/modules/sales/couriers/pushes/push.command.ts'
import { parcelEvent } from '#website-api/modules/sales/parcels/parcel-event.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { moneyTest } from './support/money-test.ts'
import { packingShop } from './support/packed-order.ts'

const money = moneyTest()
let shop: Awaited<ReturnType<typeof packingShop>>
let couriers: ReturnType<typeof exampleCouriers>
beforeAll(async () => {
	shop = await packingShop(money)
})
beforeEach(async () => {
	await money.db.delete(courierAccount)
	await money.db.delete(providerMessage)
	await money.db.update(parcel).set({ providerOrderId: null })
	couriers = exampleCouriers(money.db)
	await couriers.addAccount(shop.shop.companyId, ['jne'])
})

/** A packed order whose only parcel is booked with the simulated courier. */
async function bookedOrder() {
	const order = await shop.packedOrder([1, 0])
	await order.call('/parcels', {
		PARCEL_COUNT: 0,
		ITEM_LIST: [{ LINE_POSITION: 0, PARCEL_QTY: 1 }],
	})
	const { id: orderId, companyId } = await order.row()
	const own = and(eq(parcel.companyId, companyId), eq(parcel.orderId, orderId))
	const { book } = couriers.biteship
	const known = { courier: 'jne', service: 'reg', to: 'Sari', grams: 1_000, price: 17_000 }
	book.book({ reference: order.number, ...known })
	const id = book.find(order.number)?.id
	expect(id).toBeDefined()
	await money.db
		.update(parcel)
		.set({ state: 'BOOKED', provider: 'BITESHIP', providerOrderId: id })
		.where(own)
	return {
		order,
		actions: book.actions,
		push: () => couriers.biteship.push(order.number),
		parcels: () => money.db.select().from(parcel).where(own),
		kinds: async () => {
			const isOwn = eq(parcelEvent.orderId, orderId)
			const events = await money.db.select().from(parcelEvent).where(isOwn).orderBy(parcelEvent.id)
			return events.filter(({ source }) => source === 'COURIER').map(({ kind }) => kind)
		},
	}
}

/** Receives a push and works on it; with a body, as if it had said that. */
async function take(request: Request, body?: string) {
	const text = body ?? (await request.clone().text())
	const received = await receivePush(money.db, couriers.couriers, {
		companyId: shop.shop.companyId,
		provider: 'BITESHIP',
		headers: request.headers,
		body: Buffer.from(text),
	})
	expect(received).toBe('STORED')
	await work()
}

const work = () => workOnPushes(money.db, couriers.couriers)
const outcomes = async () =>
	(await money.db.select().from(providerMessage)).map(({ outcome }) => outcome)

test('a parcel follows what its courier says, and the order follows the parcel', async () => {
	const { order, actions, push, parcels } = await bookedOrder()
	await actions.pickUp(order.number)
	await take(push())
	expect(await parcels()).toMatchObject([{ state: 'SHIPPED', billedPrice: 17_000 }])
	const { status, trackingNumber } = await order.row()
	expect([status, trackingNumber]).toEqual(['SHIPPING', expect.stringMatching(/^SIMJNE/)])
	await actions.deliver(order.number)
	await take(push())
	expect(await order.row()).toMatchObject({ status: 'DELIVERED', movedBy: 'courier' })
	expect(await outcomes()).toEqual(['APPLIED', 'APPLIED'])
})

test('a push is not believed: what it says is only a reason to ask', async () => {
	const { order, push, parcels } = await bookedOrder()
	const lie = (await push().text()).replace('confirmed', 'delivered')
	await take(push(), lie)
	expect(await outcomes()).toEqual(['APPLIED'])
	expect(await parcels()).toMatchObject([{ state: 'BOOKED' }])
	expect(await order.row()).toMatchObject({ status: 'PROCESSING' })
})

test('a push that comes late, or again, changes nothing', async () => {
	const { order, actions, push, parcels, kinds } = await bookedOrder()
	const early = push()
	await actions.pickUp(order.number)
	await actions.deliver(order.number)
	await take(push())
	const before = await kinds()
	await take(early)
	expect(await parcels()).toMatchObject([{ state: 'DELIVERED' }])
	expect(await kinds()).toEqual(before)
})

test('a push waits while the provider is silent, and nothing is lost', async () => {
	const { order, actions, push, parcels } = await bookedOrder()
	await actions.pickUp(order.number)
	couriers.biteship.faults.add('silent')
	await take(push())
	expect(await parcels()).toMatchObject([{ state: 'BOOKED' }])
	expect(await outcomes()).toEqual([null])
	await money.db.update(providerMessage).set({ nextTryAt: sql`now() - interval '1 second'` })
	await work()
	expect(await parcels()).toMatchObject([{ state: 'SHIPPED' }])
})
