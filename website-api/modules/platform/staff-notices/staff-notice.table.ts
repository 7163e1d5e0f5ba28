import { sql } from 'drizzle-orm'
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
import type { StaffMailEvent } from '#contract/staff-notice.ts'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** An event that staff are notified of; stored once, and mailed together with others of the same minutes. */
export const staffNotice = pgTable(
	'staff_notice',
	{
		companyId: integer('company_id').notNull(),
		event: text().$type<StaffMailEvent>().notNull(),
		/** Reference of the entity, e.g. an order's number; no personal data. */
		reference: text().notNull(),
		notedAt: moment('noted_at').notNull().defaultNow(),
		/** Id of the mail that reports it; null: not mailed yet. */
		batch: bigint({ mode: 'number' }),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.event, table.reference] }),
		foreignKey({
			name: 'staff_notice_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('staff_notice_waiting')
			.on(table.companyId)
			.where(sql`${table.batch} is null`),
		index('staff_notice_of_batch').on(table.companyId, table.batch),
		index('staff_notice_noted').on(table.notedAt),
		check('staff_notice_event_form', sql`${table.event} ~ '^[A-Z]+(_[A-Z]+)*$'`),
	],
)

/** A kind of mail that a staff member has switched off. */
export const staffNoticeOff = pgTable(
	'staff_notice_off',
	{
		companyId: integer('company_id').notNull(),
		accountId: uuid('account_id').notNull(),
		event: text().$type<StaffMailEvent>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.accountId, table.event] }),
		foreignKey({
			name: 'staff_notice_off_member_fk',
			columns: [table.companyId, table.accountId],
			foreignColumns: [staffMember.companyId, staffMember.accountId],
		}).onDelete('cascade'),
		check('staff_notice_off_event_form', sql`${table.event} ~ '^[A-Z]+(_[A-Z]+)*$'`),
	],
)
