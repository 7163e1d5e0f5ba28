import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { parcelParts, partOf } from '#website-api/modules/sales/parcels/part-of.queries.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { moneyTest } from './support/money-test.ts'
import { packingShop } from './support/packed-order.ts'

const money = moneyTest()
let shop: Awaited<ReturnType<typeof packingShop>>
beforeAll(async () => {
	shop = await packingShop(money)
})

const isFirst = () => {
	const { companyId, variantIds } = shop.shop
	return and(eq(stock.companyId, companyId), eq(stock.variantId, variantIds[0] ?? 0))
}

/** An order of two units that left in one parcel, which came to this end and is sent again. */
async function sentAgain(end: 'LOST' | 'RETURNED', before = async () => {}) {
	const order = await shop.packedOrder([2, 0])
	const units = async () => (await money.db.select().from(stock).where(isFirst()))[0]?.onHand ?? 0
	await order.call('/shipment', { TRACKING_NUMBER: 'JP1234' })
	const left = await units()
	await order.call('/parcels/1/end', { PARCEL_STATE: end, REASON: 'Kurir' })
	await order.call('/parcels', { PARCEL_COUNT: 1 })
	await before()
	const sent = await order.call('/parcels/2/shipment', { TRACKING_NUMBER: 'JP1235' })
	expect(sent.status).toBe(200)
	const { id } = await order.row()
	const [again] = await money.db
		.select()
		.from(parcel)
		.where(and(eq(parcel.orderId, id), eq(parcel.number, 2)))
	const parts = partOf(await parcelParts(money.db, await order.row()), 2)
	return { taken: left - (await units()), again, part: parts && [parts.part, parts.parts] }
}

test('what is sent for a lost parcel leaves the stock, and what came back leaves it once', async () => {
	// What was lost is no part of what arrives.
	expect(await sentAgain('LOST')).toMatchObject({ taken: 2, part: [1, 1] })
	expect((await sentAgain('RETURNED')).taken).toBe(0)
})

test('units that belong to other orders are not taken: staff count', async () => {
	const { db } = money
	const { taken, again } = await sentAgain('LOST', async () => {
		await db.execute(
			sql`update stock set reserved = on_hand - 1 where variant_id = ${shop.shop.variantIds[0]}`,
		)
	})
	await db.execute(sql`update stock set reserved = 0 where variant_id = ${shop.shop.variantIds[0]}`)
	expect(taken).toBe(0)
	expect(again).toMatchObject({ state: 'SHIPPED', staffSince: expect.any(Date) as Date })
})
