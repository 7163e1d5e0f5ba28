import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readLayout } from './applied-migrations.ts'
import { buildIndexes } from './concurrent-indexes.ts'
import type { Database, Transaction } from './database.ts'
import { fixSearchPaths } from './function-search-path.ts'
import { BASELINE, type Migration } from './migration-files.ts'
import { breaks, isRetryable } from './sql-error.ts'

/** How long a change of a table waits for the table. Meanwhile requests wait behind it, so it gives up and comes again. */
const LOCK_TIMEOUT = '2s'
const MOST_TRIES = 300

type Options = {
	/**
	 * Another connection to the same server, which keeps other processes from migrating while the first creates indexes
	 * outside a transaction. Absent: indexes are created within it, as PGlite has one connection.
	 */
	beside?: Database | undefined
	/** Whether the connection keeps its settings: not behind a pooler. */
	isSession?: boolean
	/** Default: all. */
	migrations?: Migration[] | undefined
	/** Called when a table stays locked. */
	onWait?: () => void
}

/**
 * Applies missing migrations, each in its own transaction; may run concurrently in several processes. Returns how many
 * this one applied.
 */
export async function migrate(db: Database, options: Options = {}): Promise<number> {
	for (let count = 0; ;) {
		const step = await locked(db, (tx) => applySome(tx, options), options)
		count += step.applied
		if (step.concurrent) count += await applyConcurrent(db, step.concurrent, options)
		if (step.isLast) return count
	}
}

type Step = { applied: number; concurrent?: Migration; isLast: boolean }

/** Everything in an empty database; else the first that is missing. */
async function applySome(tx: Transaction, { beside, migrations }: Options): Promise<Step> {
	const { isEmpty, missing } = await readLayout(tx, migrations)
	const [first] = missing
	if (!isEmpty && first?.isConcurrent && beside) {
		return { applied: 0, concurrent: first, isLast: false }
	}
	const next = isEmpty ? missing : missing.slice(0, 1)
	for (const migration of next) {
		// A database of the migrations before the baseline has all that it makes.
		if (isEmpty || migration.name !== BASELINE) await apply(tx, migration)
		await record(tx, migration)
	}
	if (next.length > 0) await fixSearchPaths(tx)
	return { applied: next.length, isLast: isEmpty || first === undefined }
}

async function apply(tx: Transaction, { statements, isConcurrent }: Migration) {
	for (const statement of statements) {
		await tx.execute(sql.raw(isConcurrent ? statement.replace(/\bconcurrently\b/i, '') : statement))
	}
}

/** Creates the indexes on the first connection while the other holds the lock. */
async function applyConcurrent(db: Database, migration: Migration, options: Options) {
	if (!options.beside) return 0
	return locked(
		options.beside,
		async (tx) => {
			const { missing } = await readLayout(tx, options.migrations)
			if (!missing.some(({ version }) => version === migration.version)) return 0
			await buildIndexes(db, migration.statements, options.isSession ?? true)
			await record(tx, migration)
			return 1
		},
		options,
	)
}

/** Runs `work` in a transaction that no other process can migrate beside; again when a table stays locked. */
async function locked<T>(
	db: Database,
	work: (tx: Transaction) => Promise<T>,
	{ onWait }: Options,
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction(async (tx) => {
				await tx.execute(sql`set local statement_timeout = 0`)
				await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
				await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
				await takeTable(tx)
				return work(tx)
			})
		} catch (error) {
			// If two processes create the table concurrently, the second one finds it on its next attempt.
			const isMadeTwice = attempt < 6 && (breaks(error, '23505') || breaks(error, '42P07'))
			const isLocked = attempt < MOST_TRIES && (breaks(error, '55P03') || isRetryable(error))
			if (!isMadeTwice && !isLocked) throw error
			if (attempt % 10 === 5) onWait?.()
			await sleep(Math.random() * 1_000)
		}
	}
}

async function takeTable(tx: Transaction) {
	await tx.execute(sql`
		create table if not exists schema_migration (
			version bigint primary key,
			digest text not null,
			min_version bigint,
			applied_at timestamptz not null default now()
		)`)
	await tx.execute(sql`lock table schema_migration in exclusive mode`)
	const { rows } = await tx.execute<{ lacks: boolean }>(sql`
		select not exists (select from pg_attribute
			where attrelid = 'schema_migration'::regclass and attname = 'min_version') as lacks`)
	if (rows[0]?.lacks)
		await tx.execute(sql`alter table schema_migration add column min_version bigint`)
}

async function record(tx: Transaction, { version, digest, minVersion }: Migration) {
	await tx.execute(sql`
		insert into schema_migration (version, digest, min_version)
		values (${version}, ${digest}, ${minVersion})`)
}
