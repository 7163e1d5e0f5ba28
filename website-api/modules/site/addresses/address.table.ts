import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import type { AddressKind } from '#contract/moved-address.ts'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/**
 * A former slug of something that has an address of its own, with its present slug. Maintained by triggers of the
 * tables of ADDRESS_KINDS, so that no kind of change is missed.
 */
export const formerAddress = pgTable(
	'former_address',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** The table. */
		kind: text().$type<AddressKind>().notNull(),
		slug: text().notNull(),
		presentSlug: text('present_slug').notNull(),
		changedAt: moment('changed_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.kind, table.slug] }),
		index('former_address_of_present').on(table.companyId, table.kind, table.presentSlug),
		check(
			'former_address_kind_known',
			sql`${table.kind} in ('product', 'category', 'information', 'banner', 'article', 'article_category')`,
		),
		check('former_address_elsewhere', sql`${table.slug} <> ${table.presentSlug}`),
	],
)

/** A redirect that staff wrote. */
export const ownRedirect = pgTable(
	'own_redirect',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		/** See `comparablePath`. */
		path: text().notNull(),
		/** A path of the shop without language, or an https URL. */
		target: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('own_redirect_path_unique').on(table.companyId, table.path),
		check(
			'own_redirect_path_form',
			sql`${table.path} ~ '^/[^/\\\\]' and length(${table.path}) <= 300`,
		),
		check(
			'own_redirect_target_form',
			sql`${table.target} ~ '^(/([^/\\\\]|$)|https://)' and length(${table.target}) <= 500 and ${table.target} <> ${table.path}`,
		),
	],
)
