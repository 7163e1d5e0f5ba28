import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { getReturn } from '#contract/return.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { makeDue, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, outcomeOf, outcomesOf } from './support/shop-calls.ts'
import { returnLine } from '#website-api/modules/sales/returns/return.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'

const money = moneyTest()
const price = 50_000
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
	picture = new Uint8Array(await drawn.jpeg().toBuffer())
})

async function delivered(quantity: number) {
	const shop = await exampleShop(money.db, [{ price, stock: 100 }])
	const sari = await exampleCustomer(money.db, shop)
	const order = await exampleSale(money.db, shop, {
		customerId: sari.customerId,
		lines: [[0, quantity]],
		upTo: 'DELIVERED',
	})
	return { shop, sari, order }
}

async function requestReturn(
	sari: ExampleCustomer,
	number: string,
	quantity = 1,
	key = formKeyText(),
) {
	const returnRequest = {
		number,
		lines: [[0, quantity] as [number, number]],
		key,
		pictures: [picture],
	}
	const answer = await fetch(`${money.url}/v1/return`, exampleReturn(sari.headers, returnRequest))
	const body: unknown = await answer.json()
	return { status: answer.status, body }
}

const returnIn = (answer: { body: unknown }) =>
	getReturn.answer.parse(answer.body).data.RETURN_NUMBER

async function received({ sari, order }: { sari: ExampleCustomer; order: { number: string } }) {
	const number = returnIn(await requestReturn(sari, order.number))
	await send(money.url, byCaller(money.caller, `/returns/${number}/approval`))
	const path = `/v1/return/${number}/shipment`
	const body = { RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' }
	await send(money.url, { path, headers: sari.headers, body })
	await send(money.url, byCaller(money.caller, `/returns/${number}/receipt`))
	return number
}

const units = async (shop: ExampleShop, orderId: string) => {
	const rows = await money.db
		.select()
		.from(returnLine)
		.where(and(eq(returnLine.companyId, shop.companyId), eq(returnLine.orderId, orderId)))
	return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

test('30 concurrent returns of one line never exceed the bought quantity', async () => {
	const { shop, sari, order } = await delivered(5)
	const answers = await Promise.all(
		Array.from({ length: 30 }, () => requestReturn(sari, order.number)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 5, '422 INVALID': 25 })
	expect(await units(shop, order.id)).toBe(5)
})

test('one form sent 20 times concurrently creates one return', async () => {
	const { shop, sari, order } = await delivered(5)
	const key = formKeyText()
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => requestReturn(sari, order.number, 1, key)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '200': 19 })
	expect(new Set(answers.map(returnIn)).size).toBe(1)
	expect(await units(shop, order.id)).toBe(1)
})

test('50 concurrent refunds of one return pay once', async () => {
	const sale = await delivered(2)
	const number = await received(sale)
	const answers = await race(
		money.url,
		Array.from({ length: 50 }, () => byCaller(money.caller, `/returns/${number}/refund`)),
	)
	expect(outcomesOf(answers)).toEqual({ '200': 1, '409 RETURN_REFUSED': 49 })
	expect(await walletOf(money.db, sale.shop.companyId, sale.sari.customerId)).toBe(price)
	expect((await orderById(money.db, sale.order.id)).refunded).toBe(price)
})

const rounds = sizeOf({ usual: 5, full: 50 })

test('approval races rejection and cancellation: one wins, and the units match it', async () => {
	for (let round = 0; round < rounds; round++) {
		const { sari, order } = await delivered(1)
		const number = returnIn(await requestReturn(sari, order.number))
		const reason = { REJECT_REASON: 'Label sudah dilepas.' }
		const cancel = { path: `/v1/return/${number}/cancellation`, headers: sari.headers, body: {} }
		const answers = await race(
			money.url,
			Array.from({ length: 12 }, (_, at) => {
				if (at % 3 === 0) return byCaller(money.caller, `/returns/${number}/approval`)
				if (at % 3 === 1) return byCaller(money.caller, `/returns/${number}/rejection`, reason)
				return cancel
			}),
		)
		const won = answers.flatMap((answer) => {
			const decoded = getReturn.answer.safeParse(answer.body)
			return answer.status === 200 && decoded.success ? decoded.data.data.RETURN_STATUS : []
		})
		// The customer may still cancel an approved return.
		expect([1, 2]).toContain(won.length)
		if (won.length === 2) expect(won.toSorted()).toEqual(['APPROVED', 'CANCELLED'])
		for (const lost of answers.filter(({ status }) => status !== 200)) {
			expect(outcomeOf(lost)).toBe('409 RETURN_REFUSED')
		}
		const isOver = !won.includes('APPROVED') || won.includes('CANCELLED')
		expect((await requestReturn(sari, order.number)).status).toBe(isOver ? 201 : 422)
	}
})

test('a return request races completion: never both', async () => {
	const won = { asked: 0, completed: 0 }
	for (let round = 0; round < 2 * rounds; round++) {
		const { shop, sari, order } = await delivered(1)
		await makeDue(money.db, shop.companyId, order.number)
		const complete = {
			path: `/v1/order/${order.number}/completion`,
			headers: sari.headers,
			body: {},
		}
		const [answer, byCustomer] = await Promise.all([
			requestReturn(sari, order.number),
			send(money.url, complete),
			sweepOnce(money.db),
		])
		const { status } = await orderById(money.db, order.id)
		if (answer?.status === 201) {
			won.asked++
			expect(status).toBe('DELIVERED')
			expect(outcomeOf(byCustomer)).toBe('409 RETURN_OPEN')
		} else {
			won.completed++
			expect(outcomeOf(answer)).toBe('409 RETURN_NOT_POSSIBLE')
			expect(status).toBe('COMPLETED')
		}
	}
	expect(won.asked + won.completed).toBe(2 * rounds)
})
