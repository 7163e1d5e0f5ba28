import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Span } from './period.ts'

/** An instant's date and time in Asia/Jakarta. */
export function inJakarta(at: SQLWrapper): SQL {
	return sql`(${at} at time zone 'Asia/Jakarta')`
}

/** The month in Asia/Jakarta that an instant is in, yymm. */
export function monthOf(at: SQLWrapper): SQL<string> {
	return sql<string>`to_char(${inJakarta(at)}, 'YYMM')`
}

/** Whether an instant is in these days; it stands alone, so that an index on it serves. */
export function isWithin(at: SQLWrapper, { from, until }: Span): SQL {
	return sql`(${at} >= ${from}::timestamp at time zone 'Asia/Jakarta'
		and ${at} < ${until}::timestamp at time zone 'Asia/Jakarta')`
}

/** The day it is in Asia/Jakarta by the database's clock, yyyy-mm-dd. */
export async function dayInJakarta(db: Queryable): Promise<string> {
	const { rows } = await db.execute<{ today: string }>(
		sql`select to_char(${inJakarta(sql`now()`)}, 'YYYY-MM-DD') as today`,
	)
	return rows[0]?.today ?? ''
}
