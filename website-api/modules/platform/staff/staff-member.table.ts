import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { LABEL_SIZES } from '#contract/label-size.ts'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { staffAccount } from './staff-account.table.ts'

/** The role of an account in a company. */
export const staffMember = pgTable(
	'staff_member',
	{
		companyId: integer('company_id').notNull(),
		accountId: uuid('account_id').notNull(),
		role: text({ enum: STAFF_ROLES }).notNull(),
		labelSize: text('label_size', { enum: LABEL_SIZES }).notNull().default('100X150'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.accountId] }),
		foreignKey({
			name: 'staff_member_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		foreignKey({
			name: 'staff_member_account_fk',
			columns: [table.accountId],
			foreignColumns: [staffAccount.id],
		}),
		index('staff_member_of_account').on(table.accountId),
		check('staff_member_role_known', isListed(table.role)),
		check('staff_member_label_size_known', isListed(table.labelSize)),
	],
)

/** A mailed invitation to a company's staff; its token is a signature of the id. */
export const staffInvitation = pgTable(
	'staff_invitation',
	{
		id: uuid().notNull().defaultRandom(),
		companyId: integer('company_id').notNull(),
		email: text().notNull(),
		role: text({ enum: STAFF_ROLES }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		acceptedAt: moment('accepted_at'),
		revokedAt: moment('revoked_at'),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		foreignKey({
			name: 'staff_invitation_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		uniqueIndex('staff_invitation_open')
			.on(table.companyId, sql`lower(${table.email})`)
			.where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
		check('staff_invitation_role_known', isListed(table.role)),
	],
)
