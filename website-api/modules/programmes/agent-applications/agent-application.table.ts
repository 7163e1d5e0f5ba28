import { sql } from 'drizzle-orm'
import {
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
import { APPLICATION_STATUSES } from '#contract/agent-application.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A customer's application to become an agent; at most one is pending or approved. */
export const agentApplication = pgTable(
	'agent_application',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		status: text({ enum: APPLICATION_STATUSES }).notNull().default('WAITING'),
		name: text().notNull(),
		/** E.164. */
		phone: text().notNull(),
		districtCode: text('district_code').notNull(),
		districtName: text('district_name').notNull(),
		cityName: text('city_name').notNull(),
		reason: text().notNull(),
		/** The agent whose link referred the applicant. */
		sponsorCode: text('sponsor_code'),
		/** Reason of the rejection, displayed to the applicant. */
		refuseReason: text('refuse_reason'),
		appliedAt: moment('applied_at').notNull().defaultNow(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'agent_application_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		foreignKey({
			name: 'agent_application_sponsor_fk',
			columns: [table.companyId, table.sponsorCode],
			foreignColumns: [agent.companyId, agent.code],
		}),
		uniqueIndex('agent_application_one_open')
			.on(table.companyId, table.customerId)
			.where(sql`${table.status} <> 'REFUSED'`),
		index('agent_application_list').on(table.companyId, table.status, table.appliedAt),
		check('agent_application_status_known', isListed(table.status)),
		check(
			'agent_application_decided',
			sql`(${table.status} = 'WAITING') = (${table.decidedAt} is null)`,
		),
		check(
			'agent_application_refused',
			sql`(${table.status} = 'REFUSED') = (${table.refuseReason} is not null)`,
		),
	],
)
