import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { readMigrations, type Migration } from './migration-files.ts'
import { REVISIONS, type Revision } from './revised-migrations.ts'
import { breaks } from './sql-error.ts'

/** The database has a migration that this version of Etalase does not have, or has another text of. */
class UnknownLayout extends Error {
	constructor(problem: string, advice: string) {
		super(
			`${problem} ${advice} Nothing was changed; ` +
				'make a backup of the database before you try anything (docs/operating.md, "Data").',
		)
		this.name = 'UnknownLayout'
	}
}

type Applied = { version: number; digest: string }

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
	const { rows } = await tx.execute<Applied>(
		sql`select version::integer as version, digest from schema_migration order by version`,
	)
	const revised = rows.flatMap((row) => revisionOf(row) ?? [])
	const applied = rows.filter((row) => !revisionOf(row))
	for (const row of applied) requireKnown(row, migrations)

	for (const revision of revised) await markRevised(tx, revision, migrations)
	const done = new Set([...applied, ...revised].map(({ version }) => version))
	const missing = migrations.filter(({ version }) => !done.has(version))
	for (const { version, digest, statements } of missing) {
		for (const statement of statements) await tx.execute(sql.raw(statement))
		await tx.execute(
			sql`insert into schema_migration (version, digest) values (${version}, ${digest})`,
		)
	}
	// Last, since a revised migration may follow one that was missing.
	for (const statement of revised.flatMap(({ statements }) => statements)) {
		await tx.execute(sql.raw(statement))
	}
	return missing.length
}

function revisionOf({ digest }: Applied): Revision | undefined {
	return REVISIONS.find(({ before }) => before === digest)
}

/** Gives the row of an earlier text the number and the digest of the present one. */
async function markRevised(tx: Transaction, revision: Revision, migrations: Migration[]) {
	const present = migrations.find(({ version }) => version === revision.version)
	await tx.execute(sql`
		update schema_migration set version = ${revision.version}, digest = ${present?.digest}
		where digest = ${revision.before}`)
}

/** @throws UnknownLayout unless the migrations have this one with this text */
function requireKnown(row: Applied, migrations: Migration[]) {
	const migration = migrations.find(({ version }) => version === row.version)
	if (!migration) {
		throw new UnknownLayout(
			`The database has migration ${row.version - 1}, which this version of Etalase does not know.`,
			'It was laid out by a newer version: start that one.',
		)
	}
	if (migration.digest !== row.digest) {
		throw new UnknownLayout(
			`The database was made with another text of the migration ${migration.name}.`,
			`Start the version of Etalase that made it: its file of that name has the SHA-256 ${row.digest}.`,
		)
	}
}
