import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { REVISIONS, type Revision } from './revised-migrations.ts'

/** The database has a migration that this version of Etalase cannot serve beside, or has another text of one. */
class UnknownLayout extends Error {
	constructor(problem: string, advice: string) {
		super(
			`${problem} ${advice} Nothing was changed; ` +
				'make a backup of the database before you try anything (docs/operating.md, "Backup and restore").',
		)
		this.name = 'UnknownLayout'
	}
}

type Applied = { version: number; digest: string; min_version: number | null }

export type Layout = {
	/** Nothing was ever applied. */
	isEmpty: boolean
	missing: Migration[]
	/** Those applied with an earlier text. */
	revised: Revision[]
	/** Numbers of migrations of a newer version, beside which this one serves. */
	newer: number[]
}

/** Compares the migrations of the database with ours. @throws UnknownLayout if ours cannot serve on it */
export async function readLayout(db: Queryable, migrations = readMigrations()): Promise<Layout> {
	const rows = await appliedIn(db)
	const revised = rows.flatMap((row) => revisionOf(row) ?? [])
	const applied = rows.filter((row) => !revisionOf(row))
	const newer = applied.filter((row) => isNewer(row, migrations))
	const done = new Set([...applied, ...revised].map(({ version }) => version))
	return {
		isEmpty: rows.length === 0,
		missing: migrations.filter(({ version }) => !done.has(version)),
		revised,
		newer: newer.map(({ version }) => version - 1),
	}
}

async function appliedIn(db: Queryable): Promise<Applied[]> {
	const { rows: found } = await db.execute<{ exists: boolean }>(
		sql`select to_regclass('schema_migration') is not null as exists`,
	)
	if (!found[0]?.exists) return []
	// Databases of earlier versions do not have the column.
	const { rows } = await db.execute<Applied>(sql`
		select version::integer as version, digest, (to_jsonb(one) ->> 'min_version')::integer as min_version
		from schema_migration as one order by version`)
	return rows
}

function revisionOf({ digest }: Applied): Revision | undefined {
	return REVISIONS.find(({ before }) => before === digest)
}

/** Whether a migration is of a newer version. @throws UnknownLayout if this version does not serve beside it */
function isNewer(row: Applied, migrations: Migration[]): boolean {
	const migration = migrations.find(({ version }) => version === row.version)
	if (!migration) {
		const needed = row.min_version
		if (needed === 0 || migrations.some(({ version }) => version === needed)) return true
		throw new UnknownLayout(
			`The database has migration ${row.version - 1}, which this version of Etalase does not know` +
				(needed === null
					? '.'
					: `, and which serves code only that knows migration ${needed - 1}.`),
			'It was laid out by a newer version: start that one.',
		)
	}
	if (migration.digest !== row.digest) {
		throw new UnknownLayout(
			`The database was made with another text of the migration ${migration.name}.`,
			`Start the version of Etalase that made it: its file of that name has the SHA-256 ${row.digest}.`,
		)
	}
	return false
}
