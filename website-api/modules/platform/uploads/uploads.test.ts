import { createAdaptorServer } from '@hono/node-server'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { getReturn } from '#contract/return.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { decompressionBomb } from '#tests/support/pixel-flood.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

type Bytes = Uint8Array<ArrayBuffer>

const run = promisify(execFile)

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
let number: string
let picture: Bytes

beforeAll(async () => {
	database = await openTestDatabase()
	// The daily quota is not tested here.
	const uploadLimits = { order: 10_000, network: 10_000, company: 10_000 }
	api = exampleApi(database.db, memoryStorage(), { uploadLimits })
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 10_000 }])
	picture = await drawn().withExif(place).jpeg().toBuffer().then(bytesOf)
})
beforeEach(async () => {
	sari = await exampleCustomer(database.db, shop)
	const sale = await exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines: [[0, 90]],
		upTo: 'DELIVERED',
	})
	number = sale.number
})
afterAll(() => database.close())

const place = {
	IFD0: { Artist: 'SECRET-ARTIST' },
	IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
}
const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
const bytesOf = (buffer: Uint8Array): Bytes => new Uint8Array(buffer)
const text = (content: string) => bytesOf(Buffer.from(content, 'latin1'))
const joined = (...parts: Uint8Array[]) => bytesOf(Buffer.concat(parts))

function send(pictures: Bytes[]) {
	const wanted = { number, lines: [[0, 1] as [number, number]], pictures, key: formKeyText() }
	return api.request('/v1/return', exampleReturn(sari.headers, wanted))
}

async function codeOf(response: Response) {
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

describe('a picture from a customer', () => {
	test('is encoded anew without hidden content and location', async () => {
		const page = Buffer.from('<script>alert("SECRET-SCRIPT")</script>')
		const disguised = [
			picture,
			joined(picture, page),
			joined(await drawn().png().toBuffer(), page),
			joined(await drawn().webp().toBuffer(), page),
			await drawn().withMetadata({ exif: place }).png().toBuffer().then(bytesOf),
		]
		expect(Buffer.from(picture).includes('SECRET-ARTIST')).toBe(true)
		const answer = getReturn.answer.parse(await (await send(disguised)).json()).data
		expect(answer.PICTURE_ID_LIST).toHaveLength(5)
		for (const id of answer.PICTURE_ID_LIST) {
			const path = `/v1/return/${answer.RETURN_NUMBER}/picture/${id}`
			const shown = await api.request(path, { headers: sari.headers })
			const bytes = Buffer.from(await shown.arrayBuffer())
			const { format, exif, width } = await sharp(bytes).metadata()
			expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 60 })
			expect(bytes.includes('SECRET')).toBe(false)
			expect(disguised.some((original) => bytes.equals(original))).toBe(false)
			expect(shown.headers.get('content-type')).toBe('image/jpeg')
			expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
			expect(shown.headers.get('content-security-policy')).toContain('sandbox')
		}
	})

	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
	test.each<[string, Bytes]>([
		['an SVG', text(svg)],
		['an SVG with a declaration', text(`<?xml version="1.0"?>${svg}`)],
		['a web page', text('<!doctype html><script>1</script>')],
		['a PDF', text('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')],
		['a GIF', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
		['a ZIP', text('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
		['a program', text('\x7fELF\x02\x01\x01aaaaaaaaaaaaaaaaaaaaaaaa')],
		['a script', text('#!/bin/sh\necho hi\n')],
		['a BMP', text('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
		['text', text('halo')],
	])('is rejected when it is %s', async (_kind, bytes) => {
		const failure = FailureWire.parse(await (await send([picture, bytes])).json())
		expect(failure.errors).toEqual({ PICTURE: ['Foto harus JPG, PNG, atau WebP.'] })
	})

	test.each<[string, () => Bytes]>([
		['a torn JPEG', () => bytesOf(picture.slice(0, picture.length / 2))],
		['a JPEG header over a page', () => joined(picture.slice(0, 20), text('<script>'))],
		['a decompression bomb', () => bytesOf(decompressionBomb())],
	])('is rejected when it is %s', async (_kind, make) => {
		expect(await codeOf(await send([make()]))).toBe('422 INVALID')
	})

	test('is at most five files of 5 MB, and sixty files a day', async () => {
		const large = joined(picture, Buffer.alloc(5 * 1024 * 1024))
		expect(await codeOf(await send([large]))).toBe('413 PICTURE_TOO_LARGE')
		const six = Array.from({ length: 6 }, () => picture)
		expect(await codeOf(await send(six))).toBe('413 PICTURES_TOO_MANY')
		for (let sent = 0; sent < 60; sent += 5) {
			expect((await send(six.slice(1))).status).toBe(201)
		}
		const refused = await send([picture])
		expect(refused.headers.get('retry-after')).toBe('86400')
		expect(await codeOf(refused)).toBe('429 UPLOADS_TOO_MANY')
	})
})

test('twenty concurrent decompression bombs are rejected, and memory grows by less than 200 MB', async () => {
	const server = createAdaptorServer({ fetch: api.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0
	const { headers } = exampleReturn(sari.headers, { number, lines: [], pictures: [], key: '' })
	const bombs = JSON.stringify({
		url: `http://127.0.0.1:${port}/v1/return`,
		headers: { ...headers, 'idempotency-key': formKeyText() },
		number,
		picture: Buffer.from(picture).toString('base64'),
		flood: Buffer.from(decompressionBomb()).toString('base64'),
	})
	const before = process.memoryUsage().rss
	let highest = before
	const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)
	// Sent from another process, so that the memory of the client does not count.
	const sending = run(process.execPath, ['tests/support/send-bombs.mjs', bombs])
	const other = await fetch(`http://127.0.0.1:${port}/v1/product/barang-1`, sari)
	const { stdout } = await sending
	clearInterval(watch)
	server.close()
	expect(other.status).toBe(200)
	expect(JSON.parse(stdout)).toEqual(Array.from({ length: 5 }, () => [413, 413, 422, 422]).flat())
	expect((highest - before) / 1024 / 1024).toBeLessThan(200)
})
