import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReturn } from '#contract/return.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { uploadReferences } from '#website-api/modules/operations/upload-references.ts'
import { deleteUnusedUploads } from './delete-unused-uploads.command.ts'
import { removeUploadBytes, storeUpload } from './store-upload.command.ts'
import { upload } from './upload.table.ts'

let open: OpenDatabase
const storage = memoryStorage()

beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())

test('deletes files of uncompleted forms within the hour, and no others', async () => {
	const api = exampleApi(open.db, storage)
	const shop = await exampleShop(open.db, [{ price: 50_000, stock: 100 }])
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const sale = { customerId, lines: [[0, 1]] as [number, number][], upTo: 'DELIVERED' as const }
	const { number } = await exampleSale(open.db, shop, sale)
	const ask = async () => {
		const wanted = { number, lines: [[0, 1]] as [number, number][], key: formKeyText() }
		const pictures = [await smallJpeg()]
		return api.request('/v1/return', exampleReturn(headers, { ...wanted, pictures }))
	}
	const kept = await ask()
	const { data } = getReturn.answer.parse(await kept.json())
	// The order has nothing left to return; files of the rejected form are deleted at once.
	expect((await ask()).status).toBe(422)
	const left = { contentType: 'image/jpeg', content: await smallJpeg() } as const
	await storeUpload({ db: open.db, storage, companyId: shop.companyId }, left)
	const picture = new FormData()
	picture.set('PICTURE', new Blob([await smallJpeg()]))
	const { 'content-type': _, ...plain } = headers
	const put = { method: 'PUT', headers: plain, body: picture }
	expect((await api.request('/v1/customer/picture', put)).status).toBe(200)

	const ids = async () => (await open.db.select().from(upload)).map(({ id }) => id)
	const before = await ids()
	expect(before).toHaveLength(3)
	expect(await deleteUnusedUploads(open.db, uploadReferences)).toBe(0)

	await open.db.update(upload).set({ at: sql`now() - interval '31 minutes'` })
	expect(await deleteUnusedUploads(open.db, uploadReferences)).toBe(1)
	const after = await ids()
	expect(after).toHaveLength(2)
	while (await deliverNext(open.db, (delivery) => removeUploadBytes(delivery, storage)));
	for (const id of before) {
		expect((await storage.readPrivate(id)) !== undefined).toBe(after.includes(id))
	}
	const [id = ''] = data.PICTURE_ID_LIST
	expect(after).toContain(id)
	expect(await open.db.$count(upload, eq(upload.id, id))).toBe(1)
	expect(await deleteUnusedUploads(open.db, uploadReferences)).toBe(0)
})
