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
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'

/** Why a commission was not paid: the buyer is the earning agent. */
export const REFUSED_COMMISSIONS = [
	'SELF_ACCOUNT',
	'SELF_PHONE',
	'SELF_EMAIL',
	'SELF_ADDRESS',
	'SELF_BANK',
] as const

/** Commission of one agent for one line of an order; adjusted to returned units exactly to the rupiah. */
export const agentCommission = pgTable(
	'agent_commission',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		position: integer().notNull(),
		/** 1: the seller; 2 and 3: the agents above. */
		level: integer().notNull(),
		earnerId: uuid('earner_id').notNull(),
		/** Amount paid for the whole line, and its units at that time. */
		net: rupiah('net').notNull(),
		quantity: integer().notNull(),
		/** Units that were not returned. */
		units: integer().notNull(),
		rateBp: integer('rate_bp').notNull(),
		amount: rupiah('amount').notNull(),
		reversed: rupiah('reversed').notNull().default(0),
		refused: text({ enum: REFUSED_COMMISSIONS }),
		earnedAt: moment('earned_at').notNull().defaultNow(),
		/** When it became available for withdrawal; null: pending or reversed. */
		clearedAt: moment('cleared_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.position, table.level] }),
		foreignKey({
			name: 'agent_commission_line_fk',
			columns: [table.companyId, table.orderId, table.position],
			foreignColumns: [orderLine.companyId, orderLine.orderId, orderLine.position],
		}),
		foreignKey({
			name: 'agent_commission_earner_fk',
			columns: [table.companyId, table.earnerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('agent_commission_of_earner').on(table.companyId, table.earnerId, table.earnedAt),
		check('agent_commission_level_range', sql`${table.level} between 1 and 3`),
		check(
			'agent_commission_units_range',
			sql`${table.quantity} >= 1 and ${table.units} between 0 and ${table.quantity} and ${table.net} >= 0`,
		),
		check('agent_commission_refused_known', isListed(table.refused)),
		check(
			'agent_commission_exact',
			sql`${table.reversed} >= 0 and ${table.amount} - ${table.reversed} = case when ${table.refused} is null then floor(${table.net}::numeric * ${table.units} * ${table.rateBp} / (${table.quantity}::numeric * 10000)) else 0 end`,
		),
	],
)
