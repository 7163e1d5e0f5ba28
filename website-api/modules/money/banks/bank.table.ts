import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** Bank accounts of customers, for payouts. */
export const customerBank = pgTable(
	'customer_bank',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		/** 1 to 5, unique per customer: limits the number of accounts. */
		slot: integer().notNull(),
		bankCode: text('bank_code').notNull(),
		number: text().notNull(),
		holder: text().notNull(),
		main: boolean().notNull().default(false),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_bank_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		unique('customer_bank_slot').on(table.companyId, table.customerId, table.slot),
		unique('customer_bank_once').on(
			table.companyId,
			table.customerId,
			table.bankCode,
			table.number,
		),
		uniqueIndex('customer_bank_one_main')
			.on(table.companyId, table.customerId)
			.where(sql`${table.main}`),
		check('customer_bank_at_most_five', sql`${table.slot} between 1 and 5`),
		check('customer_bank_number_form', sql`${table.number} ~ '^[0-9]{6,20}$'`),
	],
)
