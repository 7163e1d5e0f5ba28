import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { FormerLayout } from './former-layout.ts'
import former from './former-migrations.json' with { type: 'json' }
import { BASELINE_VERSION, type Migration, readMigrations, versionOf } from './migration-files.ts'

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

/** A migration by what the record of a database says of it. */
type Known = Pick<Migration, 'name' | 'version' | 'digest'>
type Applied = { version: number; digest: string; min_version: number | null }

/** The migrations before the baseline whose files are gone. */
const formers: Known[] = Object.entries(former).map(([name, digest]) => ({
	name,
	version: versionOf(name),
	digest,
}))

export type Layout = {
	/** Nothing was ever applied. */
	isEmpty: boolean
	missing: Migration[]
	/** Numbers of migrations of a newer version, beside which this one serves. */
	newer: number[]
}

/**
 * Compares the migrations of the database with ours. The baseline counts for all before it.
 * @throws UnknownLayout if ours cannot serve on it, FormerLayout if an earlier version must migrate it first
 */
export async function readLayout(db: Queryable, migrations = readMigrations()): Promise<Layout> {
	const rows = await appliedIn(db)
	const isEmpty = rows.length === 0
	const isFormer = !isEmpty && rows.every(({ version }) => version !== BASELINE_VERSION)
	const known = [...formers, ...migrations]
	const newer = rows.filter((row) => isNewer(row, known))
	const done = new Set(rows.map(({ version }) => version))
	const lost = isFormer ? formers.filter(({ version }) => !done.has(version)) : []
	if (lost.length > 0) throw new FormerLayout(lost.map(({ name }) => name))
	return {
		isEmpty,
		missing: migrations.filter(
			({ version }) => !done.has(version) && (isFormer || version >= BASELINE_VERSION),
		),
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

/** Whether a migration is of a newer version. @throws UnknownLayout if this version does not serve beside it */
function isNewer(row: Applied, known: Known[]): boolean {
	const migration = known.find(({ version }) => version === row.version)
	if (!migration) {
		const needed = row.min_version
		if (needed === 0 || known.some(({ version }) => version === needed)) return true
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
