import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { toWire } from '#contract/message-codec.ts'
import { Order } from '#contract/order.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { listOrderNotes } from '#contract/order-note.ts'
import { getRecentSales, listWaitingWork, QUEUES } from '#contract/dashboard.ts'
import { listStockedProducts } from '#contract/stocked-product.ts'
import { changeVariantPrice, listStockMoves } from '#contract/variant-change.ts'
import { packOrders } from '#contract/order-batch.ts'
import { countOrders, ORDER_TABS, searchOrders } from '#contract/order-list.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import { openStaffSession } from '#website-api/modules/platform/staff/staff-session.command.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { orders, type OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop
const keys = { owner: newOperatorKey(), warehouse: newOperatorKey() }

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [
		{ price: 100_000, stock: 100 },
		{ price: 50_000, stock: 3 },
	])
	other = await exampleShop(database.db, [{ price: 70_000, stock: 50 }])
	for (const role of ['owner', 'warehouse'] as const) {
		const key = { label: role, role, companyId: shop.companyId }
		await storeOperatorKey(database.db, keys[role], key)
	}
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

async function ask<T>(
	schema: z.ZodType<{ data: T }>,
	path: string,
	{ body, method, key = keys.owner }: { body?: unknown; method?: string; key?: string } = {},
): Promise<T> {
	const response = await api.request(`/operator/v1${path}`, {
		method: method ?? (body === undefined ? 'GET' : 'POST'),
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	if (!response.ok) throw new Error(JSON.stringify(answer))
	return schema.parse(answer).data
}

async function sold(upTo: OrderStatus, of = shop) {
	const sale = { customerId: null, lines: [[0, 1]] as [number, number][], upTo }
	return exampleSale(database.db, of, sale)
}

async function confirmedBy(order: Awaited<ReturnType<typeof sold>>, amount = order.total) {
	const { companyId } = order
	const proofId = randomUUID()
	await database.db.insert(upload).values({
		companyId,
		id: proofId,
		contentType: 'image/jpeg' as const,
		content: Buffer.from('x'),
	})
	await database.db.insert(paymentConfirmation).values({
		companyId,
		id: randomUUID(),
		orderId: order.id,
		bankCode: 'BCA',
		senderBank: 'BCA',
		senderName: 'Sari',
		amount,
		paidOn: '2026-11-22',
		proofId,
	})
}

const list = (query: string) => ask(searchOrders.answer, `/order-list?${query}`)
const numbersOf = (page: { list: { ORDER_NUMBER: string }[] }) =>
	page.list.map((one) => one.ORDER_NUMBER)

describe('the order list', () => {
	test('is read in pages without repeated or missing orders', async () => {
		const placed = [
			await sold('PENDING'),
			await sold('PAYMENT_CONFIRMED'),
			await sold('PROCESSING'),
			await sold('PENDING', other),
		].map(({ number }) => number)
		const first = await list('LIMIT=2')
		const later = await sold('PENDING')
		const second = await list(`LIMIT=2&NEXT=${encodeURIComponent(first.NEXT ?? '')}`)
		expect([...numbersOf(first), ...numbersOf(second)]).toEqual(placed.slice(0, 3).toReversed())
		expect(second.NEXT).toBeNull()
		expect(numbersOf(await list(''))).toContain(later.number)
	})

	test('has tabs with counts, and finds orders by number, phone and name', async () => {
		const order = await sold('PENDING')
		await confirmedBy(order)
		const { number } = order
		expect(numbersOf(await list('TAB=TO_CHECK'))).toEqual([number])
		await database.db
			.update(orders)
			.set({ customerName: 'Bambang Pamungkas', customerPhone: '+6281399998888' })
			.where(and(eq(orders.companyId, order.companyId), eq(orders.id, order.id)))
		const searches = [number.toLowerCase().replace('-', ' '), '0813-9999-8888', 'pamung bamb']
		for (const search of searches) {
			expect(numbersOf(await list(`SEARCH=${encodeURIComponent(search)}`))).toEqual([number])
		}
		expect(numbersOf(await list(`SEARCH=${encodeURIComponent("'; drop & | !")}`))).toEqual([])
		const counts = await ask(countOrders.answer, '/order-counts')
		const byTab = new Map(counts.list.map((one) => [one.TAB, one.COUNT]))
		for (const tab of ORDER_TABS.filter((one) => one !== 'ALL')) {
			expect([tab, byTab.get(tab)]).toEqual([tab, (await list(`TAB=${tab}&LIMIT=100`)).list.length])
		}
	})
})

describe('a note of staff', () => {
	const notes = (number: string, body?: unknown, key = keys.owner) =>
		ask(listOrderNotes.answer, `/orders/${number}/notes`, { body, key })

	test('has its author, marks the order in the list, and is immutable', async () => {
		const { number, id } = await sold('PENDING')
		const marked = async () => {
			const { list: found } = await list(`SEARCH=${number}`)
			return found.map((one) => one.HAS_STAFF_NOTE)
		}
		expect(await marked()).toEqual([false])
		await notes(number, { TEXT: 'Pembeli minta dikirim Jumat' })
		await notes(number, { TEXT: ' Sudah\ndibungkus ' }, keys.warehouse)
		const { list: kept } = await notes(number)
		expect(kept.map((one) => [one.MADE_BY, one.TEXT])).toEqual([
			['owner', 'Pembeli minta dikirim Jumat'],
			['warehouse', 'Sudah\ndibungkus'],
		])
		expect(await marked()).toEqual([true])
		const altered = sql`update order_note set text = 'x' where order_id = ${id}`
		await expect(database.db.execute(altered)).rejects.toThrow()
	})

	test('has 1 to 1,000 characters, and belongs to an order of the company', async () => {
		const { number } = await sold('PENDING')
		for (const TEXT of ['  ', 'a'.repeat(1001)]) {
			await expect(notes(number, { TEXT })).rejects.toThrow('TEXT')
		}
		await notes(number, { TEXT: 'a'.repeat(1000) })
		const { number: foreign } = await sold('PENDING', other)
		await expect(notes(foreign, { TEXT: 'x' })).rejects.toThrow('NO_SUCH_ORDER')
		await expect(notes(foreign)).rejects.toThrow('NO_SUCH_ORDER')
	})
})

describe('a cancellation', () => {
	const cancel = (number: string, body: unknown, key?: string) =>
		ask(readStaffOrder.answer, `/orders/${number}/cancellation`, {
			body,
			...(key === undefined ? {} : { key }),
		})

	test('by a signed-in staff member requires a reason, which is stored with the order', async () => {
		const { id } = await addStaff(database.db, {
			email: 'rina@toko.example',
			name: 'Rina',
			isAdministrator: false,
			roles: [{ companyCode: shop.code, role: 'manager' }],
		})
		const { token } = await openStaffSession(database.db, id, { device: '', address: '' })
		const { id: orderId, number } = await sold('PROCESSING')
		await expect(cancel(number, {}, token)).rejects.toThrow('REASON')
		await expect(cancel(number, { REASON: 'BORED' }, token)).rejects.toThrow('REASON')
		const answer = await cancel(number, { REASON: 'OUT_OF_STOCK', NOTE: 'Rak kosong' }, token)
		expect(answer).toMatchObject({
			ORDER_STATUS: 'CANCEL',
			CANCELLATION: { REASON: 'OUT_OF_STOCK', NOTE: 'Rak kosong', MADE_BY: 'Rina' },
		})
		const shown = toWire(Order, await shownOrderOf(database.db, shop.companyId, orderId))
		expect(shown.CANCEL_REASON).toBe('OUT_OF_STOCK')
		expect(JSON.stringify(shown)).not.toContain('Rak kosong')
	})

	test('stores no reason when it is rejected, and requires none from a key', async () => {
		const sent = await sold('SHIPPING')
		await expect(cancel(sent.number, { REASON: 'OTHER' })).rejects.toThrow('TRANSITION_REFUSED')
		const same = await ask(readStaffOrder.answer, `/orders/${sent.number}`)
		expect(same.CANCELLATION).toBeNull()
		const open = await sold('PENDING')
		expect((await cancel(open.number, {})).CANCELLATION).toBeNull()
	})
})

describe('a batch', () => {
	test('accepts exact payments once, and reports why it skips the others', async () => {
		const [exact, wrong, silent] = [
			await sold('PENDING'),
			await sold('PENDING'),
			await sold('PENDING'),
		]
		await confirmedBy(exact)
		await confirmedBy(wrong, wrong.total - 1)
		const foreign = await sold('PENDING', other)
		await confirmedBy(foreign)
		const body = {
			ORDER_NUMBER_LIST: [exact, wrong, silent, foreign].map(({ number }) => number),
		}
		const accept = () => ask(packOrders.answer, '/order-batches/payments', { body })
		const codes = (answer: Awaited<ReturnType<typeof accept>>) => answer.list.map((one) => one.CODE)
		const left = ['AMOUNT_DIFFERS', 'CONFIRMATION_NOT_FOUND', 'ORDER_NOT_FOUND']
		expect(codes(await accept())).toEqual([null, ...left])
		expect(codes(await accept())).toEqual(['CONFIRMATION_NOT_FOUND', ...left])
		const [row] = await database.db.select().from(orders).where(eq(orders.id, exact.id))
		expect(row).toMatchObject({ status: 'PAYMENT_CONFIRMED', paid: exact.total })
	})

	test('processes and ships orders with a tracking number each', async () => {
		const [one, two] = [await sold('PAYMENT_CONFIRMED'), await sold('PAYMENT_CONFIRMED')]
		const key = keys.warehouse
		const packed = await ask(packOrders.answer, '/order-batches/processing', {
			key,
			body: { ORDER_NUMBER_LIST: [one.number, two.number, one.number] },
		})
		expect(packed.list.map(({ IS_DONE }) => IS_DONE)).toEqual([true, true])
		const shipped = await ask(packOrders.answer, '/order-batches/shipments', {
			key,
			body: {
				list: [
					{ ORDER_NUMBER: one.number, TRACKING_NUMBER: 'JP0001' },
					{ ORDER_NUMBER: two.number },
				],
			},
		})
		expect(shipped.list.map(({ CODE }) => CODE)).toEqual([null, 'TRACKING_NUMBER_REQUIRED'])
	})
})

describe('the dashboard', () => {
	test('counts open work that the caller has permission for', async () => {
		const queues = async (key: string) =>
			new Map(
				(await ask(listWaitingWork.answer, '/queues', { key })).list.map((one) => [
					one.QUEUE,
					one.COUNT,
				]),
			)
		const before = await queues(keys.owner)
		expect([...before.keys()]).toEqual([...QUEUES])
		expect(before.get('LOW_STOCK')).toBe(1)
		await sold('PAYMENT_CONFIRMED')
		expect((await queues(keys.owner)).get('TO_PROCESS')).toBe((before.get('TO_PROCESS') ?? 0) + 1)
		expect([...(await queues(keys.warehouse)).keys()]).toEqual([
			'TO_PROCESS',
			'TO_SHIP',
			'OVERDUE',
			'RETURNS',
			'LOW_STOCK',
		])
	})

	test('sums payments by day in Jakarta', async () => {
		const before = await ask(getRecentSales.answer, '/sales')
		const order = await sold('PAYMENT_CONFIRMED')
		await sold('PENDING')
		await sold('PAYMENT_CONFIRMED', other)
		const after = await ask(getRecentSales.answer, '/sales')
		expect(after.DAY_LIST).toHaveLength(30)
		for (const span of ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const) {
			expect(after[span]).toEqual({
				ORDER_COUNT: before[span].ORDER_COUNT + 1,
				REVENUE: before[span].REVENUE + order.total,
			})
		}
		expect(after.DAY_LIST.at(-1)).toMatchObject(after.TODAY)
	})
})

describe('a product', () => {
	const variantId = () => shop.variantIds[0] ?? 0
	const products = (query = '') => ask(listStockedProducts.answer, `/product-list${query}`)
	async function mine() {
		const { list: found } = await products()
		const one = found
			.flatMap((row) => row.VARIANT_LIST)
			.find((row) => row.VARIANT_ID === variantId())
		if (!one) throw new Error('The variant is not listed.')
		return one
	}

	test('is listed with prices and stock, and found by SKU and low stock', async () => {
		const { SKU } = await mine()
		const bySku = await products(`?SEARCH=${encodeURIComponent(SKU)}`)
		expect(bySku.list.flatMap((row) => row.VARIANT_LIST)).toMatchObject([{ SKU, PRICE: 100_000 }])
		const low = await products('?IS_LOW=true')
		expect(low.list.flatMap((row) => row.VARIANT_LIST.map((one) => one.ON_HAND))).toEqual([3])
		const first = await products('?LIMIT=1')
		const second = await products(`?LIMIT=1&NEXT=${first.NEXT}`)
		expect([first.list[0]?.PRODUCT_ID, second.list[0]?.PRODUCT_ID]).toHaveLength(2)
		expect(second.NEXT).toBeNull()
	})

	test('gets a new price, unless it was changed meanwhile', async () => {
		const price = (PRICE_BEFORE: number, PRICE: number, more = {}) =>
			ask(changeVariantPrice.answer, `/variants/${variantId()}/price`, {
				method: 'PUT',
				body: { PRICE_BEFORE, PRICE, ...more },
			})
		expect(await price(100_000, 90_000)).toMatchObject({ PRICE: 90_000 })
		await expect(price(100_000, 80_000)).rejects.toThrow('CHANGED_MEANWHILE')
		await expect(price(90_000, 80_000, { DISCOUNT_PRICE: 80_000 })).rejects.toThrow(
			'DISCOUNT_PRICE',
		)
		expect(await price(90_000, 100_000, { DISCOUNT_PRICE: 60_000 })).toMatchObject({
			DISCOUNT_PRICE: 60_000,
		})
		await price(100_000, 100_000, { DISCOUNT_PRICE: null })
		const foreign = `/variants/${other.variantIds[0]}/price`
		const body = { PRICE_BEFORE: 70_000, PRICE: 1 }
		await expect(ask(changeVariantPrice.answer, foreign, { method: 'PUT', body })).rejects.toThrow(
			'PRODUCT_NOT_FOUND',
		)
	})

	test('gets a new stock with a reason, never below what orders reserve', async () => {
		await sold('PENDING')
		const { ON_HAND, RESERVED } = await mine()
		expect(RESERVED).toBeGreaterThan(0)
		const change = (before: number, after: number) =>
			ask(changeVariantPrice.answer, `/variants/${variantId()}/stock-changes`, {
				body: { ON_HAND_BEFORE: before, ON_HAND: after, REASON: 'DAMAGED', NOTE: 'kena air' },
			})
		await expect(change(ON_HAND + 1, 50)).rejects.toThrow('CHANGED_MEANWHILE')
		await expect(change(ON_HAND, RESERVED - 1)).rejects.toThrow('STOCK_PROMISED')
		expect(await change(ON_HAND, ON_HAND - 2)).toMatchObject({ ON_HAND: ON_HAND - 2 })
		const moves = await ask(listStockMoves.answer, `/variants/${variantId()}/stock-changes`)
		expect(moves.list[0]).toMatchObject({
			ON_HAND_CHANGE: -2,
			KIND: 'count',
			SOURCE: 'DAMAGED: kena air',
			ORDER_NUMBER: null,
		})
		expect(moves.list.find((one) => one.KIND === 'reserve')?.ORDER_NUMBER).toMatch(/-/)
		const { rows } = await database.db.execute(
			sql`select 1 from stock_move where variant_id = ${variantId()} and source like 'DAMAGED%'`,
		)
		expect(rows).toHaveLength(1)
	})
})
