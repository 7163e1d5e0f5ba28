import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import { ENDED_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import { keptAnswer } from '#process/kept-answer.ts'
import type { Database } from '#website-api/db/database.ts'
import { LAST_BACKUP } from '#website-api/modules/operations/backup/last-backup.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** How long a reading is used, in ms: several collectors may ask. */
const FRESH_MS = 10_000
/** The same for sums, which take longer. */
const SUMS_FRESH_MS = 60_000

const Reading = z.object({
	outbox_due: z.coerce.number(),
	outbox_oldest_seconds: z.coerce.number(),
	outbox_dead: z.coerce.number(),
	audit_findings: z.coerce.number(),
	audit_age_seconds: z.coerce.number().nullable(),
	backup_age_seconds: z.coerce.number().nullable(),
})
type Reading = z.infer<typeof Reading>

const OfState = z.object({ orders: z.coerce.number(), rupiah: z.coerce.number() })
const Sums = z.object({
	balances: z.record(z.string(), z.coerce.number()),
	states: z.record(z.string(), OfState),
})
type Sums = z.infer<typeof Sums>

/**
 * Figures of the whole installation, read from the database when they are collected: every website API says the same.
 * While the database does not answer, they are missing.
 */
export function registerInstallationMetrics(
	registry: Registry,
	db: Database,
	now = () => performance.now(),
) {
	const read = keptAnswer(() => orNone(reading(db)), FRESH_MS, now)
	const readSums = keptAnswer(() => orNone(sums(db)), SUMS_FRESH_MS, now)
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
	gauge(
		'etalase_backup_age_seconds',
		'Time since etalase backup made a backup; missing before the first',
		(found) => found.backup_age_seconds,
	)
	registerSums(registry, readSums)
}

function registerSums(registry: Registry, read: () => Promise<Sums | undefined>) {
	const gauge = (
		name: string,
		label: string,
		help: string,
		of: (sums: Sums) => Record<string, number>,
	) =>
		new Gauge({
			name,
			help,
			labelNames: [label],
			registers: [registry],
			async collect() {
				this.reset()
				const found = await read()
				for (const [key, value] of Object.entries(found ? of(found) : {})) {
					this.set({ [label]: key }, value)
				}
			},
		})
	gauge(
		'etalase_ledger_rupiah',
		'kind',
		'Balance of all accounts by kind, as of the last summed day',
		({ balances }) => balances,
	)
	gauge('etalase_open_orders', 'state', 'Orders that are not finished, by state', ({ states }) =>
		mapped(states, ({ orders }) => orders),
	)
	gauge(
		'etalase_open_orders_rupiah',
		'state',
		'Totals of orders that are not finished, by state',
		({ states }) => mapped(states, ({ rupiah }) => rupiah),
	)
}

const mapped = (states: Sums['states'], of: (state: z.infer<typeof OfState>) => number) =>
	Object.fromEntries(Object.entries(states).map(([state, sums]) => [state, of(sums)]))

/** Undefined: the database has not answered. */
const orNone = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined)

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
			(select extract(epoch from now() - value::timestamptz)
				from setting where key = ${LAST_BACKUP}) as backup_age_seconds`)
	return Reading.parse(rows[0])
}

async function sums(db: Database): Promise<Sums> {
	const { rows } = await db.execute(sql`
		select (select coalesce(json_object_agg(kind, balance), '{}'::json) from (
				select kind, sum(credited - debited) as balance from ledger_day group by kind
			) kinds) as balances,
			(select coalesce(json_object_agg(status, json_build_object('orders', orders, 'rupiah', rupiah)), '{}'::json)
				from (
					select status, count(*) as orders, sum(total) as rupiah from orders
					where status not in (${valuesOf(ENDED_ORDER_STATUSES)}) and ${isServed(sql`company_id`)}
					group by status
				) states) as states`)
	return Sums.parse(rows[0])
}
