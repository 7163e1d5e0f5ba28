import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'

/** Ids of a cell are its number plus a multiple of this: those of two cells never meet, and stay in the order of time. */
const STEP = 32_768
/** The first ids of installations with a cell: above all that an installation without one, which counts by one, has used. */
const FIRST = 2 ** 40

const Sequences = z.array(
	z.object({ table: z.string(), column: z.string(), sequence: z.string(), type: z.string() }),
)

/**
 * Lets ids of companies' rows begin above all that are stored, in the cell's own series. Of integer columns, whose rows
 * are found with their company only, they just begin above.
 */
export async function alignSequences(db: Queryable, cell: number) {
	for (const { table, column, sequence, type } of await sequencesOf(db)) {
		const { rows } = await db.execute<{ last: string | number }>(sql`
			select coalesce(max(${sql.identifier(column)}), 0) as last from ${sql.identifier(table)}`)
		const last = Number(rows[0]?.last ?? 0)
		const isShared = type === 'bigint'
		const next = isShared ? nextOf(cell, last) : last + 1
		await db.execute(
			sql.raw(
				`alter sequence ${sequence} increment by ${isShared ? STEP : 1} restart with ${next}`,
			),
		)
	}
}

/** The first id of the cell's series above `last`. */
export function nextOf(cell: number, last: number): number {
	const from = Math.max(FIRST, last + 1)
	return from + ((((cell - from) % STEP) + STEP) % STEP)
}

async function sequencesOf(db: Queryable) {
	const tables = [...TABLES.company, 'operator_change']
	const { rows } = await db.execute(sql`
		select owner.relname as table, attname as column, owned.objid::regclass::text as sequence,
			format_type(atttypid, null) as type
		from pg_depend as owned
		join pg_class as made on made.oid = owned.objid and made.relkind = 'S'
		join pg_class as owner on owner.oid = owned.refobjid
		join pg_attribute on attrelid = owner.oid and attnum = owned.refobjsubid
		where owned.classid = 'pg_class'::regclass and owned.deptype in ('a', 'i')
			and owner.relnamespace = current_schema()::regnamespace
			and owner.relname in (${sql.join(
				tables.map((name) => sql`${name}`),
				sql`, `,
			)})`)
	return Sequences.parse(rows)
}
