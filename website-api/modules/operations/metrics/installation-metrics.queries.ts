import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Database } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** How long a reading is used, in ms: several collectors may ask. */
const FRESH_MS = 10_000

const Reading = z.object({
	outbox_due: z.coerce.number(),
	outbox_oldest_seconds: z.coerce.number(),
	outbox_dead: z.coerce.number(),
	audit_findings: z.coerce.number(),
	audit_age_seconds: z.coerce.number().nullable(),
	balances: z.record(z.string(), z.coerce.number()),
})
type Reading = z.infer<typeof Reading>

/**
 * Figures of the whole installation, read from the database when they are collected: every website API says the same.
 * While the database does not answer, they are missing.
 */
export function registerInstallationMetrics(
	registry: Registry,
	db: Database,
	now = () => performance.now(),
) {
	let last: { at: number; reading: Promise<Reading | undefined> } | undefined
	function read() {
		if (!last || now() - last.at >= FRESH_MS) {
			last = { at: now(), reading: reading(db).catch(() => undefined) }
		}
		return last.reading
	}
	const gauge = (name: string, help: string, of: (reading: Reading) => number | null) =>
		new Gauge({
			name,
			help,
			registers: [registry],
			async collect() {
				const found = await read()
				const value = found ? of(found) : null
				if (value === null) this.remove()
				else this.set(value)
			},
		})
	gauge('etalase_outbox_due', 'Deliveries that are due', (found) => found.outbox_due)
	gauge(
		'etalase_outbox_oldest_seconds',
		'How long the oldest due delivery has waited',
		(found) => found.outbox_oldest_seconds,
	)
	gauge('etalase_outbox_dead', 'Abandoned deliveries', (found) => found.outbox_dead)
	gauge('etalase_audit_findings', 'Open findings of the audit', (found) => found.audit_findings)
	gauge(
		'etalase_audit_age_seconds',
		'Time since the audit finished a round',
		(found) => found.audit_age_seconds,
	)
	new Gauge({
		name: 'etalase_ledger_rupiah',
		help: 'Balance of all accounts by kind, as of the last summed day',
		labelNames: ['kind'],
		registers: [registry],
		async collect() {
			this.reset()
			const balances = (await read())?.balances ?? {}
			for (const [kind, balance] of Object.entries(balances)) this.set({ kind }, balance)
		},
	})
}

async function reading(db: Database): Promise<Reading> {
	const waiting = sql`from outbox where done_at is null and dead_at is null and due_at <= now()
		and ${isServed(sql`company_id`)}`
	const { rows } = await db.execute(sql`
		select (select count(*) ${waiting}) as outbox_due,
			(select coalesce(extract(epoch from now() - min(due_at)), 0) ${waiting}) as outbox_oldest_seconds,
			(select count(*) from outbox where done_at is null and dead_at is not null
				and ${isServed(sql`company_id`)}) as outbox_dead,
			(select count(*) from audit_finding where released_at is null
				and ${isServed(sql`company_id`)}) as audit_findings,
			(select extract(epoch from now() - max(finished_at)) from audit_run) as audit_age_seconds,
			(select coalesce(json_object_agg(kind, balance), '{}'::json) from (
				select kind, sum(credited - debited) as balance from ledger_day group by kind
			) kinds) as balances`)
	return Reading.parse(rows[0])
}
