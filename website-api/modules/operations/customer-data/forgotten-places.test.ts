import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CustomerExportWire } from '#contract/account.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

const place = { latitude: -6.226312, longitude: 106.858434 }
const words = 'latitude -6.226312, longitude 106.858434'
const Names = z.array(z.object({ name: z.string() }))

let database: OpenDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

/** Tables that have the customer's place on the map, as numbers, in a text or in the bytes of a message. */
async function tablesWithPlace() {
	const { db } = database
	const { rows: tables } = await db.execute(
		sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
	)
	const found: string[] = []
	for (const { name } of Names.parse(tables)) {
		const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} t
			where t::text like '%6.226312%' or t::text like '%106.858434%'
				or t::text like '%' || encode('106.858434'::bytea, 'hex') || '%' limit 1`)
		if (rows.length > 0) found.push(name)
	}
	return found.sort()
}

test('exports where a customer is on the map, and forgets it with the account', async () => {
	const { db } = database
	const api = exampleApi(db, memoryStorage())
	const shop = await exampleShop(db, [{ price: 50_000, stock: 100 }])
	const person = await exampleCustomer(db, shop)
	const json = async (method: string, address: string, body: unknown) => {
		const headers = { ...person.headers, 'idempotency-key': formKeyText() }
		const init = { method, headers, body: JSON.stringify(body) }
		const answer = await api.request(`/v1${address}`, init)
		expect(answer.ok, `${address} ${await answer.clone().text()}`).toBe(true)
	}
	await json('POST', '/address', {
		ADDRESS_LABEL: 'Rumah',
		RECIPIENT_NAME: 'Sari Wulandari',
		RECIPIENT_PHONE: '081299998888',
		DISTRICT_CODE: '31.74.01',
		VILLAGE: 'Tebet Timur',
		POSTCODE: '12820',
		STREET: 'Jalan Melati No. 12',
		LATITUDE: place.latitude,
		LONGITUDE: place.longitude,
	})
	const { id } = await exampleSale(db, shop, {
		customerId: person.customerId,
		lines: [[0, 2]],
		upTo: 'COMPLETED',
	})
	await db.execute(sql`update orders set vendor_code = 'GOSEND', vendor_method = 'instant',
		address = address || ${JSON.stringify({ pin: place })}::jsonb where id = ${id}`)
	await db.execute(sql`update parcel set provider = 'BITESHIP', provider_order_id = 'booking-1',
		live_page = 'https://driver.example/?to=-6.226312,106.858434' where order_id = ${id}`)
	await db.execute(sql`insert into parcel_event (company_id, order_id, parcel_number, kind, is_effective, source, said)
		values (${shop.companyId}, ${id}, 1, 'NOTE', false, 'COURIER', ${words})`)
	await db.execute(sql`insert into parcel_booking (company_id, id, order_id, parcel_number, asked_by, refusal, said)
		values (${shop.companyId}, gen_random_uuid(), ${id}, 1, 'Rina', 'BOOKING_REFUSED', ${words})`)
	await db.execute(sql`insert into provider_message (company_id, id, provider, event_key, reference, headers, body)
		values (${shop.companyId}, gen_random_uuid(), 'BITESHIP', 'picked', 'booking-1', '{}', ${words}::text::bytea)`)

	const exported = await api.request('/v1/customer/export', person)
	const { data } = CustomerExportWire.parse(await exported.json())
	expect(data.customer_address).toMatchObject([
		{ latitude: String(place.latitude), longitude: String(place.longitude) },
	])
	expect(data.orders).toMatchObject([{ address: { pin: place } }])
	expect(await tablesWithPlace()).toEqual([
		'customer_address',
		'orders',
		'parcel',
		'parcel_booking',
		'parcel_event',
		'provider_message',
	])
	await json('DELETE', '/customer', {})
	expect(await tablesWithPlace()).toEqual([])
})
