import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isListed } from '#website-api/db/columns.ts'
import { TIERS } from '#contract/tier.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** The benefits of a tier in a company; no row: none. */
export const tierBenefit = pgTable(
	'tier_benefit',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		tier: text({ enum: TIERS }).notNull(),
		/** Discount on the items, in hundredths of a percent. */
		discountBp: integer('discount_bp').notNull().default(0),
		freeShipping: boolean('free_shipping').notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.tier] }),
		check('tier_benefit_tier_known', isListed(table.tier)),
		check('tier_benefit_discount_range', sql`${table.discountBp} between 0 and 2000`),
	],
)
