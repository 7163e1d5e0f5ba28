import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A customer's sign-in on one device; a bearer token is valid only while its session is open. */
export const customerSession = pgTable(
	'customer_session',
	{
		companyId: integer('company_id').notNull(),
		/** The token's jti. */
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		/** Name of the device; '' if unknown. */
		device: text().notNull(),
		/** Keyed digest of the network it signed in from. */
		addressDigest: text('address_digest').notNull(),
		/** Keyed digest of the browser id; '' if the storefront sent none. */
		deviceDigest: text('device_digest').notNull().default(''),
		createdAt: moment('created_at').notNull().defaultNow(),
		seenAt: moment('seen_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		endedAt: moment('ended_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_session_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('customer_session_of_customer').on(table.companyId, table.customerId, table.createdAt),
		index('customer_session_open_on_device')
			.on(table.companyId, table.deviceDigest)
			.where(sql`${table.endedAt} is null and ${table.deviceDigest} <> ''`),
		check('customer_session_device_short', sql`char_length(${table.device}) <= 50`),
	],
)
