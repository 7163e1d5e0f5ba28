import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** What a company's agents gain, in hundredths of a percent; a company without a row has no programme. */
export const agentPlan = pgTable(
	'agent_plan',
	{
		companyId: integer('company_id')
			.primaryKey()
			.references(() => company.id),
		/** Off the price in force, for the agents themselves. */
		priceBp: integer('price_bp').notNull().default(0),
		/** Of the goods sold: the seller's own share, and those of the two above. */
		level1Bp: integer('level_1_bp').notNull().default(0),
		level2Bp: integer('level_2_bp').notNull().default(0),
		level3Bp: integer('level_3_bp').notNull().default(0),
	},
	(table) => [
		check('agent_plan_price_range', sql`${table.priceBp} between 0 and 5000`),
		// Who sells earns most: nobody lives on bringing in others.
		check(
			'agent_plan_seller_first',
			sql`${table.level1Bp} >= ${table.level2Bp} and ${table.level2Bp} >= ${table.level3Bp} and ${table.level3Bp} >= 0`,
		),
		check(
			'agent_plan_capped',
			sql`${table.level1Bp} + ${table.level2Bp} + ${table.level3Bp} <= 2000`,
		),
	],
)
