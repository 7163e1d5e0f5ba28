import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OrderTab } from '#contract/order-list.ts'
import { moment } from '#website-api/db/columns.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** A named filter of the order list, saved by a staff member. */
export const orderView = pgTable(
	'order_view',
	{
		companyId: integer('company_id').notNull(),
		accountId: uuid('account_id').notNull(),
		id: uuid().notNull().defaultRandom(),
		name: text().notNull(),
		tab: text().$type<OrderTab>().notNull(),
		/** '': none. */
		search: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.accountId, table.id] }),
		unique('order_view_name').on(table.companyId, table.accountId, table.name),
		foreignKey({
			name: 'order_view_member_fk',
			columns: [table.companyId, table.accountId],
			foreignColumns: [staffMember.companyId, staffMember.accountId],
		}).onDelete('cascade'),
	],
)
