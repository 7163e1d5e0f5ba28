import { desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { LISTED_CHANGED_COMPANIES, LISTED_PAGE_CHANGES } from '#contract/page-change.ts'
import type { Database } from '#website-api/db/database.ts'
import { formatCursor, type PageChangeCursor } from './page-change-cursor.ts'
import { pageChange } from './page-change.table.ts'

type PageChanges = {
	changes: { companyId: number; transaction: bigint }[]
	isComplete: boolean
	/** What a caller has seen with this answer. */
	cursor: string
}

/**
 * The changes of the last 15 minutes, newest first: a transaction may become visible that long after it wrote. Those
 * in the future are of planned texts.
 */
export async function recentPageChanges(db: Database): Promise<PageChanges> {
	// Before the changes: one that becomes visible in between is listed twice.
	const { cursor } = await changedSince(db, undefined)
	const rows = await db
		.select({ companyId: pageChange.companyId, transaction: pageChange.transaction })
		.from(pageChange)
		// The column is rounded to milliseconds: a change of just now may stand at a moment ahead.
		.where(
			sql`${pageChange.at} > now() - interval '15 minutes' and ${pageChange.at} <= now()::timestamptz(3)`,
		)
		.orderBy(desc(pageChange.at))
		.limit(LISTED_PAGE_CHANGES + 1)
	return {
		changes: rows.slice(0, LISTED_PAGE_CHANGES),
		isComplete: rows.length <= LISTED_PAGE_CHANGES,
		cursor,
	}
}

/** The companies with changes that have become visible, or whose moment has come, since a cursor; each once. */
export async function pageChangesAfter(
	db: Database,
	cursor: PageChangeCursor,
): Promise<PageChanges> {
	const found = await changedSince(db, cursor)
	return {
		changes: found.changed.slice(0, LISTED_CHANGED_COMPANIES),
		isComplete: !found.isLost && found.changed.length <= LISTED_CHANGED_COMPANIES,
		cursor: found.cursor,
	}
}

const Found = z.object({
	snapshot: z.string(),
	oldest: z.string(),
	seconds: z.coerce.number(),
	is_lost: z.boolean(),
	changed: z.array(z.object({ company_id: z.number(), transaction: z.coerce.bigint() })),
})

/**
 * One statement, so that changes and cursor are of the same snapshot. A cursor is lost when its changes may be deleted by
 * now, or when it is of another database, which has not had so many transactions.
 */
async function changedSince(db: Database, cursor: PageChangeCursor | undefined) {
	const { snapshot = '1:1:', seconds = 0 } = cursor ?? {}
	const changed = sql`(
		select company_id, max(transaction)::text as transaction from (
			select company_id, transaction from page_change
			where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
				and case when transaction > 0
					then not pg_visible_in_snapshot(transaction::text::xid8, ${snapshot}::pg_snapshot) end
			union all
			select company_id, transaction from page_change
			where transaction < 0 and at > to_timestamp(${seconds}) and at <= now()
		) changes
		group by company_id limit ${LISTED_CHANGED_COMPANIES + 1}
	)`
	const { rows } = await db.execute(sql`
		select pg_current_snapshot()::text as snapshot,
			pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
			extract(epoch from now())::text as seconds,
			(to_timestamp(${seconds}) < now() - interval '50 minutes' or pg_snapshot_xmax(${snapshot}::pg_snapshot) >
				pg_snapshot_xmax(pg_current_snapshot())) as is_lost,
			${cursor ? sql`coalesce((select json_agg(c) from ${changed} c), '[]'::json)` : sql`'[]'::json`} as changed`)
	const found = Found.parse(rows[0])
	return {
		changed: found.changed.map(({ company_id, transaction }) => ({
			companyId: company_id,
			transaction,
		})),
		isLost: found.is_lost,
		cursor: formatCursor(found),
	}
}
