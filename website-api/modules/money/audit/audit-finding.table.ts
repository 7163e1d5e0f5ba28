import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { FINDING_STOPS } from '#contract/audit.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { operatorKey } from '#website-api/modules/platform/operator-api/operator-key.table.ts'

/** Violations found by the audit, each stored once until it is released. An open one blocks the payouts in `stops`. */
export const auditFinding = pgTable(
	'audit_finding',
	{
		id: uuid().notNull().defaultRandom(),
		companyId: integer('company_id').notNull(),
		oracle: text().notNull(),
		about: text().notNull(),
		accountId: bigint('account_id', { mode: 'number' }),
		/** Blocked payouts: from the owner's accounts, from all accounts of the company, or none. */
		stops: text({ enum: FINDING_STOPS }).notNull(),
		/** The two figures that should be equal, at the time of the finding. */
		found: bigint({ mode: 'number' }).notNull(),
		expected: bigint({ mode: 'number' }).notNull(),
		at: moment('at').notNull().defaultNow(),
		releasedAt: moment('released_at'),
		/** The operator key; null with `releasedByStaff` null: released automatically, because it blocked no payout. */
		releasedBy: uuid('released_by'),
		/** The staff member who released it, unless a key did. */
		releasedByStaff: uuid('released_by_staff'),
		releaseReason: text('release_reason'),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		foreignKey({
			name: 'audit_finding_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		foreignKey({
			name: 'audit_finding_account_fk',
			columns: [table.companyId, table.accountId],
			foreignColumns: [account.companyId, account.id],
		}),
		foreignKey({
			name: 'audit_finding_released_by_fk',
			columns: [table.releasedBy],
			foreignColumns: [operatorKey.id],
		}),
		foreignKey({
			name: 'audit_finding_released_by_staff_fk',
			columns: [table.releasedByStaff],
			foreignColumns: [staffAccount.id],
		}),
		uniqueIndex('audit_finding_open')
			.on(table.companyId, table.oracle, table.about)
			.where(sql`${table.releasedAt} is null`),
		check('audit_finding_stops_known', isListed(table.stops)),
		check(
			'audit_finding_stops_account',
			sql`(${table.stops} = 'ACCOUNT') = (${table.accountId} is not null)`,
		),
		check(
			'audit_finding_released_by_somebody',
			sql`${table.stops} = 'NOTHING' or ${table.releasedAt} is null or ((${table.releasedBy} is not null or ${table.releasedByStaff} is not null) and ${table.releaseReason} is not null)`,
		),
	],
)
