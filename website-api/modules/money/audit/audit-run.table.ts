import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'

/** Last runs of the scheduled audit, shared by all processes: one row for recent changes, one for the full audit. */
export const auditRun = pgTable(
	'audit_run',
	{
		kind: text({ enum: ['RECENT', 'FULL'] }).primaryKey(),
		beganAt: moment('began_at'),
		finishedAt: moment('finished_at'),
		/** Transfers up to this id were checked. */
		lastTransferId: bigint('last_transfer_id', { mode: 'number' }).notNull().default(0),
	},
	(table) => [check('audit_run_kind_known', isListed(table.kind))],
)
