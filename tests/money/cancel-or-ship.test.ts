import { expect, test } from 'vitest'
import { readStaffOrder } from '#contract/staff-order.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { customersWith, giveOrderTo, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 80_000

test.each(Array.from({ length: 10 }, (_, round) => round))(
	'50 parallel cancellations and shipments of one order have one winner (round %d)',
	async (round) => {
		const shop = await exampleShop(money.db, [{ price, stock: 5 }])
		const { companyId } = shop
		const [variantId = 0] = shop.variantIds
		const [customerId = ''] = await customersWith(money.db, companyId, 0, 1)
		const ofCustomer = round % 2 === 0
		const order = exampleOrder([[variantId, 2]], 2 * price + EXAMPLE_CARRIAGE)
		const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
		if (ofCustomer) await giveOrderTo(money.db, number, customerId)
		const payment = { PROVIDER: 'BCA', REFERENCE: `in ${number}`, AMOUNT: TOTAL }
		await send(money.url, byCaller(money.caller, `/orders/${number}/payments`, payment))
		await send(money.url, byCaller(money.caller, `/orders/${number}/processing`))

		const answers = await race(
			money.url,
			Array.from({ length: 50 }, (_, at) =>
				at % 2 === 0
					? byCaller(money.caller, `/orders/${number}/cancellation`)
					: byCaller(money.caller, `/orders/${number}/shipment`, {
							TRACKING_NUMBER: `JP${at}0000`,
						}),
			),
		)
		const won = answers.filter((answer) => answer.status === 200)
		expect(won).toHaveLength(1)
		for (const lost of answers.filter((answer) => answer.status !== 200)) {
			expect(outcomeOf(lost)).toMatch(/^409 (TRANSITION_REFUSED|ORDER_CHANGED)$/)
		}
		const { data } = readStaffOrder.answer.parse(won[0]?.body)
		const cancelled = data.ORDER_STATUS === 'CANCEL'
		expect(data.PAID).toBe(TOTAL)
		expect(data.REFUNDED).toBe(cancelled ? TOTAL : 0)
		const wallet = await walletOf(money.db, companyId, customerId)
		expect(wallet).toBe(cancelled && ofCustomer ? TOTAL : 0)
	},
)
