import {
	bigint,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { flashSale } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A customer's request to be notified once when a flash sale begins; deleted with a sale that never begins. */
export const flashReminder = pgTable(
	'flash_reminder',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		saleId: bigint('sale_id', { mode: 'number' }).notNull(),
		locale: text({ enum: LOCALES }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		firedAt: moment('fired_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId, table.saleId] }),
		foreignKey({
			name: 'flash_reminder_sale_fk',
			columns: [table.companyId, table.saleId],
			foreignColumns: [flashSale.companyId, flashSale.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'flash_reminder_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('flash_reminder_of_sale').on(table.companyId, table.saleId),
	],
)
