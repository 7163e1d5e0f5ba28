import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/**
 * Has the database count the tables of the catalogue again once they have doubled since it last did. It would go on
 * reading whole tables as if they were short: the embedded one never counts by itself, PostgreSQL only after a while.
 */
export async function refreshStatistics(db: Database) {
	const { rows } = await db.execute<{ name: string }>(sql`
		select relname as name from pg_class
		where oid in ('product'::regclass, 'variant'::regclass, 'stock'::regclass, 'stock_move'::regclass,
				'product_media'::regclass)
			and pg_relation_size(oid) / current_setting('block_size')::integer > 2 * relpages + 8`)
	for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`)
}
