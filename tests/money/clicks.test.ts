import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import { recordClick } from '#website-api/modules/programmes/tracking/click.command.ts'
import { exampleSecret } from '#tests/support/example-api.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { customersWith } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest(20)

/** MONEY_CLICKS=100000 runs the full number of the test catalogue. */
const forged = Number(process.env.MONEY_CLICKS || sizeOf({ usual: 1_000, full: 5_000 }))
const visitors = 10

test(`of ${forged} forged clicks at most one is counted for each visitor, code and day`, async () => {
	const companyId = await shopWithAffiliate()
	let left = forged
	let counted = 0
	async function worker() {
		while (left > 0) {
			const at = left--
			const click = {
				kind: 'AFFILIATE' as const,
				code: 'SARI01',
				deviceModel: 'Pixel 9',
				ipAddress: `203.0.113.${at % visitors}`,
			}
			if (await recordClick(money.db, companyId, click, { secret: exampleSecret })) counted++
		}
	}
	const [before] = await days()
	await Promise.all(Array.from({ length: 20 }, worker))
	const [after] = await days()
	const maxCounted = visitors * (before?.day === after?.day ? 1 : 2)
	expect(counted).toBeGreaterThanOrEqual(visitors)
	expect(counted).toBeLessThanOrEqual(maxCounted)
	const rows = await money.db
		.select()
		.from(referralClick)
		.where(eq(referralClick.companyId, companyId))
	expect(rows).toHaveLength(counted)
})

test('of 300 concurrent clicks with 300 user agents from two networks thirty per network are counted', async () => {
	const companyId = await shopWithAffiliate()
	const [before] = await days()
	const counted = await Promise.all(
		Array.from({ length: 300 }, (_, at) => {
			const click = {
				kind: 'AFFILIATE' as const,
				code: at % 4 < 2 ? 'SARI01' : 'Sari01',
				ipAddress: at % 2 === 0 ? `2001:db8:0:120${at % 10}::${at}` : `203.0.113.${at % 200}`,
				deviceModel: `Pixel ${at}`,
			}
			return recordClick(money.db, companyId, click, { secret: exampleSecret })
		}),
	)
	const [after] = await days()
	const countedClicks = counted.filter(Boolean).length
	expect(countedClicks).toBeGreaterThanOrEqual(60)
	expect(countedClicks).toBeLessThanOrEqual(60 * (before?.day === after?.day ? 1 : 2))
	const rows = await money.db
		.select()
		.from(referralClick)
		.where(eq(referralClick.companyId, companyId))
	expect(rows).toHaveLength(countedClicks)
})

async function days() {
	const { rows } = await money.db.execute<{ day: string }>(
		sql`select (now() at time zone 'Asia/Jakarta')::date::text as day`,
	)
	return rows
}

async function shopWithAffiliate() {
	const { companyId } = await exampleShop(money.db, [])
	const [id = ''] = await customersWith(money.db, companyId, 0, 1)
	await money.db.update(customer).set({ affiliateCode: 'SARI01' }).where(eq(customer.id, id))
	return companyId
}
