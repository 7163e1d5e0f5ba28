import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'

/**
 * Companies that this database holds and does not serve, because they are moved between cells: copied here (ARRIVING), in
 * maintenance (DRAINING) and without writes (LEAVING) for the last moments, or moved away (GONE). A company without a row is served.
 */
export const companyAtRest = pgTable(
	'company_at_rest',
	{
		companyId: integer('company_id').primaryKey(),
		state: text({ enum: ['ARRIVING', 'DRAINING', 'LEAVING', 'GONE'] }).notNull(),
		/** Its setting before the move. */
		wasInMaintenance: boolean('was_in_maintenance').notNull().default(false),
		since: moment('since').notNull().defaultNow(),
	},
	(table) => [check('company_at_rest_state_known', isListed(table.state))],
)

/** Whether a row is of a company that is served here. Whatever runs beside requests leaves the others alone. */
export const isServed = (companyId: SQLWrapper): SQL =>
	sql`${companyId} not in (select ${companyAtRest.companyId} from ${companyAtRest})`
