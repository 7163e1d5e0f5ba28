import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Discount and commission rates of a company's agents, in hundredths of a percent; no row: no programme. */
export const agentPlan = pgTable(
	'agent_plan',
	{
		companyId: integer('company_id')
			.primaryKey()
			.references(() => company.id),
		/** Discount on the current price for orders of agents. */
		priceBp: integer('price_bp').notNull().default(0),
		/** Commission rates of sold products: the seller's, and those of the two agents above. */
		level1Bp: integer('level_1_bp').notNull().default(0),
		level2Bp: integer('level_2_bp').notNull().default(0),
		level3Bp: integer('level_3_bp').notNull().default(0),
	},
	(table) => [
		check('agent_plan_price_range', sql`${table.priceBp} between 0 and 5000`),
		// The seller earns most, so that nobody can live on recruiting.
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
