import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { confirmBankLines, payWithBankLine } from '#contract/bank-line.ts'
import { reviewBankStatement, uploadBankStatement } from '#contract/bank-statement.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { payment, paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { upload as uploads } from '#website-api/modules/platform/uploads/upload.table.ts'
import { bankLine } from './statement.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const key = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 1_000 }])
	await storeOperatorKey(database.db, key, {
		label: 'Kasir',
		role: 'finance',
		companyId: shop.companyId,
	})
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

async function call(path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function upload(text: string, query = '') {
	const response = await api.request(`/operator/v1/bank-statements?FILE_NAME=mutasi.csv${query}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
		body: text,
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function uploaded(text: string, query = '') {
	const { status, answer } = await upload(text, query)
	expect(status).toBe(201)
	const [statement] = uploadBankStatement.answer.parse(answer).data.list
	if (!statement) throw new Error('No statement')
	return statement
}

async function review(id: string) {
	return reviewBankStatement.answer.parse((await call(`/bank-statements/${id}`)).answer).data
}

const sale = (customerId: string | null = null) =>
	exampleSale(database.db, shop, { customerId, lines: [[0, 1]], upTo: 'PENDING' })

/** A day in Jakarta, relative to today. */
function day(from = 0) {
	return new Date(Date.now() + (7 + from * 24) * 3_600_000).toISOString().slice(0, 10)
}

type Line = { amount: number; on?: string; text?: string }

/** A statement of BRI with consecutive balances, from the opening balance. */
function csv(lines: Line[], { account = '1234567890', opening = 5_000_000 } = {}) {
	let balance = opening
	const rows = lines.map(({ amount, on = day(), text = 'TRANSFER' }) => {
		balance += amount
		const [debit, credit] = [Math.max(-amount, 0), Math.max(amount, 0)]
		return `${on.split('-').toReversed().join('/')};${text};1;${debit},00;${credit},00;${balance},00`
	})
	return [
		`No. Rekening;${account}`,
		'Tanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo',
		...rows,
		'Saldo Akhir;;;;;1,00',
	].join('\n')
}

let openings = 10_000_000
/** A separate period of the account's history, so that tests do not share lines. */
const opening = () => (openings += 10_000_000)

type ReviewedLine = ReturnType<typeof reviewBankStatement.answer.parse>['data']['LINE_LIST'][number]

function confirm(lines: ReviewedLine[]) {
	const list = lines.map(({ LINE_ID, ORDER_NUMBER }) => ({ LINE_ID, ORDER_NUMBER }))
	return call('/bank-line-batches/confirmations', { list })
}

const isDone = (answer: unknown) =>
	confirmBankLines.answer.parse(answer).data.list.map(({ IS_DONE, CODE }) => IS_DONE || CODE)

const inState = (lines: ReviewedLine[], state: string) =>
	lines.filter(({ STATE }) => STATE === state)

async function paymentsOf({ id }: OrderRow) {
	return database.db
		.select()
		.from(payment)
		.where(and(eq(payment.companyId, shop.companyId), eq(payment.orderId, id)))
}

async function end(order: OrderRow) {
	await inTransaction(database.db, (tx) => moveOrder(tx, order, { to: 'CANCEL', actor: 'staff' }))
}

describe('a bank statement', () => {
	test('proposes orders with the exact amounts of its lines, confirmed in one step', async () => {
		const placed = [await sale(), await sale(), await sale()]
		const file = csv(
			[
				...placed.map(({ total }) => ({ amount: total })),
				{ amount: -75_000, text: 'BIAYA' },
				{ amount: 1_234, text: 'BUNGA' },
			],
			{ opening: opening() },
		)
		const { STATEMENT_ID, NEW_LINE_COUNT } = await uploaded(file)
		expect(NEW_LINE_COUNT).toBe(5)
		const { LINE_LIST } = await review(STATEMENT_ID)
		const proposed = inState(LINE_LIST, 'PROPOSED')
		expect(proposed.map(({ ORDER_NUMBER }) => ORDER_NUMBER).toSorted()).toEqual(
			placed.map(({ number }) => number).toSorted(),
		)
		expect(inState(LINE_LIST, 'UNMATCHED').map(({ AMOUNT_SEN }) => AMOUNT_SEN)).toEqual([123_400])
		expect(isDone((await confirm(proposed)).answer)).toEqual([true, true, true])
		for (const { id, total } of placed) {
			expect((await orderById(database.db, id)).status).toBe('PAYMENT_CONFIRMED')
			expect(await paymentsOf(await orderById(database.db, id))).toMatchObject([
				{ provider: 'BCA', amount: total, outcome: 'PAID' },
			])
		}
		const after = await review(STATEMENT_ID)
		expect(inState(after.LINE_LIST, 'CONFIRMED')).toMatchObject([
			{ SETTLED_BY: 'Kasir' },
			{ SETTLED_BY: 'Kasir' },
			{ SETTLED_BY: 'Kasir' },
		])
	})

	test('changes nothing when uploaded again, or when a longer one contains the same lines with other texts', async () => {
		const lines = [{ amount: 11_111 }, { amount: 22_222 }, { amount: -11_111 }, { amount: 11_111 }]
		const from = opening()
		const first = await uploaded(csv(lines, { opening: from }))
		expect(first.NEW_LINE_COUNT).toBe(4)
		expect((await uploaded(csv(lines, { opening: from }))).NEW_LINE_COUNT).toBe(0)
		const longer = lines.map((line) => ({ ...line, text: 'TRANSFER DARI SARI WULANDARI' }))
		const next = await uploaded(csv([...longer, { amount: 33_333 }], { opening: from }))
		expect(next).toMatchObject({ LINE_COUNT: 5, NEW_LINE_COUNT: 1 })
	})

	test('reports where lines are missing', async () => {
		const from = opening()
		const [older, newer] = [day(-40), day(-20)]
		await uploaded(csv([{ amount: 1_000, on: older }], { opening: from }))
		const { STATEMENT_ID } = await uploaded(
			csv([{ amount: 2_000, on: newer }], { opening: from + 500_000 }),
		)
		const gap = { FROM_DAY: older, TO_DAY: newer, BALANCE_SEN: (from + 500_000) * 100 }
		expect((await review(STATEMENT_ID)).GAP_LIST).toEqual([gap])
		await uploaded(csv([{ amount: 499_000, on: day(-30) }], { opening: from + 1_000 }))
		expect((await review(STATEMENT_ID)).GAP_LIST).toEqual([])
	})

	test('proposes no order for duplicate amounts, ended orders, or payments before the order', async () => {
		const [twice, ended, later] = [await sale(), await sale(), await sale()]
		await end(ended)
		const { STATEMENT_ID } = await uploaded(
			csv(
				[
					{ amount: twice.total },
					{ amount: twice.total },
					{ amount: ended.total },
					{ amount: later.total, on: day(-1) },
				],
				{ opening: opening() },
			),
		)
		const { LINE_LIST } = await review(STATEMENT_ID)
		const doubtOf = ({ total }: OrderRow) =>
			LINE_LIST.filter(({ AMOUNT_SEN }) => AMOUNT_SEN === total * 100).map(
				({ STATE, DOUBT }) => `${STATE} ${DOUBT}`,
			)
		expect(doubtOf(twice)).toEqual(['AMBIGUOUS TWO_LINES', 'AMBIGUOUS TWO_LINES'])
		expect(doubtOf(ended)).toEqual(['AMBIGUOUS ORDER_ENDED'])
		expect(doubtOf(later)).toEqual(['UNMATCHED null'])
	})

	test('is rejected for a foreign account, and requires a choice of account if it contains none', async () => {
		const foreign = await upload(csv([{ amount: 1 }], { account: '5550001112' }))
		expect(foreign.status).toBe(422)
		expect(FailureWire.parse(foreign.answer).errors).toHaveProperty('ACCOUNT')
		const nameless = csv([{ amount: 5_432 }], { opening: opening() }).replace(/^.*\n/, '')
		expect((await upload(nameless)).status).toBe(422)
		expect((await upload(nameless, '&ACCOUNT=5550001112')).status).toBe(422)
		expect(await uploaded(nameless, '&ACCOUNT=9876543210')).toMatchObject({ BANK_CODE: 'BNI' })
		const wrong = await upload(csv([{ amount: 1 }]), '&ACCOUNT=9876543210')
		expect(wrong.status).toBe(422)
	})

	test('is rejected with the reason if it cannot be read', async () => {
		const { status, answer } = await upload('a,b\n1,2')
		expect(status).toBe(422)
		expect(FailureWire.parse(answer).errors?.FILE?.[0]).toContain('columns')
	})
})

describe('a line of a statement', () => {
	async function lineFor(order: OrderRow, amount = order.total) {
		const { STATEMENT_ID } = await uploaded(csv([{ amount }], { opening: opening() }))
		const { LINE_LIST } = await review(STATEMENT_ID)
		const line = LINE_LIST.find(
			({ AMOUNT_SEN, STATE }) => AMOUNT_SEN === amount * 100 && STATE !== 'CONFIRMED',
		)
		if (!line) throw new Error('No line')
		return line
	}

	test('confirmed twice concurrently is booked once', async () => {
		const order = await sale()
		const line = await lineFor(order)
		const answers = await Promise.all([confirm([line]), confirm([line]), confirm([line])])
		expect(answers.filter(({ status }) => status !== 200)).toEqual([])
		expect(answers.flatMap(({ answer }) => isDone(answer)).toSorted()).toEqual(
			['BANK_LINE_SETTLED', 'BANK_LINE_SETTLED', true].toSorted(),
		)
		expect(await paymentsOf(order)).toHaveLength(1)
	})

	test('is not confirmed for an order with another amount, or one that is paid by then', async () => {
		const [order, another] = [await sale(), await sale()]
		const line = await lineFor(order)
		expect(isDone((await confirm([{ ...line, ORDER_NUMBER: another.number }])).answer)).toEqual([
			'AMOUNT_DIFFERS',
		])
		await call(`/orders/${order.number}/payments`, {
			PROVIDER: 'BCA',
			REFERENCE: 'by hand',
			AMOUNT: order.total,
		})
		expect(isDone((await confirm([line])).answer)).toEqual(['ALREADY_PAID'])
		expect(await paymentsOf(order)).toHaveLength(1)
		const { answer } = await call(`/bank-lines/${line.LINE_ID}`)
		expect(answer).toMatchObject({ data: { STATE: 'UNMATCHED', DOUBT: 'ALREADY_PAID' } })
	})

	test('pays an order that staff chose, and refunds a payment that came too late', async () => {
		const order = await sale()
		await end(order)
		const line = await lineFor(order, order.total + 5_000)
		const path = `/bank-lines/${line.LINE_ID}/payment`
		const { answer } = await call(path, { ORDER_NUMBER: order.number.toLowerCase() })
		expect(payWithBankLine.answer.parse(answer).data.OUTCOME).toBe('MARKED')
		const again = await call(path, { ORDER_NUMBER: order.number })
		expect([again.status, FailureWire.parse(again.answer).code]).toEqual([409, 'BANK_LINE_SETTLED'])
	})

	test('below the amount of an order is a part of it, and the line of the rest is proposed', async () => {
		const order = await sale()
		// Not one rupiah less, which may be the amount of another order.
		const half = Math.floor(order.total / 2)
		const line = await lineFor(order, half)
		expect(line.STATE).toBe('UNMATCHED')
		const { answer } = await call(`/bank-lines/${line.LINE_ID}/payment`, {
			ORDER_NUMBER: order.number,
		})
		expect(payWithBankLine.answer.parse(answer).data.OUTCOME).toBe('PART')
		const rest = await lineFor(order, order.total - half)
		expect(rest).toMatchObject({ STATE: 'PROPOSED', ORDER_NUMBER: order.number })
		expect(isDone((await confirm([rest])).answer)).toEqual([true])
		const [first, second] = await paymentsOf(order)
		expect([first?.outcome, second?.outcome]).toEqual(['PART', 'PAID'])
		for (const one of [first, second]) expect(one?.reference).toMatch(/^\d{4}-\d\d-\d\d /)
		for (const one of [first, second]) expect(one?.reference).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
	})

	test('that pays a paid order goes back to the buyer', async () => {
		const order = await sale()
		const line = await lineFor(order)
		expect(isDone((await confirm([{ ...line, ORDER_NUMBER: order.number }])).answer)).toEqual([
			true,
		])
		const same = await lineFor(order)
		const { answer } = await call(`/bank-lines/${same.LINE_ID}/payment`, {
			ORDER_NUMBER: order.number,
		})
		expect(payWithBankLine.answer.parse(answer).data.OUTCOME).toBe('MARKED')
	})

	test('of the amount that a buyer says to have sent is proposed as a part', async () => {
		const order = await sale()
		const amount = order.total - 7_777
		const proof = {
			companyId: order.companyId,
			id: randomUUID(),
			contentType: 'image/jpeg',
		} as const
		await database.db.insert(uploads).values(proof)
		await database.db.insert(paymentConfirmation).values({
			companyId: order.companyId,
			id: randomUUID(),
			orderId: order.id,
			bankCode: 'BCA',
			senderBank: 'BRI',
			senderName: 'Budi',
			amount,
			paidOn: '2026-11-21',
			proofId: proof.id,
		})
		expect(await lineFor(order, amount)).toMatchObject({
			STATE: 'PROPOSED',
			ORDER_NUMBER: order.number,
		})
	})

	test('is ignored with a note, and can be confirmed later', async () => {
		const order = await sale()
		const line = await lineFor(order)
		const dismissal = { LINE_ID_LIST: [line.LINE_ID], NOTE: 'Setoran pemilik' }
		const ignored = await call('/bank-line-batches/dismissals', dismissal)
		expect(ignored.answer).toEqual({ data: { DISMISSED: 1 } })
		expect((await call(`/bank-lines/${line.LINE_ID}`)).answer).toMatchObject({
			data: { STATE: 'IGNORED', NOTE: 'Setoran pemilik' },
		})
		expect(isDone((await confirm([{ ...line, ORDER_NUMBER: order.number }])).answer)).toEqual([
			true,
		])
		expect((await call('/bank-line-batches/dismissals', dismissal)).answer).toEqual({
			data: { DISMISSED: 0 },
		})
		expect((await call(`/bank-lines/${line.LINE_ID}`)).answer).toMatchObject({
			data: { STATE: 'CONFIRMED', ORDER_NUMBER: order.number },
		})
	})

	test('is never changed', async () => {
		const line = await lineFor(await sale())
		const change = database.db
			.update(bankLine)
			.set({ amountSen: 1 })
			.where(eq(bankLine.id, line.LINE_ID))
		await expect(change).rejects.toThrow()
	})
})

test('the report of a QRIS provider pays orders by QRIS, and a transfer of the same amount does not', async () => {
	const order = await sale()
	await database.db
		.update(orders)
		.set({ paymentMethod: 'QRIS', bank: null })
		.where(eq(orders.id, order.id))
	const transfer = await uploaded(csv([{ amount: order.total }], { opening: opening() }))
	const byTransfer = (await review(transfer.STATEMENT_ID)).LINE_LIST
	expect(byTransfer.find(({ AMOUNT_SEN }) => AMOUNT_SEN === order.total * 100)?.STATE).toBe(
		'UNMATCHED',
	)
	const at = new Date(Date.now() + 7 * 3_600_000 + 60_000).toISOString()
	const report = (rrn: string) =>
		`Tanggal,Jam,RRN,Nominal,Status\n${at.slice(0, 10)},${at.slice(11, 19)},${rrn},${order.total},Sukses`
	const { STATEMENT_ID, BANK_CODE } = await uploaded(report('77001'))
	expect(BANK_CODE).toBe('QRIS')
	const proposed = inState((await review(STATEMENT_ID)).LINE_LIST, 'PROPOSED')
	expect(proposed).toMatchObject([{ ORDER_NUMBER: order.number, REFERENCE: '77001' }])
	expect(isDone((await confirm(proposed)).answer)).toEqual([true])
	expect((await uploaded(report('77001'))).NEW_LINE_COUNT).toBe(0)
})
