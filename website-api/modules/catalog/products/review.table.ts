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
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { product } from './product.table.ts'

export const review = pgTable(
	'review',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		author: text().notNull(),
		rating: integer().notNull(),
		body: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** The reviewed order line; null for an imported review. */
		orderId: uuid('order_id'),
		linePosition: integer('line_position'),
		/** Language of the review; null: unknown. */
		language: text(),
		/** The variant's label at that time; '' for a product without options. */
		variantLabel: text('variant_label').notNull().default(''),
		/** The number of its pictures. */
		pictureCount: integer('picture_count').notNull().default(0),
		/** Hidden by staff: excluded from lists and averages. */
		hiddenAt: moment('hidden_at'),
		hiddenReason: text('hidden_reason'),
		/** The shop's reply. */
		reply: text(),
		repliedAt: moment('replied_at'),
		/** Version; increased by staff changes. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'review_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		unique('review_once_per_line').on(table.companyId, table.orderId, table.linePosition),
		check('review_rating_range', sql`${table.rating} between 1 and 5`),
		check('review_language_form', sql`${table.language} ~ '^[a-z]{2}$'`),
		check(
			'review_hidden_with_reason',
			sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`,
		),
		check('review_reply_with_time', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
		index('review_of_product').on(table.companyId, table.productId, table.createdAt, table.id),
		index('review_of_product_by_rating').on(
			table.companyId,
			table.productId,
			table.rating,
			table.createdAt,
			table.id,
		),
		index('review_with_pictures')
			.on(table.companyId, table.productId, table.createdAt, table.id)
			.where(sql`${table.pictureCount} > 0`),
		index('review_newest').on(table.companyId, table.createdAt, table.id),
		index('review_unanswered')
			.on(table.companyId, table.createdAt, table.id)
			.where(sql`${table.reply} is null and ${table.hiddenAt} is null`),
	],
)

/** Pictures of a review, in their order. */
export const reviewPicture = pgTable(
	'review_picture',
	{
		companyId: integer('company_id').notNull(),
		reviewId: bigint('review_id', { mode: 'number' }).notNull(),
		position: integer().notNull(),
		mediaId: text('media_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.reviewId, table.position] }),
		foreignKey({
			name: 'review_picture_review_fk',
			columns: [table.companyId, table.reviewId],
			foreignColumns: [review.companyId, review.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'review_picture_media_fk',
			columns: [table.companyId, table.mediaId],
			foreignColumns: [media.companyId, media.id],
		}),
		index('review_picture_of_media').on(table.companyId, table.mediaId),
		check('review_picture_at_most_five', sql`${table.position} between 0 and 4`),
	],
)
