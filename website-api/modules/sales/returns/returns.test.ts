import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOrder } from '#contract/customer-order.ts'
import { FailureWire } from '#contract/envelope.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { getReturn, listReturns } from '#contract/return.ts'
import { listStaffReturns } from '#contract/staff-return.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
let picture: Uint8Array<ArrayBuffer>
const operatorKey = newOperatorKey()
const owner = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	await storeOperatorKey(database.db, operatorKey, { label: 't', role: 'staff', companyId: null })
	await storeOperatorKey(database.db, owner, { label: 'o', role: 'owner', companyId: null })
	const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
		.withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
		.jpeg()
		.toBuffer()
	picture = new Uint8Array(drawn)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 50_000, stock: 100 },
		{ price: 20_000, stock: 100, isDigital: true },
	])
	sari = await exampleCustomer(database.db, shop)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

async function giveBack(number: string, amount: number, key = formKeyText()) {
	const answer = await api.request(`/operator/v1/orders/${number}/refunds`, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${owner}`,
			'content-type': 'application/json',
			'idempotency-key': key,
		},
		body: JSON.stringify({ AMOUNT: amount, REASON: 'DAMAGED' }),
	})
	const body: unknown = await answer.json()
	if (!answer.ok) return `${answer.status} ${FailureWire.parse(body).code}`
	const { REFUNDED, REFUNDABLE } = readStaffOrder.answer.parse(body).data
	return { status: answer.status, REFUNDED, REFUNDABLE }
}

const delivered = (quantity = 2) =>
	exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines: [
			[0, quantity],
			[1, 1],
		],
		upTo: 'DELIVERED',
	})

function ask(
	number: string,
	{
		lines = [[0, 1]],
		key = formKeyText(),
		pictures = [picture],
		of = sari,
		text = '',
	}: {
		lines?: [position: number, quantity: number][]
		key?: string
		pictures?: Uint8Array<ArrayBuffer>[]
		of?: ExampleCustomer
		text?: string
	} = {},
) {
	return api.request(
		'/v1/return',
		exampleReturn(of.headers, { number, lines, key, pictures, text }),
	)
}

const requested = async (number: string) =>
	getReturn.answer.parse(await (await ask(number)).json()).data

function call(path: string, { headers }: ExampleCustomer, body?: unknown) {
	const sent = body === undefined ? {} : { body: JSON.stringify(body) }
	return api.request(`/v1/return${path}`, { method: 'POST', headers, ...sent })
}

function postAsShop(path: string, body: unknown = {}) {
	return api.request(`/operator/v1/returns${path}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
}

async function codeOf(response: Response) {
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

const wallet = () => balanceOf(database.db, shop.companyId, sari.customerId, 'wallet')
const shipment = { RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' }

describe('a return', () => {
	test('is refunded to the wallet, and suspends the order’s completion meanwhile', async () => {
		const order = await delivered()
		const first = await requested(order.number)
		expect(first).toMatchObject({
			RETURN_STATUS: 'REQUESTED',
			REFUND: 50_000,
			LINE_LIST: [{ LINE_POSITION: 0, RETURN_QTY: 1, RETURN_REASON: 'DAMAGED' }],
			CAN_CANCEL: true,
			CAN_SEND_BACK: false,
		})
		expect((await orderById(database.db, order.id)).dueAt).toBeNull()
		const number = first.RETURN_NUMBER
		expect((await postAsShop(`/${number}/approval`)).status).toBe(200)
		expect((await call(`/${number}/shipment`, sari, shipment)).status).toBe(200)
		expect((await postAsShop(`/${number}/receipt`)).status).toBe(200)
		expect(await wallet()).toBe(0)
		const paid = getReturn.answer.parse(await (await postAsShop(`/${number}/refund`)).json()).data
		expect(paid).toMatchObject({
			RETURN_STATUS: 'REFUNDED',
			RETURN_COURIER: 'JNE',
			CAN_WRITE: false,
		})
		expect(paid.EVENT_LIST.map((event) => event.TO_STATUS)).toEqual([
			'REQUESTED',
			'APPROVED',
			'SENT_BACK',
			'RECEIVED',
			'REFUNDED',
		])
		expect(await wallet()).toBe(50_000)
		expect(await codeOf(await postAsShop(`/${number}/refund`))).toBe('409 RETURN_REFUSED')
		expect(await wallet()).toBe(50_000)
		const after = await orderById(database.db, order.id)
		expect(after).toMatchObject({ status: 'DELIVERED', refunded: 50_000 })
		expect(after.dueAt).not.toBeNull()
	})

	test('prevents completion by the customer while it is open', async () => {
		const order = await delivered()
		const { RETURN_NUMBER } = await requested(order.number)
		const complete = () =>
			api.request(`/v1/order/${order.number}/completion`, { method: 'POST', headers: sari.headers })
		expect(await codeOf(await complete())).toBe('409 RETURN_OPEN')
		expect((await call(`/${RETURN_NUMBER}/cancellation`, sari)).status).toBe(200)
		expect((await complete()).status).toBe(200)
		expect(await codeOf(await ask(order.number))).toBe('409 RETURN_NOT_POSSIBLE')
	})

	test('is limited to the remaining units, which a rejection frees', async () => {
		const order = await delivered(2)
		expect(await codeOf(await ask(order.number, { lines: [[0, 3]] }))).toBe('422 INVALID')
		const twice = await ask(order.number, {
			lines: [
				[0, 1],
				[0, 1],
			],
		})
		expect(await codeOf(twice)).toBe('422 INVALID')
		const first = await requested(order.number)
		expect(await codeOf(await ask(order.number, { lines: [[0, 2]] }))).toBe('422 INVALID')
		const rejected = await postAsShop(`/${first.RETURN_NUMBER}/rejection`, {
			REJECT_REASON: 'Label sudah dilepas.',
		})
		expect(getReturn.answer.parse(await rejected.json()).data).toMatchObject({
			RETURN_STATUS: 'REJECTED',
			REJECT_REASON: 'Label sudah dilepas.',
		})
		expect((await ask(order.number, { lines: [[0, 2]] })).status).toBe(201)
		const shown = await api.request(`/v1/order/${order.number}`, { headers: sari.headers })
		const { data } = getOrder.answer.parse(await shown.json())
		expect(data).toMatchObject({ CAN_RETURN: false, CAN_COMPLETE: false, COMPLETES_DATE: null })
		expect(data.RETURN_NUMBER_LIST).toHaveLength(2)
	})

	test('is not possible for downloads, or before delivery', async () => {
		const order = await delivered()
		expect(await codeOf(await ask(order.number, { lines: [[1, 1]] }))).toBe('422 INVALID')
		const sent = await exampleSale(database.db, shop, {
			customerId: sari.customerId,
			lines: [[0, 1]],
			upTo: 'SHIPPING',
		})
		expect(await codeOf(await ask(sent.number))).toBe('409 RETURN_NOT_POSSIBLE')
	})

	test('submitted twice with one key is one return', async () => {
		const order = await delivered()
		const key = formKeyText()
		const answers = [await ask(order.number, { key }), await ask(order.number, { key })]
		expect(answers.map(({ status }) => status)).toEqual([201, 200])
		const [first, second] = await Promise.all(
			answers.map(async (answer) => getReturn.answer.parse(await answer.json())),
		)
		expect(second).toEqual(first)
		const other = await ask(order.number, { key, lines: [[0, 2]] })
		expect(await codeOf(other)).toBe('422 KEY_REUSED')
	})

	test('requires one to five pictures and a description', async () => {
		const order = await delivered()
		expect(await codeOf(await ask(order.number, { pictures: [] }))).toBe('422 INVALID')
		const six = Array.from({ length: 6 }, () => picture)
		expect(await codeOf(await ask(order.number, { pictures: six }))).toBe('413 PICTURES_TOO_MANY')
		expect(await codeOf(await ask(order.number, { text: 'rusak' }))).toBe('422 INVALID')
	})

	test('rejects steps in a wrong order', async () => {
		const order = await delivered()
		const { RETURN_NUMBER } = await requested(order.number)
		for (const step of ['receipt', 'refund']) {
			expect(await codeOf(await postAsShop(`/${RETURN_NUMBER}/${step}`))).toBe('409 RETURN_REFUSED')
		}
		const early = await call(`/${RETURN_NUMBER}/shipment`, sari, shipment)
		expect(await codeOf(early)).toBe('409 RETURN_REFUSED')
	})
})

describe('related data', () => {
	test('is accessible to its customer only: others get 404 for pictures, messages and steps', async () => {
		const order = await delivered()
		const { RETURN_NUMBER, PICTURE_ID_LIST } = await requested(order.number)
		const budi = await exampleCustomer(database.db, shop)
		const read = (of: ExampleCustomer, path: string) =>
			api.request(`/v1/return/${RETURN_NUMBER}${path}`, { headers: of.headers })
		const [id = ''] = PICTURE_ID_LIST
		const kept = await read(sari, `/picture/${id}`)
		expect(kept.headers.get('content-type')).toBe('image/jpeg')
		expect(Buffer.from(picture).includes('SECRET-ARTIST')).toBe(true)
		expect(Buffer.from(await kept.arrayBuffer()).includes('SECRET-ARTIST')).toBe(false)
		expect(await codeOf(await read(budi, `/picture/${id}`))).toBe('404 RETURN_NOT_FOUND')
		expect(await codeOf(await read(budi, ''))).toBe('404 RETURN_NOT_FOUND')
		for (const [step, body] of [
			['cancellation', undefined],
			['shipment', shipment],
			['message', { MESSAGE_TEXT: 'Halo' }],
		] as const) {
			const refused = await call(`/${RETURN_NUMBER}/${step}`, budi, body)
			expect(await codeOf(refused)).toBe('404 RETURN_NOT_FOUND')
		}
		expect(await codeOf(await ask(order.number, { of: budi }))).toBe('404 ORDER_NOT_FOUND')
		const elsewhere = await postAsShop(`/2222-2222/approval`)
		expect(await codeOf(elsewhere)).toBe('404 RETURN_NOT_FOUND')
	})

	test('lists returns for the customer and for the shop', async () => {
		const order = await delivered()
		const { RETURN_NUMBER } = await requested(order.number)
		const mine = await api.request('/v1/return/return-list', { headers: sari.headers })
		expect(listReturns.answer.parse(await mine.json()).data.list).toMatchObject([
			{ RETURN_NUMBER, ORDER_NUMBER: order.number, PRODUCT_COUNT: 1, REFUND: 50_000 },
		])
		const all = await api.request('/operator/v1/returns?RETURN_STATUS=REQUESTED', {
			headers: { authorization: `Bearer ${operatorKey}` },
		})
		const { list } = listStaffReturns.answer.parse(await all.json()).data
		expect(list[0]).toMatchObject({
			RETURN_NUMBER,
			COMPANY_CODE: shop.code,
			CUSTOMER_NAME: 'Sari Wulandari',
		})
	})

	test('has messages in both directions until it has ended', async () => {
		const order = await delivered()
		const { RETURN_NUMBER } = await requested(order.number)
		await call(`/${RETURN_NUMBER}/message`, sari, { MESSAGE_TEXT: 'Kapan dicek?' })
		const answered = await postAsShop(`/${RETURN_NUMBER}/message`, { MESSAGE_TEXT: 'Hari ini.' })
		expect(getReturn.answer.parse(await answered.json()).data.MESSAGE_LIST).toMatchObject([
			{ MESSAGE_FROM: 'CUSTOMER', MESSAGE_TEXT: 'Kapan dicek?' },
			{ MESSAGE_FROM: 'SHOP', MESSAGE_TEXT: 'Hari ini.' },
		])
		await call(`/${RETURN_NUMBER}/cancellation`, sari)
		const late = await call(`/${RETURN_NUMBER}/message`, sari, { MESSAGE_TEXT: 'Halo?' })
		expect(await codeOf(late)).toBe('409 RETURN_ENDED')
	})
})

test('partial refunds and returns share one limit', async () => {
	const { number, total } = await delivered()
	const key = formKeyText()
	const first = { REFUNDED: total - 60_000, REFUNDABLE: 60_000 }
	expect(await giveBack(number, total - 60_000, key)).toEqual({ status: 201, ...first })
	expect(await giveBack(number, total - 60_000, key)).toEqual({ status: 200, ...first })
	expect(await giveBack(number, 1, key)).toBe('422 KEY_REUSED')
	expect(await giveBack(number, 60_001)).toBe('422 INVALID')
	const asked = await api.request(
		'/v1/return',
		exampleReturn(sari.headers, {
			number,
			lines: [[0, 2]],
			key: formKeyText(),
			pictures: [picture],
		}),
	)
	expect(getReturn.answer.parse(await asked.json()).data.REFUND).toBe(60_000)
	expect(await giveBack(number, 1)).toBe('409 REFUND_NOT_POSSIBLE')
	const wallet = await balanceOf(database.db, shop.companyId, sari.customerId, 'wallet')
	expect(wallet).toBe(total - 60_000)
})
