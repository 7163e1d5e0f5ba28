import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { createOrder } from '#contract/shown-order.ts'
import type { OrderWire } from '#tests/support/order-wire.ts'
import { confirmPayment } from '#contract/payment.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { decompressionBomb } from '#tests/support/pixel-flood.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { uploadBytes } from '#website-api/modules/platform/uploads/upload-bytes.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let picture: Uint8Array
const operatorKey = newOperatorKey()
const storage = memoryStorage()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 1_000 }])
	await storeOperatorKey(database.db, operatorKey, { label: 't', role: 'staff', companyId: null })
	picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
		.withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
		.jpeg()
		.toBuffer()
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
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

const yesterday = () => new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)

function fieldsFor(order: OrderWire): Record<string, string> {
	return {
		ORDER_NUMBER: order.ORDER_NUMBER,
		CUSTOMER_PHONE: '081234567890',
		BANK_CODE: 'BCA',
		SENDER_BANK: 'Mandiri',
		SENDER_NAME: 'Sari Wulandari',
		PAYMENT_AMOUNT: String(order.TOTAL),
		PAYMENT_DATE: yesterday(),
		NOTE: '',
	}
}

function confirm(
	fields: Record<string, string>,
	proof: Uint8Array | null = picture,
	{ key = formKeyText(), locale = 'id', name = 'bukti.jpg' } = {},
) {
	const form = new FormData()
	for (const [field, value] of Object.entries(fields)) form.set(field, value)
	if (proof) form.set('PROOF', new Blob([new Uint8Array(proof)], { type: 'image/jpeg' }), name)
	const { 'content-type': _, ...headers } = storefrontHeaders(shop, locale)
	return api.request('/v1/payment/confirmation', {
		method: 'POST',
		headers: { ...headers, 'idempotency-key': key },
		body: form,
	})
}

async function failureOf(response: Response) {
	return { status: response.status, ...FailureWire.parse(await response.json()) }
}

describe('[FN-15] a payment confirmation', () => {
	test('stays pending and never marks the order paid', async () => {
		const order = await newOrder()
		const response = await confirm(fieldsFor(order))
		expect(response.status).toBe(201)
		const { data } = confirmPayment.answer.parse(await response.json())
		expect(data).toMatchObject({ ORDER_NUMBER: order.ORDER_NUMBER, CONFIRMATION_STATUS: 'WAITING' })
		const [row] = await database.db
			.select()
			.from(orders)
			.where(eq(orders.number, order.ORDER_NUMBER))
		expect(row).toMatchObject({ status: 'PENDING', paid: 0 })
	})

	test('submitted twice with one key is one confirmation', async () => {
		const order = await newOrder()
		const key = formKeyText()
		const first = await confirm(fieldsFor(order), picture, { key })
		const second = await confirm(fieldsFor(order), picture, { key })
		expect([first.status, second.status]).toEqual([201, 200])
		expect(await second.json()).toEqual(await first.json())
	})

	test('while another one is pending is a 409', async () => {
		const order = await newOrder()
		await confirm(fieldsFor(order))
		const failure = await failureOf(await confirm(fieldsFor(order)))
		expect(failure).toMatchObject({ status: 409, code: 'ALREADY_CONFIRMED' })
	})

	test.each([
		['id', 'Jumlahnya harus persis Rp'],
		['en', 'The amount must be exactly Rp'],
	])('of another amount is rejected with the right one (%s)', async (locale, words) => {
		const order = await newOrder()
		const fields = { ...fieldsFor(order), PAYMENT_AMOUNT: String(order.TOTAL - 1) }
		const failure = await failureOf(await confirm(fields, picture, { locale }))
		expect(failure.status).toBe(422)
		expect(failure.errors?.PAYMENT_AMOUNT?.[0]).toContain(words)
	})

	test.each([
		['a date to come', { PAYMENT_DATE: '2099-01-01' }, 'PAYMENT_DATE'],
		['a date long before the order', { PAYMENT_DATE: '0001-01-01' }, 'PAYMENT_DATE'],
		['another bank', { BANK_CODE: 'BNI' }, 'BANK_CODE'],
		['no sender', { SENDER_NAME: '' }, 'SENDER_NAME'],
	])('with %s is rejected on its field', async (_case, change, field) => {
		const failure = await failureOf(await confirm({ ...fieldsFor(await newOrder()), ...change }))
		expect(failure.status).toBe(422)
		expect(Object.keys(failure.errors ?? {})).toEqual([field])
	})

	test.each<['EXPIRED' | 'CANCEL', string]>([
		['EXPIRED', 'ORDER_EXPIRED'],
		['CANCEL', 'ORDER_CANCELLED'],
	])('of an order that is %s is rejected', async (status, code) => {
		const order = await newOrder()
		const actor = status === 'EXPIRED' ? 'timer' : 'staff'
		await inTransaction(database.db, async (tx) =>
			moveOrder(tx, await lockOrder(tx, shop.companyId, order.ORDER_NUMBER), { to: status, actor }),
		)
		expect(await failureOf(await confirm(fieldsFor(order)))).toMatchObject({ status: 409, code })
	})

	test('for a wrong phone or number has equal responses', async () => {
		const fields = fieldsFor(await newOrder())
		const one = await failureOf(await confirm({ ...fields, CUSTOMER_PHONE: '081299999999' }))
		const other = await failureOf(await confirm({ ...fields, ORDER_NUMBER: '2222-2222' }))
		expect(one).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
		expect(other).toEqual(one)
	})
})

