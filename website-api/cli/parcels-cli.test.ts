import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { freePort } from '#tests/support/ports.ts'
import { runCommand } from '#tests/support/run-command.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { ensureOperatorKey } from '#website-api/modules/platform/operator-api/first-operator-key.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { workOnBookings } from '#website-api/modules/sales/couriers/booking/work-on-bookings.command.ts'

let database: OpenDatabase
let server: ReturnType<typeof createAdaptorServer>
let couriers: ReturnType<typeof exampleCouriers>
let shop: ExampleShop
let data: string
let port: number
beforeAll(async () => {
	database = await openTestDatabase()
	couriers = exampleCouriers(database.db)
	const api = exampleApi(database.db, undefined, couriers)
	data = await mkdtemp(path.join(os.tmpdir(), 'etalase-cli-'))
	await ensureOperatorKey(database.db, data)
	server = createAdaptorServer({ fetch: api.fetch })
	port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	shop = await exampleShop(database.db, [{ price: 140_000, stock: 10 }])
	const origin = { name: 'Gudang', phone: '+62812345678', address: 'Jalan 1', postcode: '12110' }
	await couriers.addAccount(shop.companyId, ['sicepat'], { origin })
})
afterAll(async () => {
	server.close()
	await database.close()
	await rm(data, { recursive: true, force: true })
})

const etalase = (...args: string[]) =>
	runCommand(['parcels', ...args], { WEBSITE_API_PORT: String(port), ETALASE_DATA: data })

test('the command line has couriers collect parcels, hands one over and puts it right', async () => {
	const { number } = await exampleSale(database.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PROCESSING',
	})
	const time = '2027-01-31T09:00:00+07:00'
	const asked = await etalase('book', number, 'XXXX-XXXX', '--pick-up', time)
	expect(asked.out).toMatch(new RegExp(`^${number}: the courier is being asked`))
	expect(asked.out).toContain('XXXX-XXXX: ')
	await workOnBookings(database.db, couriers.couriers)
	expect((await etalase('list', number)).out).toMatch(new RegExp(`${number}-1 +BOOKED +`))
	expect((await etalase('book', number)).out).toContain('booked or sent already')
	expect((await etalase('ship', number, '1')).code).not.toBe(0)
	expect((await etalase('ship', number, '1', '--number-later')).out).toContain('SHIPPED')
	const correction = ['--tracking', 'JP12345', '--reason', 'Resi dari kurir']
	expect((await etalase('correct', number, '1', ...correction)).out).toContain('JP12345')
	expect((await etalase('correct', number, '1', '--reason', 'Salah')).code).toBe(2)
	expect((await etalase('book', number, '--pick-up', 'besok')).code).toBe(2)
})

test('the command line lists the parcels that wait for a decision', async () => {
	const { number } = await exampleSale(database.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'SHIPPING',
	})
	expect((await etalase('list', '--company', shop.code)).out).toBe(
		'No parcel waits for a decision.\n',
	)
	await database.db.update(parcel).set({ staffSince: new Date() })
	expect((await etalase('list', '--company', shop.code)).out).toMatch(
		new RegExp(`${number}-1 +SHIPPED`),
	)
})
