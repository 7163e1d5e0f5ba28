import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Links by which a buyer completes and pays the order of a draft, or an order: at most one of each. */
export const paymentLink = pgTable(
	'payment_link',
	{
		companyId: integer('company_id').notNull(),
		/** SHA-256 of the token, which is stored nowhere. */
		digest: text().notNull(),
		/** Id of a draft, which is that of its order, or of another order. */
		subjectId: uuid('subject_id').notNull(),
		endsAt: moment('ends_at').notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		madeAt: moment('made_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.digest] }),
		unique('payment_link_one').on(table.companyId, table.subjectId),
		foreignKey({
			name: 'payment_link_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)
