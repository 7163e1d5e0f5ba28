import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { concurrentIndexOf } from './migration-files.ts'

/**
 * Runs statements that create indexes CONCURRENTLY: tables stay writable meanwhile. An index that an earlier attempt left
 * incomplete is removed first, a complete one is kept.
 */
export async function buildIndexes(db: Database, statements: string[], isSession: boolean) {
	// It takes as long as the table is large. A pooler would give the setting to others.
	if (isSession) await db.execute(sql`set statement_timeout = 0`)
	try {
		for (const statement of statements) await buildIndex(db, statement)
	} finally {
		if (isSession) await db.execute(sql`reset statement_timeout`)
	}
}

async function buildIndex(db: Database, statement: string) {
	const name = concurrentIndexOf(statement)
	if (name === undefined) throw new Error(`Not an index that is created concurrently: ${statement}`)
	const { rows } = await db.execute<{ valid: boolean }>(
		sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name}::text)`,
	)
	if (rows[0]?.valid) return
	if (rows[0]) await db.execute(sql`drop index concurrently ${sql.identifier(name)}`)
	await db.execute(sql.raw(statement))
}
