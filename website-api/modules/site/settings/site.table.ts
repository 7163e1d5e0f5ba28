import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
		/** In-shop path. */
		target: text().notNull(),
		wideMediaId: text('wide_media_id').notNull(),
		tallMediaId: text('tall_media_id').notNull(),
		position: integer().notNull().default(0),
		/** False: withdrawn, its page answers 410. */
		active: boolean().notNull().default(true),
		/** What the banner's page says. */
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

/** At most one popup a company; without a row there is none. */
export const popupBanner = pgTable('popup_banner', {
	companyId: integer('company_id')
		.primaryKey()
		.references(() => company.id),
	active: boolean().notNull().default(false),
	imageUrl: text('image_url'),
	target: text(),
	/** What the picture says. */
	alt: jsonb().$type<LocalText>().notNull().default({ id: '', en: '' }),
})
