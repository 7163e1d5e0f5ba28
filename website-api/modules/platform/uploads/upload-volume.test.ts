import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { FailureWire } from '#contract/envelope.ts'
import { createOrder } from '#contract/shown-order.ts'
import type { OrderWire } from '#tests/support/order-wire.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { deleteOldVolumes } from './upload-volume.command.ts'
import { uploadVolume } from './upload-volume.table.ts'
import { upload } from './upload.table.ts'

const megabyte = 1024 * 1024
const limits = { order: 3, network: 5, company: 8 }

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const files = new Map<string, Buffer>()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, memoryStorage(files), { uploadLimits: limits })
})
beforeEach(async () => {
	files.clear()
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 1_000 }])
})
afterAll(() => database.close())

async function newOrder(): Promise<OrderWire> {
	const [variantId = 0] = shop.variantIds
	const response = await api.request('/v1/order', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(exampleOrder([[variantId, 1]], 100_000 + EXAMPLE_CARRIAGE)),
	})
	return createOrder.answer.parse(await response.json()).data
}

/** A PDF of the given size, which is stored unchanged. */
function pdf(bytes: number) {
	const proof = Buffer.alloc(bytes, ' ')
	proof.write('%PDF-1.4\n')
	return proof
}

type Sent = { key?: string; address?: string; bytes?: number; fields?: Record<string, string> }

async function confirm(order: OrderWire, sent: Sent = {}) {
	const { key = formKeyText(), address = '192.0.2.1', bytes = megabyte, fields = {} } = sent
	const form = new FormData()
	const said = {
		ORDER_NUMBER: order.ORDER_NUMBER,
		CUSTOMER_PHONE: '081234567890',
		BANK_CODE: 'BCA',
		SENDER_BANK: 'Mandiri',
		SENDER_NAME: 'Sari Wulandari',
		NOTE: '',
		PAYMENT_AMOUNT: String(order.TOTAL),
		PAYMENT_DATE: new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10),
		...fields,
	}
	for (const [name, value] of Object.entries(said)) form.set(name, value)
	form.set('PROOF', new Blob([pdf(bytes)]), 'bukti.pdf')
	const { 'content-type': _, ...headers } = storefrontHeaders(shop)
	const response = await api.request('/v1/payment/confirmation', {
		method: 'POST',
		headers: { ...headers, 'idempotency-key': key, [VISITOR_ADDRESS_HEADER]: address },
		body: form,
	})
	if (response.ok) return String(response.status)
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

const rows = () => database.db.$count(upload, eq(upload.companyId, shop.companyId))

async function reject(order: OrderWire) {
	await database.db.execute(sql`
		update payment_confirmation set status = 'REJECTED'
		where order_id = (select id from orders where number = ${order.ORDER_NUMBER})`)
}

describe('a proof of payment is stored only with its confirmation', () => {
	test('one of forty concurrent ones is stored', async () => {
		const order = await newOrder()
		const outcomes = await Promise.all(
			Array.from({ length: 40 }, () => confirm(order, { bytes: 20_000 })),
		)
		expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(1)
		expect(outcomes.filter((outcome) => outcome === '409 ALREADY_CONFIRMED')).toHaveLength(39)
		expect(files.size).toBe(1)
		expect(await rows()).toBe(1)
	})

	test('a repeat of the form, concurrent or later, stores nothing more', async () => {
		const order = await newOrder()
		const key = formKeyText()
		const outcomes = await Promise.all(
			Array.from({ length: 12 }, () => confirm(order, { key, bytes: 20_000 })),
		)
		expect(outcomes.toSorted()).toEqual([...Array.from({ length: 11 }, () => '200'), '201'])
		expect(await confirm(order, { key, bytes: 20_000 })).toBe('200')
		expect(await confirm(order, { key, bytes: 50 })).toBe('422 KEY_REUSED')
		expect(files.size).toBe(1)
	})

	test('with a wrong amount or too late it is neither counted nor stored', async () => {
		const order = await newOrder()
		expect(await confirm(order, { fields: { PAYMENT_AMOUNT: '1' } })).toBe('422 INVALID')
		await database.db.execute(sql`
			update orders set status = 'EXPIRED', version = version + 1, moved_by = 'timer', due_at = null
			where number = ${order.ORDER_NUMBER}`)
		expect(await confirm(order)).toBe('409 ORDER_EXPIRED')
		expect(files.size).toBe(0)
		const counted = await database.db.$count(
			uploadVolume,
			eq(uploadVolume.companyId, shop.companyId),
		)
		expect(counted).toBe(0)
	})
})

describe('bytes per day are limited', () => {
	test('for one order', async () => {
		const order = await newOrder()
		for (let sent = 0; sent < 3; sent += 1) {
			expect(await confirm(order, { address: `10.0.${sent}.1` })).toBe('201')
			await reject(order)
		}
		expect(await confirm(order, { address: '10.0.9.1' })).toBe('429 UPLOADS_TOO_MANY')
		expect(files.size).toBe(3)
	})

	test('from one network and for the company, until the next day', async () => {
		for (let sent = 0; sent < 5; sent += 1) {
			expect(await confirm(await newOrder(), { address: `192.0.2.${sent}` })).toBe('201')
		}
		expect(await confirm(await newOrder(), { address: '192.0.2.77' })).toBe('429 UPLOADS_TOO_MANY')
		const others = await Promise.all(
			Array.from({ length: 6 }, async (_, at) =>
				confirm(await newOrder(), { address: `10.0.${at}.1` }),
			),
		)
		expect(others.filter((outcome) => outcome === '201')).toHaveLength(3)
		expect(others.filter((outcome) => outcome === '429 UPLOADS_TOO_MANY')).toHaveLength(3)
		expect(files.size).toBe(8)
		await database.db.update(uploadVolume).set({ day: sql`${uploadVolume.day} - 1` })
		await deleteOldVolumes(database.db)
		expect(await database.db.$count(uploadVolume)).toBe(0)
		expect(await confirm(await newOrder(), { address: '192.0.2.77' })).toBe('201')
	})

	test('for pictures of a return and of a profile too; a rejected return stores none', async () => {
		const { customerId, headers } = await exampleCustomer(database.db, shop)
		const sale = { customerId, lines: [[0, 1]] as [number, number][], upTo: 'SHIPPING' as const }
		const { number } = await exampleSale(database.db, shop, sale)
		const picture = Buffer.concat([await smallJpeg(), Buffer.alloc(megabyte)])
		const wanted = { number, lines: [[0, 1]] as [number, number][], key: formKeyText() }
		const pictures = [1, 2, 3].map(() => new Uint8Array(picture))
		const early = await api.request('/v1/return', exampleReturn(headers, { ...wanted, pictures }))
		expect(FailureWire.parse(await early.json()).code).toBe('RETURN_NOT_POSSIBLE')
		expect(files.size).toBe(0)

		const { 'content-type': _, ...plain } = headers
		const put = async () => {
			const body = new FormData()
			body.set('PICTURE', new Blob([picture]))
			return (await api.request('/v1/customer/picture', { method: 'PUT', headers: plain, body }))
				.status
		}
		const outcomes = []
		for (let sent = 0; sent < 5; sent += 1) outcomes.push(await put())
		expect(outcomes).toEqual([200, 200, 200, 200, 429])
		expect(files.size).toBe(1)
	})
})
