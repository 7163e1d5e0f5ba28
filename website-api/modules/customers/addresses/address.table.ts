import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { degrees, moment } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** Delivery addresses of customers. */
export const customerAddress = pgTable(
	'customer_address',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		/** Slot from 1 to 20, which limits the number of addresses. */
		slot: integer().notNull(),
		label: text().notNull(),
		recipient: text().notNull(),
		/** E.164. */
		phone: text().notNull(),
		/** idn-area-data code, with the names at the time of saving. */
		districtCode: text('district_code').notNull(),
		districtName: text('district_name').notNull(),
		cityName: text('city_name').notNull(),
		provinceName: text('province_name').notNull(),
		village: text().notNull(),
		postcode: text().notNull(),
		street: text().notNull(),
		courierNote: text('courier_note').notNull().default(''),
		/** On the map; both or none are known. */
		latitude: degrees('latitude'),
		longitude: degrees('longitude'),
		main: boolean().notNull().default(false),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_address_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		unique('customer_address_slot').on(table.companyId, table.customerId, table.slot),
		uniqueIndex('customer_address_one_main')
			.on(table.companyId, table.customerId)
			.where(sql`${table.main}`),
		check('customer_address_at_most_twenty', sql`${table.slot} between 1 and 20`),
		check('customer_address_postcode_form', sql`${table.postcode} ~ '^([0-9]{5})?$'`),
		check(
			'customer_address_pin',
			sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -12 and 7 and ${table.longitude} between 94 and 142`,
		),
		check(
			'customer_address_district_form',
			sql`${table.districtCode} ~ '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$'`,
		),
	],
)
