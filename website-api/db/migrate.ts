import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { readMigrations, type Migration } from './migration-files.ts'
import { breaks } from './sql-error.ts'

/** The database has migrations that this version does not know. */
class UnknownLayout extends Error {
	constructor() {
		super(
			'The database was laid out by another version of Etalase and cannot be brought up to date. ' +
				'Start that version, or begin with an empty database (ETALASE_DATA, DATABASE_URL).',
		)
		this.name = 'UnknownLayout'
	}
}

/** Applies missing migrations; may run concurrently in several processes. Returns how many were applied. */
export async function migrate(db: Database): Promise<number> {
	const migrations = readMigrations()
	for (let attempt = 0; ; attempt++) {
		try {
			return await db.transaction((tx) => applyMissing(tx, migrations))
		} catch (error) {
			// If two processes create the table concurrently, the second one finds it on its next attempt.
			if (attempt === 5 || !(breaks(error, '23505') || breaks(error, '42P07'))) throw error
		}
	}
}

async function applyMissing(tx: Transaction, migrations: Migration[]): Promise<number> {
	await tx.execute(sql`set local statement_timeout = 0`)
	await tx.execute(sql`
		create table if not exists schema_migration (
			version bigint primary key,
			digest text not null,
			applied_at timestamptz not null default now()
		)`)
	await tx.execute(sql`lock table schema_migration in exclusive mode`)
	const done = await tx.execute<{ version: number; digest: string }>(
		sql`select version, digest from schema_migration order by version`,
	)
	done.rows.forEach((row, at) => {
		if (migrations[at]?.digest !== row.digest) throw new UnknownLayout()
	})
	const missing = migrations.slice(done.rows.length)
	for (const migration of missing) {
		for (const statement of migration.statements) await tx.execute(sql.raw(statement))
		await tx.execute(
			sql`insert into schema_migration (version, digest) values (${migration.version}, ${migration.digest})`,
		)
	}
	return missing.length
}
