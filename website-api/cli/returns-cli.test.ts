import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getReturn } from '#contract/return.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { freePort } from '#tests/support/ports.ts'
import { runCommand } from '#tests/support/run-command.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { productFile } from '#website-api/modules/sales/customer-orders/product-file.table.ts'
import { ensureOperatorKey } from '#website-api/modules/platform/operator-api/first-operator-key.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let server: ReturnType<typeof createAdaptorServer>
let shop: ExampleShop
let sari: ExampleCustomer
let data: string
let port: number
const storage = memoryStorage()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	data = await mkdtemp(path.join(os.tmpdir(), 'etalase-cli-'))
	await ensureOperatorKey(database.db, data)
	server = createAdaptorServer({ fetch: api.fetch })
	port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price: 140_000, stock: 10 }])
	sari = await exampleCustomer(database.db, shop)
})
afterAll(async () => {
	server.close()
	await database.close()
	await rm(data, { recursive: true, force: true })
})

const etalase = (...args: string[]) =>
	runCommand(args, { WEBSITE_API_PORT: String(port), ETALASE_DATA: data })

async function newReturn(): Promise<string> {
	const order = await exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines: [[0, 2]],
		upTo: 'DELIVERED',
	})
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
	const pictures = [new Uint8Array(await drawn.jpeg().toBuffer())]
	const wanted = { number: order.number, lines: [[0, 1] as [number, number]], pictures }
	const form = exampleReturn(sari.headers, { ...wanted, key: formKeyText() })
	const answer = await api.request('/v1/return', form)
	return getReturn.answer.parse(await answer.json()).data.RETURN_NUMBER
}

test('the command line moves a return from the request to the refund', async () => {
	const number = await newReturn()
	expect((await etalase('returns', 'list', '--status', 'requested')).out).toContain(number)
	const shown = await etalase('returns', 'show', number)
	expect(shown.out).toContain('Jahitan di bahu lepas')
	const folder = path.join(data, 'pictures')
	expect((await etalase('returns', 'pictures', number, '--to', folder)).code).toBe(0)
	const [saved = ''] = await readdir(folder)
	expect((await sharp(await readFile(path.join(folder, saved))).metadata()).format).toBe('jpeg')
	const approved = await etalase('returns', 'approve', number)
	expect(approved.out).toBe(`${number}: APPROVED, Rp 140.000\n`)
	await etalase('returns', 'message', number, 'Silakan dikirim ke toko, ya.')
	await api.request(`/v1/return/${number}/shipment`, {
		method: 'POST',
		headers: sari.headers,
		body: JSON.stringify({ RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' }),
	})
	expect((await etalase('returns', 'received', number)).out).toContain('RECEIVED')
	// It was paid by transfer, which no provider gives back.
	const byProvider = await etalase('returns', 'refund', number, '--yes', '--to', 'provider')
	expect(byProvider).toMatchObject({ code: 3, error: expect.stringContaining('provider') })
	expect((await etalase('returns', 'refund', number, '--yes')).out).toContain('REFUNDED')
	expect((await etalase('returns', 'show', number)).out).toContain('Silakan dikirim ke toko')
	const again = await etalase('returns', 'refund', number, '--yes')
	expect(again).toMatchObject({
		code: 3,
		error: 'A return that is REFUNDED cannot become REFUNDED.\n',
	})
})

test('the command line records that returned items were sent', async () => {
	const number = await newReturn()
	const parcel = ['--courier', 'JNE', '--tracking', 'JNE0012345']
	expect((await etalase('returns', 'sent-back', number, ...parcel)).code).toBe(3)
	const address = 'Jalan Tebet Raya No. 10, Jakarta 12820'
	await etalase('site', 'set', '--company', shop.code, '--return-address', address)
	await etalase('returns', 'approve', number)
	const seen = await api.request(`/v1/return/${number}`, { headers: sari.headers })
	const { data: approved } = getReturn.answer.parse(await seen.json())
	expect(approved).toMatchObject({ CAN_SEND_BACK: true, RETURN_ADDRESS: address })
	const sent = await etalase('returns', 'sent-back', number, ...parcel)
	expect(sent.out).toBe(`${number}: SENT_BACK, Rp 140.000\n`)
})

test('the command line rejects a return with a reason', async () => {
	const number = await newReturn()
	expect((await etalase('returns', 'reject', number)).code).toBe(2)
	const rejected = await etalase('returns', 'reject', number, '--reason', 'Label sudah dilepas.')
	expect(rejected.out).toContain('REJECTED')
})

test('the command line proposes a change by SKU', async () => {
	const order = await exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines: [[0, 2]],
		upTo: 'PROCESSING',
	})
	const propose = (line: string) =>
		etalase('orders', 'propose-change', order.number, '--line', line, '--reason', 'Satu cacat.')
	expect(await propose('SKU-9=1')).toMatchObject({ code: 4 })
	expect((await propose('SKU-1=1')).out).toContain('CHANGE_PROCESSING')
	expect((await orderById(database.db, order.id)).status).toBe('CHANGE_PROCESSING')
})

test('the command line attaches a file to a product', async () => {
	const file = path.join(data, 'panduan.pdf')
	await writeFile(file, '%PDF-1.4 isi')
	const args = ['files', 'attach', 'barang-1', file, '--company', shop.code]
	expect((await etalase(...args)).out).toBe('barang-1: panduan.pdf, 12 bytes\n')
	const [row] = await database.db.select().from(productFile)
	expect(row).toMatchObject({ contentType: 'application/pdf', sizeBytes: 12 })
	expect((await storage.readPrivate(row?.storageId ?? ''))?.toString()).toBe('%PDF-1.4 isi')
	const unknown = await etalase('files', 'attach', 'tidak-ada', file, '--company', shop.code)
	expect(unknown.code).toBe(4)
})
