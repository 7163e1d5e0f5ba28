import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { MAX_MAILS_TO_ONE } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { checkout, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 150_000

test('thirty concurrent orders from thirty networks mail one address five times', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 100 }])
	const [variantId = 0] = shop.variantIds
	const requests = Array.from({ length: 30 }, (_, at) => {
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const request = checkout(shop, { ...order, CUSTOMER_PHONE: `+62812${String(10_000_000 + at)}` })
		return { ...request, headers: { ...request.headers, [VISITOR_ADDRESS_HEADER]: `10.0.${at}.1` } }
	})
	expect(outcomesOf(await race(money.url, requests))).toEqual({ '201': 30 })
	const placed = eq(outbox.companyId, shop.companyId)
	expect(await money.db.$count(outbox, placed)).toBe(30)
	expect(await money.db.$count(outbox, and(placed, isNull(outbox.doneAt)))).toBe(MAX_MAILS_TO_ONE)
})
