import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getAccountInfo } from '#contract/account.ts'
import { getAffiliate, listCommissions } from '#contract/affiliate.ts'
import { exampleAffiliates, type ExampleAffiliates } from '#tests/support/example-affiliates.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { commission } from './commission.table.ts'

let place: ExampleAffiliates
beforeAll(async () => {
	place = await exampleAffiliates()
})
afterEach(async () => expect(await auditOracles(place.db)).toEqual([]))
afterAll(() => place.close())

describe('[FN-06] an affiliate', () => {
	test('activates the code once, and is an affiliate from then on', async () => {
		const sari = await place.affiliate()
		expect(sari.code).toMatch(/^SARI[A-Z2-9]{5}$/)
		const again = getAffiliate.answer.parse(await sari.read('/affiliate', 'POST'))
		expect(again.data).toMatchObject({ AFFILIATE_CODE: sari.code, COMMISSION_PERCENT: 5 })
		const [row] = await place.db.select().from(customer).where(eq(customer.id, sari.customerId))
		expect(row?.type).toBe('AFFILIATE')
	})

	test('[CU-01] has a commission pending at payment and available at completion', async () => {
		const sari = await place.affiliate()
		const order = await place.sale(sari, 'PAYMENT_CONFIRMED', {}, [
			[0, 3],
			[1, 1],
		])
		// 5 % of 333,303 is 16,665.15: 14,998.5 and 1,666.65 are rounded by the largest remainder.
		expect(await place.balances(sari)).toEqual([16_665, 0])
		const { data } = listCommissions.answer.parse(await sari.read('/affiliate/commission-list'))
		expect(data.list.map((one) => [one.BASE, one.EARNED, one.COMMISSION_STATUS])).toEqual([
			[299_970, 14_998, 'PENDING'],
			[33_333, 1_667, 'PENDING'],
		])
		expect(data.list[0]).toMatchObject({ ORDER_CODE: order.number.slice(-4), LINE_QTY: 3 })
		for (const to of ['PROCESSING', 'SHIPPING', 'DELIVERED', 'COMPLETED'] as const) {
			await place.move(order.id, to)
		}
		expect(await place.balances(sari)).toEqual([0, 16_665])
		const info = getAccountInfo.answer.parse(await sari.read('/customer-account-info'))
		expect(info.data).toMatchObject({
			CUSTOMER_AFFILIATE_BALANCE: 16_665,
			CUSTOMER_AFFILIATE_TRACKING_CODE: sari.code,
		})
		const summary = getAffiliate.answer.parse(await sari.read('/affiliate'))
		expect(summary.data.PERIODE_LIST[0]).toMatchObject({ ORDER_COUNT: 1, COMMISSION: 16_665 })
	})

	test('loses the commission when the order is cancelled', async () => {
		const sari = await place.affiliate()
		const order = await place.sale(sari, 'PAYMENT_CONFIRMED')
		await place.move(order.id, 'CANCEL')
		expect(await place.balances(sari)).toEqual([0, 0])
		const [row] = await place.db.select().from(commission).where(eq(commission.orderId, order.id))
		expect(row).toMatchObject({ earned: 14_998, reversed: 14_998 })
	})
})
