import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eachOf } from '#process/each-of.ts'
import type { Database } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { type DueWork, dueWork } from './due-work.queries.ts'

/** Rows worked on in one round, so that a silent provider does not hold up everything else. */
const mostOfRound = 20
/** A provider that does not answer holds one of them for ten seconds. */
const mostAtOnce = 5

export type DueKey = { companyId: number; id: string }

type Due = {
	table: PgTable & { companyId: PgColumn; id: PgColumn }
	/** When the row is worked on next; null: never. */
	at: PgColumn
	/** Seconds until others see the row as due again, in case the work fails or this process ends. */
	pause: SQL
	/** Counts how often the row was taken. */
	tries?: PgColumn
	/** Only these rows. */
	only?: SQL
}

/**
 * Work on the rows whose time has come, outside of any transaction; several processes share them. Returns how many they
 * were. A failing one does not block others; its error is thrown at the end.
 */
export function eachDue<Given extends unknown[]>(
	due: Due,
	work: (db: Database, key: DueKey, ...given: Given) => Promise<unknown>,
): DueWork<[db: Database, ...given: Given], number> {
	return dueWork({ table: due.table, condition: isRowDue(due) }, async (db, ...given) => {
		const keys = await take(db, due)
		await eachOf(keys, mostAtOnce, (key) => work(db, key, ...given))
		return keys.length
	})
}

function isRowDue({ table, at, only }: Due): SQL {
	return sql`${at} <= now() and ${isServed(table.companyId)} ${only ? sql`and ${only}` : sql``}`
}

/** One statement: it locks the rows and moves their time. */
async function take(db: Database, due: Due): Promise<DueKey[]> {
	const { table, at, pause, tries } = due
	const { companyId, id } = table
	const name = (column: PgColumn) => sql.identifier(column.name)
	const count = tries ? sql`, ${name(tries)} = ${tries} + 1` : sql``
	const { rows } = await db.execute<{ company_id: number; id: string }>(sql`
		with due as materialized (
			select ${companyId} as company_id, ${id} as id from ${table}
			where ${isRowDue(due)}
			order by ${at} limit ${mostOfRound} for update of ${table} skip locked
		)
		update ${table} set ${name(at)} = now() + make_interval(secs => ${pause}) ${count}
		from due where ${companyId} = due.company_id and ${id} = due.id
		returning ${companyId} as company_id, ${id} as id`)
	return rows.map((row) => ({ companyId: row.company_id, id: row.id }))
}
