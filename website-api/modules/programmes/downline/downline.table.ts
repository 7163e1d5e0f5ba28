import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** All pairs of ancestor and descendant by referral; maintained by the database when a customer's branch is set. */
export const downline = pgTable(
	'downline',
	{
		companyId: integer('company_id').notNull(),
		ancestorId: uuid('ancestor_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		/** 1: referred by the ancestor directly. */
		depth: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.ancestorId, table.customerId] }),
		foreignKey({
			name: 'downline_ancestor_fk',
			columns: [table.companyId, table.ancestorId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		foreignKey({
			name: 'downline_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('downline_by_depth').on(table.companyId, table.ancestorId, table.depth),
		index('downline_upwards').on(table.companyId, table.customerId, table.depth),
		check(
			'downline_no_circle',
			sql`${table.ancestorId} <> ${table.customerId} and ${table.depth} >= 1`,
		),
	],
)
