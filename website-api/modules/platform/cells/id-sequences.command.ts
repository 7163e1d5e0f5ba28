import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'
import { onlyRow } from '#website-api/db/only-row.ts'

/** Ids of a cell are its number plus a multiple of this: those of two cells never meet, and stay in the order of time. */
const STEP = 32_768
/** The first ids of installations with a cell: above all that an installation without one, which counts by one, has used. */
const FIRST = 2 ** 40

type Sequence = z.infer<typeof Sequences>[number]
const Sequences = z.array(
	z.object({ table: z.string(), column: z.string(), sequence: z.string(), type: z.string() }),
)

/**
 * Lets ids of companies' rows begin above all that are stored, in the cell's own series. Of integer columns, whose rows
 * are found with their company only, they just begin above. With `companyId` only where a row of that company, which has
 * come from another cell, stands above the next id.
 */
export async function alignSequences(db: Queryable, cell: number, companyId?: number) {
	for (const sequence of await sequencesOf(db)) {
		// Each for itself: its ids cannot be drawn meanwhile.
		await db.transaction((tx) => align(tx, sequence, { cell, companyId }))
	}
}

async function align(
	tx: Transaction,
	{ table, column, sequence, type }: Sequence,
	{ cell, companyId }: { cell: number; companyId: number | undefined },
) {
	// Changes nothing, and locks it.
	await tx.execute(sql.raw(`alter sequence ${sequence} no cycle`))
	const isOfCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`
	const { rows } = await tx.execute<{ drawn: string | number; stored: string | number }>(sql`
		select last_value as drawn, (
			select coalesce(max(${sql.identifier(column)}), 0) from ${sql.identifier(table)} where ${isOfCompany}
		) as stored from ${sql.raw(sequence)}`)
	const found = onlyRow(rows)
	const [drawn, stored] = [Number(found.drawn), Number(found.stored)]
	if (companyId !== undefined && stored <= drawn) return
	const isShared = type === 'bigint'
	const next = isShared ? nextOf(cell, Math.max(drawn, stored)) : Math.max(drawn, stored) + 1
	await tx.execute(
		sql.raw(`alter sequence ${sequence} increment by ${isShared ? STEP : 1} restart with ${next}`),
	)
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
