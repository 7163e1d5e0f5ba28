import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { OPERATOR_KEY_ROLES } from '#contract/operator/permissions.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Keys of staff; only a digest of a key is stored. */
export const operatorKey = pgTable(
	'operator_key',
	{
		id: uuid().primaryKey().defaultRandom(),
		keyHash: text('key_hash').notNull().unique(),
		label: text().notNull(),
		role: text({ enum: OPERATOR_KEY_ROLES }).notNull(),
		/** The company that the key is for; null: all. */
		companyId: integer('company_id').references(() => company.id),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Rounded to the minute. */
		lastUsedAt: moment('last_used_at'),
		revokedAt: moment('revoked_at'),
	},
	(table) => [check('operator_key_role_known', isListed(table.role))],
)
