import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/** When the scheduled audit ran last: over what has changed, and over everything. Two rows, for all processes. */
export const auditRun = pgTable(
	'audit_run',
	{
		kind: text({ enum: ['RECENT', 'FULL'] }).primaryKey(),
		beganAt: moment('began_at'),
		finishedAt: moment('finished_at'),
		/** Transfers up to this id have been looked at. */
		lastTransferId: bigint('last_transfer_id', { mode: 'number' }).notNull().default(0),
	},
	(table) => [check('audit_run_kind_known', sql`${table.kind} in ('RECENT', 'FULL')`)],
)
