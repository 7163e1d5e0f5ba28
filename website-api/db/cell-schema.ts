import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'

/**
 * Makes the schema of a cell, unless it is there. In a Citus cluster an empty schema that is placed already is taken back,
 * since the baseline has forms that a placed schema refuses.
 */
export async function makeCellSchema(db: Database, schema: string) {
	const isCluster = await hasCitus(db)
	await db.transaction(async (tx) => {
		if (isCluster) await tx.execute(sql`set local citus.enable_schema_based_sharding = off`)
		await tx.execute(sql`create schema if not exists ${sql.identifier(schema)}`)
	})
	const { rows } = await db.execute<{ is_empty: boolean }>(
		sql`select to_regclass(${`${schema}.schema_migration`}::text) is null as is_empty`,
	)
	const { rows: found } = await db.execute<{ schema: string | null }>(
		sql`select current_schema() as schema`,
	)
	if (found[0]?.schema !== schema) {
		throw new Error(
			`Connections have the schema ${found[0]?.schema}, not ${schema}: let the pooler open new ones.`,
		)
	}
	if (isCluster && rows[0]?.is_empty && (await isPlaced(db, schema))) {
		await patiently(db, sql`select citus_schema_undistribute(${schema}::regnamespace)`)
	}
}

/** Lets a Citus cluster place a migrated schema on one of its machines; elsewhere nothing happens. */
export async function placeCellSchema(db: Database, schema: string) {
	if (!(await hasCitus(db)) || (await isPlaced(db, schema))) return
	await patiently(db, sql`select citus_schema_distribute(${schema}::regnamespace)`)
}

async function patiently(db: Database, statement: SQL) {
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(statement)
	})
}

async function hasCitus(db: Queryable): Promise<boolean> {
	const { rows } = await db.execute(sql`select from pg_extension where extname = 'citus'`)
	return rows.length > 0
}

async function isPlaced(db: Queryable, schema: string): Promise<boolean> {
	const { rows } = await db.execute(
		sql`select from citus_schemas where schema_name = ${schema}::regnamespace`,
	)
	return rows.length > 0
}
