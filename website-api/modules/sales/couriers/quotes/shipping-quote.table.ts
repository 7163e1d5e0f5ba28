import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { COURIER_PROVIDERS, type CourierCode } from '#contract/courier.ts'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import type { CourierRate } from '#website-api/modules/platform/couriers/courier-port.ts'

/** What a provider asked for a parcel of a weight between two districts. */
export const shippingQuote = pgTable(
	'shipping_quote',
	{
		companyId: integer('company_id').notNull(),
		provider: text({ enum: COURIER_PROVIDERS }).notNull(),
		/** Our codes of the districts. */
		origin: text().notNull(),
		destination: text().notNull(),
		/** What couriers charge. */
		kilograms: integer().notNull(),
		/** Null: the provider refused, as `said` says. */
		rates: jsonb().$type<CourierRate[]>(),
		said: text().notNull().default(''),
		quotedAt: moment('quoted_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({
			name: 'shipping_quote_pk',
			columns: [table.companyId, table.provider, table.origin, table.destination, table.kilograms],
		}),
		foreignKey({
			name: 'shipping_quote_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('shipping_quote_by_time').on(table.quotedAt),
	],
)

/** The price of a provider that an order was placed with; what it charges later is compared with it. */
export const orderQuote = pgTable(
	'order_quote',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		provider: text({ enum: COURIER_PROVIDERS }).notNull(),
		courier: text().$type<CourierCode>().notNull(),
		service: text().notNull(),
		/** Whole rupiah, before the shop's discounts. */
		price: rupiah('price').notNull(),
		kilograms: integer().notNull(),
		quotedAt: moment('quoted_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'order_quote_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_quote_price_positive', sql`${table.price} >= 0`),
	],
)