describe('the proof of a payment', () => {
	async function stored() {
		const rows = await database.db.select().from(upload).orderBy(upload.at)
		const row = rows.at(-1)
		return row && { contentType: row.contentType, content: await uploadBytes(storage, row) }
	}

	test.each(['png', 'webp', 'jpeg'] as const)('as %s is stored as a new JPEG', async (format) => {
		const bytes = await sharp(picture).toFormat(format).toBuffer()
		expect((await confirm(fieldsFor(await newOrder()), bytes)).status).toBe(201)
		const kept = await stored()
		expect(kept?.contentType).toBe('image/jpeg')
		expect((await sharp(kept?.content).metadata()).format).toBe('jpeg')
	})

	test('loses the camera’s metadata', async () => {
		expect(Buffer.from(picture).includes('SECRET-ARTIST')).toBe(true)
		await confirm(fieldsFor(await newOrder()))
		expect(Buffer.from((await stored())?.content ?? []).includes('SECRET-ARTIST')).toBe(false)
	})

	test('as a PDF is served to the shop only as an attachment', async () => {
		const order = await newOrder()
		const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <<>>\n%%EOF\n')
		const { data } = confirmPayment.answer.parse(
			await (await confirm(fieldsFor(order), pdf)).json(),
		)
		const response = await api.request(
			`/operator/v1/orders/${order.ORDER_NUMBER}/confirmations/${data.CONFIRMATION_ID}/proof`,
			{ headers: { authorization: `Bearer ${operatorKey}` } },
		)
		expect(response.headers.get('content-type')).toBe('application/pdf')
		expect(response.headers.get('content-disposition')).toMatch(
			/^attachment; filename="[0-9a-f-]{36}"$/,
		)
		expect(response.headers.get('x-content-type-options')).toBe('nosniff')
		expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
	})

	test.each<[string, Uint8Array, string]>([
		[
			'an SVG',
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
			'JPG, PNG',
		],
		['a web page', Buffer.from('<!doctype html><script>1</script>'), 'JPG, PNG'],
		['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 'JPG, PNG'],
		[
			'a torn JPEG',
			Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]),
			'tidak bisa dibaca',
		],
		['a decompression bomb', decompressionBomb(), 'tidak bisa dibaca'],
	])('is rejected when it is %s, whatever its name', async (_case, bytes, words) => {
		const failure = await failureOf(await confirm(fieldsFor(await newOrder()), bytes))
		expect(failure.status).toBe(422)
		expect(failure.errors?.PROOF?.[0]).toContain(words)
	})

	test('is required', async () => {
		const failure = await failureOf(await confirm(fieldsFor(await newOrder()), null))
		expect(failure.errors).toEqual({ PROOF: ['Lampirkan bukti pembayarannya, ya.'] })
	})

	test('over 5 MB is a 413', async () => {
		const failure = await failureOf(
			await confirm(fieldsFor(await newOrder()), new Uint8Array(5 * 1024 * 1024 + 1)),
		)
		expect(failure).toMatchObject({ status: 413, code: 'PROOF_TOO_LARGE' })
	})
})

test('no money is booked for an amount due that has changed since it was shown', async () => {
	const { ORDER_NUMBER, AMOUNT_DUE: shownDue } = await newOrder()
	const pay = (reference: string) =>
		inTransaction(database.db, (tx) => {
			const notice = { provider: 'BCA', reference, amount: 1_000 }
			return receivePayment(tx, shop.companyId, ORDER_NUMBER, notice, 'staff', { shownDue })
		})
	const first = `${ORDER_NUMBER} 1`
	expect(await pay(first)).toEqual({ outcome: 'PART', isRepeat: false })
	await expect(pay(`${ORDER_NUMBER} 2`)).rejects.toMatchObject({ code: 'DUE_CHANGED' })
	expect(await pay(first)).toEqual({ outcome: 'PART', isRepeat: true })
})
