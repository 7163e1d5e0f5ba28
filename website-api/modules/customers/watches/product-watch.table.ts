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
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { WATCH_KINDS } from '#contract/watch.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A request to be notified once when a variant is available again, or when a product costs less. */
export const productWatch = pgTable(
	'product_watch',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		kind: text({ enum: WATCH_KINDS }).notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		/** For kind STOCK. */
		variantId: bigint('variant_id', { mode: 'number' }),
		/** Either a customer, or a guest's email. */
		customerId: uuid('customer_id'),
		email: text(),
		locale: text({ enum: LOCALES }).notNull(),
		/** For kind PRICE: price of the cheapest variant at that time. */
		price: rupiah('price'),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** null: not confirmed by the guest yet. */
		confirmedAt: moment('confirmed_at'),
		firedAt: moment('fired_at'),
		/** For kind PRICE: the price that fired it. */
		firedPrice: rupiah('fired_price'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'product_watch_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'product_watch_variant_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [variant.companyId, variant.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'product_watch_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		check('product_watch_kind_known', isListed(table.kind)),
		check(
			'product_watch_one_reader',
			sql`(${table.customerId} is null) <> (${table.email} is null)`,
		),
		check(
			'product_watch_what',
			sql`(${table.kind} = 'STOCK') = (${table.variantId} is not null) and (${table.kind} = 'PRICE') = (${table.price} is not null)`,
		),
		uniqueIndex('product_watch_of_customer')
			.on(
				table.companyId,
				table.customerId,
				table.kind,
				table.productId,
				sql`coalesce(${table.variantId}, 0)`,
			)
			.where(sql`${table.customerId} is not null and ${table.firedAt} is null`),
		uniqueIndex('product_watch_of_email')
			.on(
				table.companyId,
				sql`lower(${table.email})`,
				table.kind,
				table.productId,
				sql`coalesce(${table.variantId}, 0)`,
			)
			.where(sql`${table.email} is not null and ${table.firedAt} is null`),
		index('product_watch_open')
			.on(table.companyId, table.productId)
			.where(sql`${table.confirmedAt} is not null and ${table.firedAt} is null`),
		index('product_watch_fired')
			.on(table.companyId, table.customerId, table.firedAt)
			.where(sql`${table.firedAt} is not null`),
		index('product_watch_age').on(table.createdAt),
	],
)
