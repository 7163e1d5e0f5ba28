import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'

/** Saved versions of a home page: rows are added, never changed. The last one is the draft. */
export const homeVersion = pgTable(
	'home_version',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** From 1 in each company. */
		number: integer().notNull(),
		/** As in contract/home-section.ts. */
		sections: jsonb().$type<unknown[]>().notNull(),
		/** Name of the staff member or key. */
		author: text().notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.number] }),
		check('home_version_number_positive', sql`${table.number} >= 1`),
		check('home_version_is_list', sql`jsonb_typeof(${table.sections}) = 'array'`),
	],
)

/** Publications of versions; the last row of a company determines what shoppers see. */
export const homePublication = pgTable(
	'home_publication',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		/** null: the default home page. */
		number: integer(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'home_publication_version_fk',
			columns: [table.companyId, table.number],
			foreignColumns: [homeVersion.companyId, homeVersion.number],
		}),
	],
)

/** Pictures of a version, so that none is deleted that an earlier version needs. */
export const homePicture = pgTable(
	'home_picture',
	{
		companyId: integer('company_id').notNull(),
		number: integer().notNull(),
		mediaId: text('media_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.mediaId, table.number] }),
		foreignKey({
			name: 'home_picture_version_fk',
			columns: [table.companyId, table.number],
			foreignColumns: [homeVersion.companyId, homeVersion.number],
		}),
		foreignKey({
			name: 'home_picture_media_fk',
			columns: [table.companyId, table.mediaId],
			foreignColumns: [media.companyId, media.id],
		}),
	],
)
