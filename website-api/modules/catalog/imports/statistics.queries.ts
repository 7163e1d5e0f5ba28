import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/**
 * Runs ANALYZE on the catalogue's tables once they have doubled in size since the last time. Otherwise the planner
 * would treat them as small: the embedded database never analyses automatically, PostgreSQL only after a while.
 */
export async function refreshStatistics(db: Database) {
	const { rows } = await db.execute<{ name: string }>(sql`
		select relname as name from pg_class
		where oid in ('product'::regclass, 'variant'::regclass, 'stock'::regclass, 'stock_move'::regclass,
				'product_media'::regclass)
			and pg_relation_size(oid) / current_setting('block_size')::integer > 2 * relpages + 8`)
	for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`)
}
