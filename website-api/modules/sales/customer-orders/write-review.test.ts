import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getProduct } from '#contract/product.ts'
import { listReviews } from '#contract/review.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
let picture: Uint8Array<ArrayBuffer>
const kept = new Map<string, Buffer>()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, memoryStorage(kept))
	const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7' } })
	picture = new Uint8Array(await drawn.jpeg().toBuffer())
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	sari = await exampleCustomer(database.db, shop)
})
afterAll(() => database.close())

const sale = (upTo: 'SHIPPING' | 'DELIVERED') =>
	exampleSale(database.db, shop, { customerId: sari.customerId, lines: [[0, 1]], upTo })

function review(number: string, { pictures = 0, rating = 4, of = sari, position = 0 } = {}) {
	const form = new FormData()
	form.set('LINE_POSITION', String(position))
	form.set('REVIEW_RATING', String(rating))
	form.set('REVIEW_TEXT', 'Bahannya adem,\njahitannya rapi.')
	for (let at = 0; at < pictures; at++) form.append('PICTURE', new Blob([picture]), 'foto.jpg')
	const { 'content-type': _, ...headers } = of.headers
	return api.request(`/v1/order/${number}/review`, { method: 'POST', headers, body: form })
}

async function codeOf(response: Response) {
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

test('a delivered line is reviewed once, with pictures, under an abbreviated name', async () => {
	const order = await sale('DELIVERED')
	expect((await review(order.number, { pictures: 2 })).status).toBe(201)
	expect(await codeOf(await review(order.number))).toBe('409 ALREADY_REVIEWED')
	const shown = await api.request('/v1/product/barang-1/review', { headers: sari.headers })
	const { list } = listReviews.answer.parse(await shown.json()).data
	expect(list).toMatchObject([
		{
			REVIEW_AUTHOR: 'Sari W.',
			REVIEW_RATING: 4,
			REVIEW_TEXT: 'Bahannya adem,\njahitannya rapi.',
			REVIEW_LANGUAGE: 'id',
		},
	])
	expect(list[0]?.REVIEW_PICTURE_ID_LIST).toHaveLength(2)
	const media = await api.request(`/v1/media/${list[0]?.REVIEW_PICTURE_ID_LIST[0]}/320.webp`)
	expect(media.headers.get('content-type')).toBe('image/webp')
	const detail = await api.request('/v1/product/barang-1', { headers: sari.headers })
	expect(getProduct.answer.parse(await detail.json()).data).toMatchObject({
		PRODUCT_RATING: 4,
		PRODUCT_REVIEW_COUNT: 1,
	})
})

test('rejects a review before delivery, of an unknown line, and by other customers', async () => {
	const sent = await sale('SHIPPING')
	expect(await codeOf(await review(sent.number))).toBe('409 REVIEW_NOT_POSSIBLE')
	const order = await sale('DELIVERED')
	expect(await codeOf(await review(order.number, { position: 3 }))).toBe('409 REVIEW_NOT_POSSIBLE')
	const budi = await exampleCustomer(database.db, shop)
	expect(await codeOf(await review(order.number, { of: budi }))).toBe('404 ORDER_NOT_FOUND')
	expect(await codeOf(await review(order.number, { rating: 6 }))).toBe('422 INVALID')
})

test('stores no pictures of a rejected review', async () => {
	kept.clear()
	const order = await sale('DELIVERED')
	const refused = await review(order.number, { position: 3, pictures: 2 })
	expect(await codeOf(refused)).toBe('409 REVIEW_NOT_POSSIBLE')
	expect(kept.size).toBe(0)
	expect((await review(order.number, { pictures: 1 })).status).toBe(201)
	expect(kept.size).toBe(1)
})
