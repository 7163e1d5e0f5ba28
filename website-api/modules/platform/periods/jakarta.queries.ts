import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Span } from './period.ts'

/** Date and time of an instant in Asia/Jakarta. */
export function inJakarta(at: SQLWrapper): SQL {
	return sql`(${at} at time zone 'Asia/Jakarta')`
}

/** The month of an instant in Asia/Jakarta, yymm. */
export function monthOf(at: SQLWrapper): SQL<string> {
	return sql<string>`to_char(${inJakarta(at)}, 'YYMM')`
}

/** Whether an instant is within these days; compares the plain column, so that an index can be used. */
export function isWithin(at: SQLWrapper, { from, until }: Span): SQL {
	return sql`(${at} >= ${from}::timestamp at time zone 'Asia/Jakarta'
		and ${at} < ${until}::timestamp at time zone 'Asia/Jakarta')`
}

/** Today in Asia/Jakarta by the database's clock, yyyy-mm-dd. */
export async function dayInJakarta(db: Queryable): Promise<string> {
	const { rows } = await db.execute<{ today: string }>(
		sql`select to_char(${inJakarta(sql`now()`)}, 'YYYY-MM-DD') as today`,
	)
	return onlyRow(rows).today
}
