import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
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

test('figures are missing while the database does not answer', async () => {
	const registry = new Registry()
	const db = { execute: () => Promise.reject(new Error('gone')) }
	registerInstallationMetrics(registry, Object.assign(Object.create(open.db), db))
	expect(await registry.metrics()).not.toMatch(/^etalase_outbox_due \d/m)
})
