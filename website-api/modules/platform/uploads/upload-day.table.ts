import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** Number of files that a customer sent on a day (UTC); the CHECK enforces the quota. */
export const uploadDay = pgTable(
	'upload_day',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		day: date({ mode: 'string' }).notNull(),
		files: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId, table.day] }),
		foreignKey({
			name: 'upload_day_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}).onDelete('cascade'),
		check('upload_day_bounded', sql`${table.files} between 0 and 60`),
	],
)
