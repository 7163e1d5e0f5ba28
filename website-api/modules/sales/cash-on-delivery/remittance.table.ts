import { sql } from 'drizzle-orm'
import {
	check,
	date,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { REMITTED_OUTCOMES } from '#contract/cod-remittance.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { codOrder } from './cod-order.table.ts'

/** A file in which a courier lists what it passes on. */
export const codRemittance = pgTable(
	'cod_remittance',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		fileName: text('file_name').notNull(),
		lineCount: integer('line_count').notNull(),
		/** Number of lines that no earlier file had. */
		newLineCount: integer('new_line_count').notNull(),
		/** Name of the staff member or key. */
		uploadedBy: text('uploaded_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'cod_remittance_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('cod_remittance_newest').on(table.companyId, table.at),
	],
)

/** A line of such files, stored once even if several have it. */
export const codRemittanceLine = pgTable(
	'cod_remittance_line',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** The first file that has it, and its place there. */
		remittanceId: uuid('remittance_id').notNull(),
		position: integer().notNull(),
		trackingNumber: text('tracking_number').notNull(),
		/** What the courier collected from the recipient, and what it keeps for its services. */
		collected: rupiah('collected').notNull(),
		fee: rupiah('fee').notNull(),
		/** Null: the file has none. */
		day: date({ mode: 'string' }),
		reference: text().notNull(),
		/** Numbers lines that are equal in all of the above. */
		occurrence: integer().notNull(),
		/** What was booked for the order; null: nothing. */
		outcome: text({ enum: REMITTED_OUTCOMES }),
		orderId: uuid('order_id'),
		bookedBy: text('booked_by'),
		bookedAt: moment('booked_at'),
		/** Why staff put it aside; null: they have not. */
		dismissedReason: text('dismissed_reason'),
		dismissedBy: text('dismissed_by'),
		dismissedAt: moment('dismissed_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'cod_remittance_line_remittance_fk',
			columns: [table.companyId, table.remittanceId],
			foreignColumns: [codRemittance.companyId, codRemittance.id],
		}),
		foreignKey({
			name: 'cod_remittance_line_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [codOrder.companyId, codOrder.orderId],
		}),
		uniqueIndex('cod_remittance_line_once').on(
			table.companyId,
			table.trackingNumber,
			table.collected,
			table.fee,
			sql`coalesce(${table.day}, '0001-01-01'::date)`,
			table.reference,
			table.occurrence,
		),
		index('cod_remittance_line_of_file').on(table.companyId, table.remittanceId, table.position),
		index('cod_remittance_line_of_order')
			.on(table.companyId, table.orderId)
			.where(sql`${table.orderId} is not null`),
		check(
			'cod_remittance_line_amounts',
			sql`${table.collected} >= 0 and ${table.fee} >= 0 and ${table.collected} + ${table.fee} >= 1`,
		),
		check('cod_remittance_line_outcome_known', isListed(table.outcome)),
		check(
			'cod_remittance_line_booked',
			sql`(${table.outcome} is null) = (${table.orderId} is null) and (${table.outcome} is null) = (${table.bookedAt} is null)`,
		),
		check(
			'cod_remittance_line_dismissed',
			sql`(${table.dismissedAt} is null) = (${table.dismissedReason} is null) and (${table.dismissedAt} is null) = (${table.dismissedBy} is null)`,
		),
		check(
			'cod_remittance_line_booked_or_dismissed',
			sql`${table.dismissedAt} is null or ${table.outcome} is null`,
		),
	],
)

export type RemittanceLineRow = typeof codRemittanceLine.$inferSelect
