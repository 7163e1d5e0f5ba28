import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleAffiliates, type ExampleAffiliates } from '#tests/support/example-affiliates.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { customerReferral } from './customer-referral.table.ts'
import { codeForOrder } from './referral.queries.ts'
import { storeReferral } from './referral.command.ts'

let place: ExampleAffiliates
beforeAll(async () => {
	place = await exampleAffiliates()
})
afterAll(() => place.close())

describe('the affiliate of an order', () => {
	const day = 86_400_000
	const ago = (ms: number) => new Date(Date.now() - ms)
	type Clicked = [code: string, msAgo: number]
	test.each<[string, Clicked[], string | undefined, string | null]>([
		['no click', [], undefined, null],
		['what a guest carries', [], 'KUKI', 'KUKI'],
		['one click', [['SATU', 0]], undefined, 'SATU'],
		[
			'the later of two',
			[
				['SATU', 2 * day],
				['DUA', day],
			],
			undefined,
			'DUA',
		],
		[
			'the later of two, told the other way round',
			[
				['DUA', day],
				['SATU', 2 * day],
			],
			undefined,
			'DUA',
		],
		['the account before the browser', [['SATU', 2 * day]], 'KUKI', 'SATU'],
		['a second before seven days', [['SATU', 7 * day - 1_000]], 'KUKI', 'SATU'],
		['a second after seven days: the browser', [['SATU', 7 * day + 1_000]], 'KUKI', 'KUKI'],
		['a second after seven days: nobody', [['SATU', 7 * day + 1_000]], undefined, null],
		[
			'a click that claims to come is now',
			[
				['SATU', -10 * day],
				['DUA', day],
			],
			undefined,
			'SATU',
		],
	])('%s', async (_case, clicks, carried, winner) => {
		const { customerId } = await exampleCustomer(place.db, place.shop)
		const owner = { companyId: place.shop.companyId, customerId }
		for (const [code, ms] of clicks) {
			await storeReferral(place.db, owner, { code, clickedAt: ago(ms) })
		}
		expect(await codeForOrder(place.db, owner, carried)).toBe(winner)
		const [kept] = await place.db
			.select({ isPast: sql<boolean>`${customerReferral.clickedAt} <= now()` })
			.from(customerReferral)
			.where(
				and(
					eq(customerReferral.companyId, place.shop.companyId),
					eq(customerReferral.customerId, customerId),
				),
			)
		expect(kept?.isPast ?? true).toBe(true)
	})
})
