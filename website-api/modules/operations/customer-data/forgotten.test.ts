import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CustomerExportWire } from '#contract/account.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'

const Names = z.array(z.object({ name: z.string() }))
const mark = 'Xantippe'

let database: OpenDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

async function tables() {
	const { rows } = await database.db.execute(
		sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
	)
	return Names.parse(rows).map(({ name }) => name)
}

/** Tables that still contain the customer's texts. */
async function tablesWithMark() {
	const found: string[] = []
	for (const table of await tables()) {
		const { rows } = await database.db.execute(
			sql`select 1 from ${sql.identifier(table)} t where t::text ilike ${`%${mark}%`} limit 1`,
		)
		if (rows.length > 0) found.push(table)
	}
	return found.sort()
}

test('exports all data of a customer, and deletes all of it with the account', async () => {
	const { db } = database
	const storage = memoryStorage()
	const api = exampleApi(db, storage)
	const shop = await exampleShop(db, [{ price: 50_000, stock: 100 }])
	const person = await exampleCustomer(db, shop)
	const email = `${mark}@example.com`
	const json = async (method: string, address: string, body: unknown) => {
		const headers = { ...person.headers, 'idempotency-key': formKeyText() }
		const init = { method, headers, body: JSON.stringify(body) }
		const answer = await api.request(`/v1${address}`, init)
		expect(answer.ok, `${address} ${await answer.clone().text()}`).toBe(true)
		return answer
	}
	const form = async (address: string, fields: Record<string, string>, method = 'POST') => {
		const body = new FormData()
		for (const [name, value] of Object.entries(fields)) body.set(name, value)
		body.set('PICTURE', new Blob([await smallJpeg()], { type: 'image/jpeg' }), 'foto.jpg')
		const { 'content-type': _, ...headers } = person.headers
		const answer = await api.request(`/v1${address}`, { method, headers, body })
		expect(answer.ok, `${address} ${await answer.clone().text()}`).toBe(true)
	}

	await db.execute(
		sql`update customer set email = ${email}, email_confirmed_at = now(), name = ${mark} where id = ${person.customerId}`,
	)
	const { number, id } = await exampleSale(db, shop, {
		customerId: person.customerId,
		lines: [[0, 2]],
		upTo: 'DELIVERED',
	})
	await db.execute(sql`update orders set note = ${mark}, customer_name = ${mark},
		customer_email = ${email}, address = address || ${JSON.stringify({ street: `Jalan ${mark} 12` })}::jsonb
		where id = ${id}`)
	await db.execute(sql`insert into order_note (company_id, order_id, text, made_by)
		values (${shop.companyId}, ${id}, ${`Tentang ${mark}`}, 'Rina')`)
	await db.execute(sql`insert into order_cancellation (company_id, order_id, reason, note, made_by)
		values (${shop.companyId}, ${id}, 'OTHER', ${`Kata ${mark}`}, 'Rina')`)
	await db.execute(
		sql`update parcel set provider = 'BITESHIP', provider_order_id = 'booking-1' where order_id = ${id}`,
	)
	await db.execute(sql`insert into parcel_event (company_id, order_id, parcel_number, kind, is_effective, source, said)
		values (${shop.companyId}, ${id}, 1, 'NOTE', false, 'COURIER', ${`Diterima oleh ${mark}`})`)
	await db.execute(sql`insert into parcel_booking (company_id, id, order_id, parcel_number, asked_by, refusal, said)
		values (${shop.companyId}, gen_random_uuid(), ${id}, 1, 'Rina', 'BOOKING_REFUSED', ${`Alamat ${mark}`})`)
	await db.execute(sql`insert into payment_attempt (company_id, id, order_id, reference, provider, method, amount, state, expires_at)
		values (${shop.companyId}, gen_random_uuid(), ${id}, 'attempt-1', 'MIDTRANS', 'QRIS', 1, 'ENDED', now())`)
	for (const [provider, reference] of [
		['BITESHIP', 'booking-1'],
		['MIDTRANS', 'attempt-1'],
	]) {
		await db.execute(sql`insert into provider_message (company_id, id, provider, event_key, reference, headers, body)
			values (${shop.companyId}, gen_random_uuid(), ${provider}, ${mark}, ${reference}, '{}', ''::bytea)`)
	}
	await json('POST', '/address', {
		ADDRESS_LABEL: mark,
		RECIPIENT_NAME: mark,
		RECIPIENT_PHONE: '081299998888',
		DISTRICT_CODE: '31.74.01',
		VILLAGE: 'Tebet',
		POSTCODE: '12820',
		STREET: `Jalan ${mark}`,
	})
	await json('POST', '/bank', {
		BANK_CODE: 'BRI',
		BANK_ACCOUNT_NUMBER: '1112223334',
		BANK_ACCOUNT_HOLDER: mark,
	})
	await json('POST', '/contact/message', {
		NAME: mark,
		EMAIL: email,
		PHONE: '',
		TOPIC: 'OTHER',
		MESSAGE: `Saya ${mark}, halo.`,
		ORDER_NUMBER: '',
	})
	await form(`/order/${number}/review`, {
		LINE_POSITION: '0',
		REVIEW_RATING: '4',
		REVIEW_TEXT: `Kata ${mark}`,
	})
	await form('/customer/picture', {}, 'PUT')
	const requested = await api.request(
		'/v1/return',
		exampleReturn(person.headers, {
			number,
			lines: [[0, 1]],
			key: formKeyText(),
			text: `Jahitan lepas, kata ${mark}.`,
			pictures: [await smallJpeg()],
		}),
	)
	expect(requested.status).toBe(201)
	const returned = z.object({ data: z.object({ RETURN_NUMBER: z.string() }) })
	const { RETURN_NUMBER } = returned.parse(await requested.json()).data
	await json('POST', `/return/${RETURN_NUMBER}/message`, { MESSAGE_TEXT: `Saya ${mark}` })
	await json('PUT', '/customer/profile', {
		CUSTOMER_NAME: mark,
		CUSTOMER_EMAIL: `baru-${email}`,
		CUSTOMER_BIRTHDAY: null,
		CUSTOMER_PHONE: '081299998888',
	})

	const exported = await api.request('/v1/customer/export', person)
	const { data } = CustomerExportWire.parse(await exported.json())
	for (const table of [
		'orders',
		'review',
		'return_message',
		'return_picture',
		'customer_address',
		'contact_message',
		'mail',
	]) {
		expect(data[table], table).not.toEqual([])
	}
	const archived = await api.request('/v1/customer/export-archive', person)
	const files = unzipSync(new Uint8Array(await archived.arrayBuffer()))
	const { 'data.json': dataFile, ...pictures } = files
	const ownData: unknown = JSON.parse(new TextDecoder().decode(dataFile))
	expect(CustomerExportWire.parse({ data: ownData }).data).toMatchObject({ orders: data.orders })
	const named = [
		...(data.customer ?? []).map((row) => row.picture_id),
		...(data.payment_confirmation ?? []).map((row) => row.proof_id),
		...(data.return_picture ?? []).map((row) => row.upload_id),
		...(data.review_picture ?? []).map((row) => row.media_id),
	].filter((name) => typeof name === 'string')
	expect(named.length).toBeGreaterThanOrEqual(3)
	const names = Object.keys(pictures).map(
		(path) => /^pictures\/(.+)\.(?:jpg|webp)$/.exec(path)?.[1],
	)
	expect(names.toSorted()).toEqual(named.toSorted())
	for (const picture of Object.values(pictures)) {
		expect(Buffer.from(picture).toString('latin1')).toMatch(/^(?:\xff\xd8|RIFF)/)
	}

	expect(await tablesWithMark()).toEqual([
		'contact_message',
		'contact_sender',
		'customer',
		'customer_address',
		'customer_bank',
		'customer_link',
		'form_key',
		'order_cancellation',
		'order_note',
		'orders',
		'outbox',
		'parcel_booking',
		'parcel_event',
		'provider_message',
		'return_message',
		'returns',
		'review',
	])

	await json('POST', `/return/${RETURN_NUMBER}/cancellation`, {})
	await json('POST', `/order/${number}/completion`, {})
	await json('DELETE', '/customer', {})
	expect(await tablesWithMark()).toEqual([])
	const { rows } = await db.execute(sql`select 1 from upload where company_id = ${shop.companyId}`)
	expect(rows).toEqual([])
	const { rows: rated } =
		await db.execute(sql`select rating_sum::int as sum, rating_count::int as count
		from product where company_id = ${shop.companyId}`)
	expect(rated).toEqual([{ sum: 0, count: 0 }])
	expect(await auditOracles(db)).toEqual([])
})
