import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** The kinds of mail a customer has switched off, and until when they have read their notifications. */
export const notificationSetting = pgTable(
	'notification_setting',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		/** null: never. */
		readAt: moment('read_at'),
		/** MAIL_KINDS of the contract. */
		mailsOff: text('mails_off')
			.array()
			.notNull()
			.default(sql`'{}'`),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId] }),
		foreignKey({
			name: 'notification_setting_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
	],
)
