import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listBoughtFiles, takeBoughtFile } from '#contract/bought-file.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { downloadToken, readDownloadToken } from './download-token.ts'
import { attachFile, removeReplacedFile } from './product-file.command.ts'
import { productFile } from './product-file.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
const storage = memoryStorage()
const book = Buffer.from('%PDF-1.4 Panduan seduh')

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 30_000, stock: 100, isDigital: true },
		{ price: 50_000, stock: 100 },
	])
	sari = await exampleCustomer(database.db, shop)
	const [first] = await database.db
		.select()
		.from(product)
		.where(eq(product.companyId, shop.companyId))
		.orderBy(product.id)
	if (!first) throw new Error('No product')
	const file = { fileName: 'panduan seduh.pdf', contentType: 'application/pdf', bytes: book }
	await attachFile(
		{ db: database.db, storage },
		{ companyId: shop.companyId, slug: first.slug },
		file,
	)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

const buy = (upTo: 'PENDING' | 'PAYMENT_CONFIRMED', lines: [number, number][] = [[0, 1]]) =>
	exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines,
		upTo,
		isCollected: lines.every(([at]) => at === 0),
	})

const list = async () => {
	const answer = await api.request('/v1/order/product-digital', { headers: sari.headers })
	return listBoughtFiles.answer.parse(await answer.json()).data.list
}
const take = (number: string, of: ExampleCustomer = sari) =>
	api.request(`/v1/order/${number}/download`, {
		method: 'POST',
		headers: of.headers,
		body: JSON.stringify({ LINE_POSITION: 0 }),
	})

async function codeOf(response: Response) {
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

test('payment enables the download, whose URL needs no bearer token', async () => {
	const unpaid = await buy('PENDING')
	expect(await codeOf(await take(unpaid.number))).toBe('409 DOWNLOAD_NOT_READY')
	expect(await list()).toEqual([])
	const order = await buy('PAYMENT_CONFIRMED')
	expect(await list()).toMatchObject([
		{
			ORDER_NUMBER: order.number,
			FILE_NAME: 'panduan seduh.pdf',
			FILE_SIZE_BYTES: book.length,
			DOWNLOADS_LEFT: 5,
		},
	])
	const { data } = takeBoughtFile.answer.parse(await (await take(order.number)).json())
	expect(data.DOWNLOADS_LEFT).toBe(4)
	const file = await api.request(`/v1${data.DOWNLOAD_PATH}`)
	expect(Buffer.from(await file.arrayBuffer())).toEqual(book)
	expect(file.headers.get('content-disposition')).toBe('attachment; filename="panduan seduh.pdf"')
	expect(file.headers.get('content-security-policy')).toContain('sandbox')
	expect(file.headers.get('x-content-type-options')).toBe('nosniff')
	expect(file.headers.get('content-length')).toBe(String(book.length))
	expect(file.headers.get('cache-control')).toBe('private, no-store')
})

test('deletes the earlier file when another one replaces it', async () => {
	const readFiles = () =>
		database.db
			.select({ storageId: productFile.storageId, slug: product.slug })
			.from(productFile)
			.innerJoin(product, eq(product.id, productFile.productId))
			.where(eq(productFile.companyId, shop.companyId))
	const [first] = await readFiles()
	if (!first) throw new Error('No file')
	const bytes = Buffer.from('second edition')
	const file = { fileName: 'panduan seduh.pdf', contentType: 'application/pdf', bytes }
	const target = { companyId: shop.companyId, slug: first.slug }
	await attachFile({ db: database.db, storage }, target, file)
	while (await deliverNext(database.db, (delivery) => removeReplacedFile(delivery, storage)));
	expect(await storage.readPrivate(first.storageId)).toBeUndefined()
	const [second] = await readFiles()
	expect(await storage.readPrivate(second?.storageId ?? '')).toEqual(bytes)
})

test('allows five downloads per unit', async () => {
	const order = await buy('PAYMENT_CONFIRMED', [[0, 2]])
	for (let left = 9; left >= 0; left--) {
		const answer = takeBoughtFile.answer.parse(await (await take(order.number)).json())
		expect(answer.data.DOWNLOADS_LEFT).toBe(left)
	}
	expect(await codeOf(await take(order.number))).toBe('409 DOWNLOADS_USED_UP')
	expect(await list()).toMatchObject([{ DOWNLOADS_LEFT: 0 }])
})

test('ends thirty days after the delivery', async () => {
	const order = await buy('PAYMENT_CONFIRMED')
	await database.db
		.update(orders)
		.set({ deliveredAt: sql`now() - interval '30 days 1 minute'` })
		.where(eq(orders.id, order.id))
	expect(await codeOf(await take(order.number))).toBe('409 DOWNLOAD_EXPIRED')
})

test('in an order with shipped items, the download is available after delivery', async () => {
	const order = await buy('PAYMENT_CONFIRMED', [
		[0, 1],
		[1, 1],
	])
	expect(await list()).toMatchObject([{ VALID_UNTIL: null }])
	expect(await codeOf(await take(order.number))).toBe('409 DOWNLOAD_NOT_READY')
})

test('answers 404 for the order of another customer', async () => {
	const order = await buy('PAYMENT_CONFIRMED')
	const budi = await exampleCustomer(database.db, shop)
	expect(await codeOf(await take(order.number, budi))).toBe('404 ORDER_NOT_FOUND')
})

test('a signed URL is valid for five minutes and can’t be altered', async () => {
	const secret = 'a secret of sufficient length'
	const now = new Date()
	const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
	const token = downloadToken(1, 'abcdefgh12345678', secret, now)
	expect(readDownloadToken(token, secret, later(4.9))).toMatchObject({ companyId: 1 })
	expect(readDownloadToken(token, secret, later(5.1))).toBeUndefined()
	expect(readDownloadToken(token, 'another secret of that length', now)).toBeUndefined()
	const [body = '', signature = ''] = token.split('.')
	const forged = Buffer.from(body, 'base64url').toString().replace('"companyId":1', '"companyId":2')
	for (const bad of [
		`${Buffer.from(forged).toString('base64url')}.${signature}`,
		body,
		'',
		'.',
		`${token}.`,
		`${token}x`,
	]) {
		expect(readDownloadToken(bad, secret, now)).toBeUndefined()
	}
	expect(await codeOf(await api.request('/v1/download/nonsense.x'))).toBe('404 DOWNLOAD_EXPIRED')
})
