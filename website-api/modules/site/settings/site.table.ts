import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { moment, type LocalText } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'

export const banner = pgTable(
	'banner',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		slug: text().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		subtitle: jsonb().$type<LocalText>().notNull(),
		/** Path within the shop. */
		target: text().notNull(),
		wideMediaId: text('wide_media_id').notNull(),
		tallMediaId: text('tall_media_id').notNull(),
		position: integer().notNull().default(0),
		/** False: withdrawn, its page responds with 410. */
		active: boolean().notNull().default(true),
		/** Display period while active; null: unlimited. */
		startsAt: moment('starts_at'),
		endsAt: moment('ends_at'),
		/** Text of the banner's page. */
		html: jsonb().$type<LocalText>().notNull().default({ id: '', en: '' }),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.slug] }),
		foreignKey({
			name: 'banner_wide_media_fk',
			columns: [table.companyId, table.wideMediaId],
			foreignColumns: [media.companyId, media.id],
		}),
		foreignKey({
			name: 'banner_tall_media_fk',
			columns: [table.companyId, table.tallMediaId],
			foreignColumns: [media.companyId, media.id],
		}),
		check('banner_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
	],
)

export type FooterLink = { label: LocalText; target: string }

export const footerMenu = pgTable(
	'footer_menu',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		position: integer().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		links: jsonb().$type<FooterLink[]>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.companyId, table.position] })],
)

/** At most one popup per company; no row: none. */
export const popupBanner = pgTable(
	'popup_banner',
	{
		companyId: integer('company_id')
			.primaryKey()
			.references(() => company.id),
		active: boolean().notNull().default(false),
		mediaId: text('media_id'),
		/** Path within the shop. */
		target: text(),
		/** Alternative text of the picture. */
		alt: jsonb().$type<LocalText>().notNull().default({ id: '', en: '' }),
		/** Shown on whichever page a visit begins; else on the home page only. */
		onAllPages: boolean('on_all_pages').notNull().default(false),
		/** Display period while active; null: unlimited. */
		startsAt: moment('starts_at'),
		endsAt: moment('ends_at'),
	},
	(table) => [
		foreignKey({
			name: 'popup_banner_media_fk',
			columns: [table.companyId, table.mediaId],
			foreignColumns: [media.companyId, media.id],
		}),
		check(
			'popup_banner_active_has_picture',
			sql`not ${table.active} or (${table.mediaId} is not null and ${table.target} is not null)`,
		),
		check('popup_banner_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
	],
)
