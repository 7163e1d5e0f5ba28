import { eq, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { breaks, isRetryable } from '#website-api/db/sql-error.ts'
import { companyAtRest } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { MoveRefused, OWN_TABLES, until } from './move.ts'

/** How long a table, or the company, waits for running transactions; meanwhile new ones wait behind. */
const LOCK_TIMEOUT = '1s'
const MAX_TRIES = 60
/** How long mails under way may take before the writes are stopped; a later one may be sent again by the other cell. */
const DELIVERIES_MS = 5_000

const EVENTS = { write: 'insert or update', delete: 'delete' }

/**
 * Prepares the tables to refuse the company's writes, which go on: triggers for its rows alone. Writes of all companies to a
 * table wait for the transactions that run on it, a table after the other.
 */
export async function guardTables(db: Database, companyId: number) {
	for (const { name, column } of OWN_TABLES) {
		const made = Object.entries(EVENTS).map(
			([event, on]) => `
				create or replace trigger ${triggerOf(companyId, event)} before ${on} on "${name}"
				for each row when (${event === 'delete' ? 'old' : 'new'}."${column}" = ${companyId})
				execute function refuse_write_at_rest('${companyId}')`,
		)
		await withShortLock(db, made.join(';'))
	}
}

/** Drops the triggers of `guardTables`. */
export async function unguardTables(db: Database, companyId: number) {
	const { rows } = await db.execute<{ name: string; trigger: string }>(sql`
		select tgrelid::regclass::text as name, tgname as trigger from pg_trigger
		where tgname in (${triggerOf(companyId, 'write')}, ${triggerOf(companyId, 'delete')})
			and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`)
	for (const { name, trigger } of rows) {
		await withShortLock(db, `drop trigger if exists ${trigger} on ${name}`)
	}
}

const triggerOf = (companyId: number, event: string) => `company_at_rest_${companyId}_${event}`

/** Puts a company into maintenance. Its timers stop, and mails under way are waited for; writes go on. */
export async function drain(db: Database, companyId: number) {
	await inTransaction(db, async (tx) => {
		const [row] = await tx.select().from(company).where(eq(company.id, companyId))
		await tx
			.insert(companyAtRest)
			.values({ companyId, state: 'DRAINING', wasInMaintenance: row?.maintenance ?? false })
		await tx.update(company).set({ maintenance: true }).where(eq(company.id, companyId))
	})
	const end = performance.now() + DELIVERIES_MS
	await until(async () => {
		const { rows } = await db.execute(sql`
			select from outbox where company_id = ${companyId} and done_at is null and dead_at is null
				and tries > 0 and last_error is null and due_at > now() limit 1`)
		return rows.length === 0 || performance.now() > end
	})
}

/**
 * Refuses all writes to rows of the company, by whatever connection: when it returns, no earlier transaction that wrote to
 * them is left. Needs `guardTables`.
 */
export async function stopWrites(db: Database, companyId: number) {
	const stopped = { state: 'LEAVING' as const }
	await retried(() =>
		db.transaction(async (tx) => {
			await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
			await tx.execute(
				sql`select pg_advisory_xact_lock(hashtext('company at rest'), ${companyId}::integer)`,
			)
			await tx.update(companyAtRest).set(stopped).where(eq(companyAtRest.companyId, companyId))
		}),
	)
}

/** Allows writes again and ends the maintenance, if the company was not in it before. */
export async function allowWrites(db: Database, companyId: number) {
	const [row] = await db
		.delete(companyAtRest)
		.where(eq(companyAtRest.companyId, companyId))
		.returning()
	if (!row) return
	await db
		.update(company)
		.set({ maintenance: row.wasInMaintenance })
		.where(eq(company.id, companyId))
}

/** Changes a table in a transaction that gives way to others when it waits for the table. */
function withShortLock(db: Database, statements: string) {
	return retried(() =>
		db.transaction((tx) =>
			tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'; ${statements}`)),
		),
	)
}

/** @throws MoveRefused if it has been locked out each time */
async function retried<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await work()
		} catch (error) {
			if (!breaks(error, '55P03') && !isRetryable(error)) throw error
			if (attempt === MAX_TRIES) throw new MoveRefused('locked')
		}
	}
}
