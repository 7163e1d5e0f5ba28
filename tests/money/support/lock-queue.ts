import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'

/**
 * Keeps what `lock` locks and changes in an open transaction while `begin` starts work that waits for it, and commits then.
 * Returns what `begin` does, e.g. the promises of that work.
 */
export async function whileLocked<T>(
	db: Database,
	lock: (tx: Transaction) => Promise<unknown>,
	begin: () => Promise<T>,
): Promise<T> {
	let release = () => {}
	const released = new Promise<void>((resolve) => (release = resolve))
	let hold = () => {}
	const held = new Promise<void>((resolve) => (hold = resolve))
	const holding = db.transaction(async (tx) => {
		await lock(tx)
		hold()
		await released
	})
	try {
		await Promise.race([held, holding])
		return await begin()
	} finally {
		release()
		await holding
	}
}

const PAUSE = 7_301

/**
 * While `begin` starts work, lets every transaction wait after a change, e.g. `insert on orders`, with all its locks. Who
 * waits for one of those comes second for certain: PostgreSQL wakes those who wait for the same row together.
 */
export async function whilePaused<T>(
	db: Database,
	change: SQL,
	begin: () => Promise<T>,
): Promise<T> {
	await db.execute(sql`create function pause_of_test() returns trigger language plpgsql as
		${sql.raw(`'begin perform pg_advisory_xact_lock(${PAUSE}); return null; end'`)}`)
	await db.execute(
		sql`create trigger pause_of_test after ${change} for each row execute function pause_of_test()`,
	)
	const pause = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${PAUSE})`)
	try {
		return await whileLocked(db, pause, begin)
	} finally {
		await db.execute(sql`drop function pause_of_test cascade`)
	}
}

/** Waits until so many connections wait for a lock. Rejects if one of `work` ends before, because it did not wait. */
export async function untilWaiting(
	db: Database,
	count: number,
	work: Promise<unknown>[] = [],
): Promise<void> {
	let hasEnded = false
	const note = () => (hasEnded = true)
	for (const one of work) void one.then(note, note)
	while ((await waitingIn(db)) < count) {
		if (hasEnded) throw new Error('It ended without waiting for a lock.')
		await sleep(10)
	}
}

async function waitingIn(db: Database): Promise<number> {
	const { rows } = await db.execute<{ waiting: number }>(sql`
		select count(*)::int as waiting from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`)
	return rows[0]?.waiting ?? 0
}
