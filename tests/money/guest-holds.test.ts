import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { checkout, orderIn, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 150_000

async function shopWithHalfForGuests(units: number) {
	const shop = await exampleShop(money.db, [{ price, stock: units }])
	await money.db
		.update(company)
		.set({ guestStockPercent: 50 })
		.where(eq(company.id, shop.companyId))
	const [variantId = 0] = shop.variantIds
	const reserved = async () => {
		const [row] = await money.db.select().from(stock).where(eq(stock.variantId, variantId))
		return row?.reserved
	}
	/** Orders of new guests, or of a single one. */
	const guests = (count: number, quantity: number, isOne = false) =>
		Array.from({ length: count }, (_, at) => {
			const who = isOne ? 0 : at
			const order = exampleOrder([[variantId, quantity]], price * quantity + EXAMPLE_CARRIAGE)
			const request = checkout(shop, {
				...order,
				CUSTOMER_PHONE: `+62812${String(10_000_000 + who)}`,
				CUSTOMER_EMAIL: `tamu${who}@example.com`,
			})
			const headers = { ...request.headers, [VISITOR_ADDRESS_HEADER]: `10.0.${who}.1` }
			return { ...request, headers }
		})
	return { shop, variantId, reserved, guests }
}

test('200 concurrent guests reserve half of a variant, a customer buys the other half, and all holds are released', async () => {
	const { shop, variantId, reserved, guests } = await shopWithHalfForGuests(21)
	const answers = await race(money.url, guests(200, 1))
	expect(outcomesOf(answers)).toEqual({ '201': 10, '409 GUEST_STOCK_LIMIT': 190 })
	expect(await reserved()).toBe(10)

	const { headers } = await exampleCustomer(money.db, shop)
	const rest = checkout(shop, exampleOrder([[variantId, 11]], price * 11 + EXAMPLE_CARRIAGE))
	const bought = await race(money.url, [{ ...rest, headers: { ...rest.headers, ...headers } }])
	expect(outcomesOf(bought)).toEqual({ '201': 1 })
	expect(await reserved()).toBe(21)

	for (const answer of answers.filter(({ status }) => status === 201)) {
		await makeDue(money.db, shop.companyId, orderIn(answer).ORDER_NUMBER)
	}
	await sweepOnce(money.db)
	expect(await reserved()).toBe(11)
})

test('concurrent guests and customers buy everything, and guests never more than their half', async () => {
	const { shop, variantId, reserved, guests } = await shopWithHalfForGuests(20)
	const customers = await Promise.all(
		Array.from({ length: 40 }, async () => {
			const { headers } = await exampleCustomer(money.db, shop)
			const request = checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE))
			return { ...request, headers: { ...request.headers, ...headers } }
		}),
	)
	const requests = guests(40, 1).flatMap((guest, at) => [guest, ...customers.slice(at, at + 1)])
	const answers = await race(money.url, requests)
	expect(await reserved()).toBe(20)
	const byGuests = answers.filter((answer, at) => at % 2 === 0 && answer.status === 201)
	expect(byGuests.length).toBeLessThanOrEqual(10)
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
})

test.each([3, 20])(
	'concurrent tries of all quantities from one network hold no more of %s units than the share',
	async (units) => {
		const { reserved, guests } = await shopWithHalfForGuests(units)
		// One unit is held: a small stock is no longer all for one guest.
		await race(money.url, guests(1, 1))
		const tries = Array.from({ length: sizeOf({ usual: 15, full: 125 }) }, () =>
			[1, 2, 3, 5, 8, 1, 2, 1].flatMap((quantity) => guests(1, quantity, true)),
		)
		const answers = await race(money.url, tries.flat())
		const expected = ['201', '409 GUEST_STOCK_LIMIT', '409 OUT_OF_STOCK']
		expect(expected).toEqual(expect.arrayContaining(Object.keys(outcomesOf(answers))))
		expect(await reserved()).toBe(Math.max(2, units / 2))
	},
)

test('of 25 concurrent orders of one guest two expire after a day, the others after an hour', async () => {
	const { guests } = await shopWithHalfForGuests(1_000)
	const answers = await race(money.url, guests(25, 1, true))
	expect(outcomesOf(answers)).toEqual({ '201': 25 })
	const minutes = answers
		.map(orderIn)
		.map(({ ORDER_DATE, EXPIRED_DATE }) => {
			return (Date.parse(EXPIRED_DATE ?? '') - Date.parse(ORDER_DATE)) / 60_000
		})
		.toSorted((a, b) => b - a)
	expect(minutes).toEqual([1440, 1440, ...Array.from({ length: 23 }, () => 60)])
})
