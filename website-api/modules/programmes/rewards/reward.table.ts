import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { REDEMPTION_STATUSES } from '#contract/reward.ts'
import { TIERS } from '#contract/tier.ts'
import { moment, rupiah, type LocalText, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A reward that customers redeem coins for. */
export const reward = pgTable(
	'reward',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		terms: jsonb().$type<LocalText>().notNull(),
		coins: rupiah('coins').notNull(),
		/** Units left; never negative. */
		stock: integer().notNull(),
		/** Only for customers of this tier or a higher one. */
		needsTier: text('needs_tier', { enum: TIERS }),
		/** Whether it is sent to an address. */
		isSent: boolean('is_sent').notNull().default(false),
		active: boolean().notNull().default(true),
		endsAt: moment('ends_at'),
		position: integer().notNull().default(0),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check('reward_coins_positive', sql`${table.coins} between 1 and 1000000000`),
		check('reward_stock_left', sql`${table.stock} >= 0`),
		check('reward_tier_known', isListed(table.needsTier)),
	],
)

/** One redeemed reward. */
export const rewardRedemption = pgTable(
	'reward_redemption',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Reference for the customer and the shop. */
		number: text().notNull(),
		rewardId: uuid('reward_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		coins: rupiah('coins').notNull(),
		/** Delivery address; '' if it is not sent. */
		address: text().notNull().default(''),
		status: text({ enum: REDEMPTION_STATUSES }).notNull().default('REQUESTED'),
		redeemedAt: moment('redeemed_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('reward_redemption_number').on(table.companyId, table.number),
		foreignKey({
			name: 'reward_redemption_reward_fk',
			columns: [table.companyId, table.rewardId],
			foreignColumns: [reward.companyId, reward.id],
		}),
		foreignKey({
			name: 'reward_redemption_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('reward_redemption_of_customer').on(table.companyId, table.customerId, table.redeemedAt),
		check('reward_redemption_status_known', isListed(table.status)),
		check('reward_redemption_coins_positive', sql`${table.coins} >= 1`),
	],
)
