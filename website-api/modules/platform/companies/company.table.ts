import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	serial,
	text,
} from 'drizzle-orm/pg-core'
import { INSURANCE_MODES } from '#contract/insurance.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from '#contract/looks.ts'
import { moment, rupiah, type LocalText, isListed } from '#website-api/db/columns.ts'

/** Pickup at the shop, as `couriersOff` names it. */
export const PICKUP_COURIER = 'SELF_PICKUP/self_pickup'

/** A registered shop. No row has id 0 (spec: company id 0 is "not registered"). */
export const company = pgTable(
	'company',
	{
		id: serial().primaryKey(),
		code: text().notNull().unique(),
		name: text().notNull(),
		legalName: text('legal_name').notNull(),
		tagline: jsonb().$type<LocalText>().notNull(),
		/** WEBSITE_TEMPLATE_COLOR_ID. */
		palette: text().notNull().default('green'),
		typePairing: text('type_pairing', { enum: TYPE_PAIRINGS }).notNull().default('modern'),
		corners: text({ enum: CORNER_STYLES }).notNull().default('soft'),
		headerLayout: text('header_layout', { enum: HEADER_LAYOUTS }).notNull().default('bar'),
		/** E.164. */
		customerCarePhone: text('customer_care_phone').notNull(),
		showWhatsapp: boolean('show_whatsapp').notNull().default(true),
		maintenance: boolean().notNull().default(false),
		logoMediaId: text('logo_media_id'),
		/** Code of the district that parcels are sent from, e.g. 31.74.01. */
		originDistrict: text('origin_district').notNull(),
		/** Subtotal in whole rupiah from which shipping is free; null: never. */
		freeShippingFrom: rupiah('free_shipping_from'),
		/** Days until a paid order is handed to its courier. */
		packingDays: integer('packing_days').notNull().default(0),
		/** Whether parcels are insured, from which value of goods always, and what the buyer pays: a share (basis points) and an amount. */
		insuranceMode: text('insurance_mode', { enum: INSURANCE_MODES }).notNull().default('OFF'),
		insuranceFrom: rupiah('insurance_from').notNull().default(0),
		insuranceRate: integer('insurance_rate').notNull().default(20),
		insuranceFixed: rupiah('insurance_fixed').notNull().default(5_000),
		affiliateCookieDays: integer('affiliate_cookie_days').notNull().default(7),
		/** Affiliates' share of attributed sales, in hundredths of a percent. */
		affiliateRate: integer('affiliate_rate').notNull().default(500),
		/**
		 * Share of a variant's stock that unpaid guest orders may reserve together, in percent; always at least one
		 * unit.
		 */
		guestStockPercent: integer('guest_stock_percent').notNull().default(50),
		googleAnalyticsId: text('google_analytics_id'),
		metaPixelId: text('meta_pixel_id'),
		/** The payload of the shop's static QRIS; null: QRIS is not offered. */
		qris: text(),
		/** Street and number where couriers collect parcels; null: unknown. */
		pickupAddress: text('pickup_address'),
		/** When goods can be collected: seven entries, Monday first; null: unknown. */
		pickupHours: jsonb('pickup_hours').$type<OpeningHours>(),
		/** Registered address of the firm, in one line; null: unknown. */
		businessAddress: text('business_address'),
		/** Programmes that the shop does not run. */
		programmesOff: text('programmes_off')
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** Leaves out the line that names this software (the specification's isHideWatermark). */
		hideWatermark: boolean('hide_watermark').notNull().default(false),
		/** Couriers that are switched off, as courierKey() writes them. */
		couriersOff: text('couriers_off')
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** Address that customers send returned items to, in one line; null: unknown. */
		returnAddress: text('return_address'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		check('company_id_positive', sql`${table.id} >= 1`),
		check('company_type_pairing_known', isListed(table.typePairing)),
		check('company_corners_known', isListed(table.corners)),
		check('company_header_layout_known', isListed(table.headerLayout)),
		check(
			'company_origin_district_form',
			sql`${table.originDistrict} ~ '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$'`,
		),
		check(
			'company_qris_form',
			sql`${table.qris} ~ '^000201[ -~]+$' and length(${table.qris}) <= 512`,
		),
		check('company_return_address_length', sql`length(${table.returnAddress}) between 10 and 240`),
		check('company_pickup_address_length', sql`length(${table.pickupAddress}) between 10 and 240`),
		check(
			'company_pickup_hours_days',
			sql`${table.pickupHours} is null or (jsonb_typeof(${table.pickupHours}) = 'array' and jsonb_array_length(${table.pickupHours}) = 7)`,
		),
		check(
			'company_business_address_length',
			sql`length(${table.businessAddress}) between 10 and 240`,
		),
		check(
			'company_affiliate_cookie_days_range',
			sql`${table.affiliateCookieDays} between 0 and 365`,
		),
		check('company_insurance_mode_known', isListed(table.insuranceMode)),
		check(
			'company_insurance_range',
			sql`${table.insuranceFrom} >= 0 and ${table.insuranceRate} between 0 and 1000 and ${table.insuranceFixed} between 0 and 1000000`,
		),
		check('company_packing_days_range', sql`${table.packingDays} between 0 and 14`),
		check('company_programmes_known', sql`${table.programmesOff} <@ array['AFFILIATE', 'AGENT']`),
		check('company_affiliate_rate_range', sql`${table.affiliateRate} between 0 and 5000`),
		check('company_guest_stock_percent_range', sql`${table.guestStockPercent} between 1 and 100`),
	],
)

/** Host names; each belongs to at most one company. */
export const companyDomain = pgTable('company_domain', {
	/** Lower case, without port or trailing dot. */
	host: text().primaryKey(),
	companyId: integer('company_id')
		.notNull()
		.references(() => company.id),
	position: integer().notNull().default(0),
})

/** Bank accounts for transfers, including inactive ones. */
export const companyBank = pgTable(
	'company_bank',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** e.g. BCA; the BANK_CODE of the wire. */
		code: text().notNull(),
		name: text().notNull(),
		accountNumber: text('account_number').notNull(),
		accountHolder: text('account_holder').notNull(),
		position: integer().notNull().default(0),
		/** Inactive: not offered to shoppers, but payments may still arrive. */
		isActive: boolean('is_active').notNull().default(true),
	},
	(table) => [primaryKey({ columns: [table.companyId, table.code] })],
)
