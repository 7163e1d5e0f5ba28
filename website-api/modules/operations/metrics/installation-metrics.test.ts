import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { LAST_BACKUP } from '#website-api/modules/operations/backup/last-backup.ts'
import { noteBackup } from '#website-api/modules/operations/backup/note-backup.command.ts'
// Registers the programmes, which orders require.
import { registerInstallationMetrics } from './installation-metrics.queries.ts'

let open: OpenDatabase
beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())

test('the installation’s figures are read from the database, once in ten seconds', async () => {
	const { companyId } = await exampleShop(open.db, [])
	await open.db.execute(sql`
		insert into outbox (company_id, topic, dedupe_key, payload, due_at, dead_at) values
			(${companyId}, 'a.topic', 'a', '{}', now() - interval '90 seconds', null),
			(${companyId}, 'a.topic', 'b', '{}', now() + interval '1 hour', null),
			(${companyId}, 'a.topic', 'c', '{}', now() - interval '1 day', now())`)
	await open.db.execute(sql`
		insert into ledger_day values
			(${companyId}, '2026-01-01', 'wallet', 50000, 20000), (${companyId}, '2026-01-02', 'wallet', 7, 0)`)
	const registry = new Registry()
	let now = 0
	registerInstallationMetrics(registry, open.db, () => now)
	const figures = await registry.metrics()
	for (const line of [
		'etalase_outbox_due 1',
		'etalase_outbox_dead 1',
		'etalase_audit_findings 0',
		'etalase_ledger_rupiah{kind="wallet"} 30007',
	]) {
		expect(figures).toContain(`\n${line}\n`)
	}
	expect(figures).toMatch(/\netalase_outbox_oldest_seconds 9\d/)
	await open.db.execute(sql`update outbox set dead_at = null, done_at = now()`)
	now = 9_999
	expect(await registry.metrics()).toContain('\netalase_outbox_dead 1\n')
	now = 10_000
	expect(await registry.metrics()).toContain('\netalase_outbox_dead 0\n')
})

test('the age of the last backup is known once there is one', async () => {
	const figures = async () => {
		const registry = new Registry()
		registerInstallationMetrics(registry, open.db)
		return registry.metrics()
	}
	expect(await figures()).not.toMatch(/^etalase_backup_age_seconds \d/m)
	await noteBackup(open.db)
	await open.db.execute(sql`
		update setting set value = (value::timestamptz - interval '2 days')::text where key = ${LAST_BACKUP}`)
	expect(await figures()).toMatch(/^etalase_backup_age_seconds 1728\d\d/m)
	await noteBackup(open.db)
	expect(await figures()).toMatch(/^etalase_backup_age_seconds \d\d?(?:\.\d+)?$/m)
})

test('open orders and their totals are summed by state', async () => {
	const shop = await exampleShop(open.db, [{ price: 50_000, stock: 9 }])
	const sale = (upTo: 'PENDING' | 'PROCESSING' | 'COMPLETED') =>
		exampleSale(open.db, shop, { customerId: null, lines: [[0, 1]], upTo })
	const [first, second, third] = [
		await sale('PENDING'),
		await sale('PENDING'),
		await sale('PROCESSING'),
	]
	await sale('COMPLETED')
	const registry = new Registry()
	registerInstallationMetrics(registry, open.db)
	const figures = (await registry.metrics())
		.split('\n')
		.filter((line) => line.includes('_open_orders'))
	expect(figures.filter((line) => !line.startsWith('#')).toSorted()).toEqual([
		'etalase_open_orders_rupiah{state="PENDING"} ' + String(first.total + second.total),
		'etalase_open_orders_rupiah{state="PROCESSING"} ' + String(third.total),
		'etalase_open_orders{state="PENDING"} 2',
		'etalase_open_orders{state="PROCESSING"} 1',
	])
})

test('figures are missing while the database does not answer', async () => {
	const registry = new Registry()
	const db = { execute: () => Promise.reject(new Error('gone')) }
	registerInstallationMetrics(registry, Object.assign(Object.create(open.db), db))
	expect(await registry.metrics()).not.toMatch(/^etalase_outbox_due \d/m)
})
