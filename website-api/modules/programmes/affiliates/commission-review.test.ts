import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listCommissions } from '#contract/affiliate.ts'
import { exampleAffiliates, type ExampleAffiliates } from '#tests/support/example-affiliates.ts'
import { orderById } from '#tests/support/example-sale.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { applyReturnedUnits } from '#website-api/modules/sales/orders/transition/order-effects.command.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { openReviews } from './commission-review.queries.ts'
import { decideReview } from './commission-review.command.ts'

let place: ExampleAffiliates
beforeAll(async () => {
	place = await exampleAffiliates()
})
afterEach(async () => expect(await auditOracles(place.db)).toEqual([]))
afterAll(() => place.close())

const area = { districtCode: '31.74.01', village: 'Tebet Timur', postcode: '12820' }

/** An order to an address similar to the affiliate's. */
async function heldSale(upTo: 'DELIVERED' | 'COMPLETED' | 'PAYMENT_CONFIRMED') {
	const sari = await place.affiliate()
	await place.db.insert(customerAddress).values({
		companyId: place.shop.companyId,
		id: randomUUID(),
		customerId: sari.customerId,
		slot: 1,
		label: 'Rumah',
		recipient: 'Sari',
		phone: '+628111222333',
		...area,
		districtName: 'Tebet',
		cityName: 'Jakarta Selatan',
		provinceName: 'DKI Jakarta',
		street: 'Jalan Melati No. 12, RT 03/RW 05',
	})
	const order = await place.sale(sari, upTo, {
		customerPhone: '+6287700000001',
		customerEmail: 'lain@contoh.id',
		address: {
			...area,
			district: 'Tebet',
			city: 'Jakarta Selatan',
			province: 'DKI Jakarta',
			street: 'Jalan Melati 12 pagar hijau',
			courierNote: '',
		},
	})
	return { sari, order }
}

const decide = async (id: string, decision: 'RELEASED' | 'REFUSED') => {
	const { number } = await orderById(place.db, id)
	await inTransaction(place.db, async (tx) =>
		decideReview(tx, await lockOrder(tx, place.shop.companyId, number), decision),
	)
}
const back = async (id: string, quantity: number) => {
	const { number } = await orderById(place.db, id)
	await inTransaction(place.db, async (tx) => {
		const order = await lockOrder(tx, place.shop.companyId, number)
		await applyReturnedUnits(tx, {
			order,
			units: [{ position: 0, quantity }],
			dedupeKey: `b:${id}`,
		})
	})
}

describe('a commission under review', () => {
	test('stays pending when the order completes; affiliate and shop see the reason', async () => {
		const { sari, order } = await heldSale('COMPLETED')
		expect(await place.balances(sari)).toEqual([14_998, 0])
		const { data } = listCommissions.answer.parse(await sari.read('/affiliate/commission-list'))
		expect(data.list.map((one) => one.COMMISSION_STATUS)).toEqual(['REVIEW'])
		const { companyId } = place.shop
		const [held] = (await openReviews(place.db, companyId)).filter(
			(one) => one.orderNumber === order.number,
		)
		expect(held).toMatchObject({
			reason: 'SIMILAR_ADDRESS',
			amount: 14_998,
			orderStatus: 'COMPLETED',
			street: 'Jalan Melati 12 pagar hijau',
		})
		expect(await openReviews(place.db, companyId + 1)).toEqual([])
	})

	test('is available at once, and only once, if released after completion', async () => {
		const { sari, order } = await heldSale('COMPLETED')
		await decide(order.id, 'RELEASED')
		expect(await place.balances(sari)).toEqual([0, 14_998])
		await expect(decide(order.id, 'RELEASED')).rejects.toMatchObject({ code: 'NO_OPEN_REVIEW' })
		await expect(decide(order.id, 'REFUSED')).rejects.toMatchObject({ code: 'NO_OPEN_REVIEW' })
		expect(await place.balances(sari)).toEqual([0, 14_998])
	})

	test('is available on completion if released before', async () => {
		const { sari, order } = await heldSale('DELIVERED')
		await decide(order.id, 'RELEASED')
		expect(await place.balances(sari)).toEqual([14_998, 0])
		await place.move(order.id, 'COMPLETED')
		expect(await place.balances(sari)).toEqual([0, 14_998])
	})

	test.each(['PAYMENT_CONFIRMED', 'DELIVERED', 'COMPLETED'] as const)(
		'is reversed completely if refused when the order is %s',
		async (upTo) => {
			const { sari, order } = await heldSale(upTo)
			await decide(order.id, 'REFUSED')
			expect(await place.balances(sari)).toEqual([0, 0])
			if (upTo === 'PAYMENT_CONFIRMED') await place.move(order.id, 'CANCEL')
			if (upTo === 'DELIVERED') {
				await back(order.id, 1)
				await place.move(order.id, 'COMPLETED')
			}
			expect(await place.balances(sari)).toEqual([0, 0])
			const { data } = listCommissions.answer.parse(await sari.read('/affiliate/commission-list'))
			expect(data.list.map((one) => one.COMMISSION_STATUS)).toEqual(['REVERSED'])
		},
	)

	test('is reduced by returned units', async () => {
		const { sari, order } = await heldSale('DELIVERED')
		await back(order.id, 1)
		await place.move(order.id, 'COMPLETED')
		expect(await place.balances(sari)).toEqual([9_999, 0])
		await decide(order.id, 'RELEASED')
		expect(await place.balances(sari)).toEqual([0, 9_999])
	})
})
