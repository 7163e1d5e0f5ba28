import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { CUSTOMER_NOTE_KINDS } from '#contract/customer.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/**
 * Staff notes about a customer, including reasons for blocking; rows are never changed, and deleted with the account.
 */
export const customerNote = pgTable(
	'customer_note',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		kind: text({ enum: CUSTOMER_NOTE_KINDS }).notNull(),
		text: text().notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		foreignKey({
			name: 'customer_note_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('customer_note_of_customer').on(table.companyId, table.customerId, table.id),
		check('customer_note_kind_known', isListed(table.kind)),
	],
)
