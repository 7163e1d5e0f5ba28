import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listReviews } from '#contract/review.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { type Delivery, deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { deletePicture } from './delete-picture.command.ts'
import { MEDIA_REFERENCES } from './picture.queries.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const kept = new Map<string, Buffer>()
const storage = memoryStorage(kept)

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
})
afterAll(() => database.close())

/** A customer with a completed order and a review with that picture. */
async function reviewer(picture: Uint8Array<ArrayBuffer>): Promise<ExampleCustomer> {
	const person = await exampleCustomer(database.db, shop)
	const { customerId } = person
	const sale = { customerId, lines: [[0, 1]] as [number, number][], upTo: 'COMPLETED' as const }
	const { number } = await exampleSale(database.db, shop, sale)
	const body = new FormData()
	body.set('LINE_POSITION', '0')
	body.set('REVIEW_RATING', '4')
	body.set('REVIEW_TEXT', 'Bahannya adem.')
	body.append('PICTURE', new Blob([picture]), 'foto.jpg')
	const { 'content-type': _, ...headers } = person.headers
	const sent = await api.request(`/v1/order/${number}/review`, { method: 'POST', headers, body })
	expect(sent.status).toBe(201)
	return person
}

async function leave({ headers }: ExampleCustomer) {
	const gone = await api.request('/v1/customer', { method: 'DELETE', headers, body: '{}' })
	expect(gone.status).toBe(200)
	const deliver = (delivery: Delivery) => deletePicture(database.db, delivery, storage)
	for (let at = 0; at < 50 && (await deliverNext(database.db, deliver)); at++);
}

test('the pictures of a review are deleted with its author, unless they are used elsewhere', async () => {
	const picture = await smallJpeg()
	const [sari, budi] = [await reviewer(picture), await reviewer(picture)]
	const shown = await api.request('/v1/product/barang-1/review', { headers: sari.headers })
	const { list } = listReviews.answer.parse(await shown.json()).data
	const id = list[0]?.REVIEW_PICTURE_ID_LIST[0] ?? ''
	const look = async () => (await api.request(`/v1/media/${id}/320.webp`)).status
	expect(await look()).toBe(200)
	expect(kept.size).toBe(2)

	await leave(sari)
	expect(await look()).toBe(200)
	expect(kept.size).toBe(2)

	await leave(budi)
	expect(kept.size).toBe(0)
	expect(await look()).toBe(404)
	const { rows } = await database.db.execute(sql`select 1 from media where id = ${id}`)
	expect(rows).toEqual([])
})

test('checks every foreign key to a picture before deleting one', async () => {
	const { rows } = await database.db.execute(sql`
		select from_columns.table_name as table, from_columns.column_name as column
		from information_schema.referential_constraints
		join information_schema.key_column_usage from_columns using (constraint_schema, constraint_name)
		join information_schema.table_constraints target
			on target.constraint_schema = referential_constraints.unique_constraint_schema
			and target.constraint_name = referential_constraints.unique_constraint_name
		where target.table_name = 'media' and from_columns.column_name <> 'company_id'
		order by 1, 2`)
	const keys = z.array(z.object({ table: z.string(), column: z.string() })).parse(rows)
	expect(keys.map(({ table, column }) => [table, column])).toEqual(MEDIA_REFERENCES)
})
