import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CONTACT_TOPICS } from '#contract/contact-topics.ts'
import { MESSAGE_STATES } from '#contract/contact-message.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'

/** A visitor's message to a company. */
export const contactMessage = pgTable(
	'contact_message',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull(),
		/** Reference number that is displayed to the visitor. */
		number: text().notNull(),
		name: text().notNull(),
		email: text().notNull(),
		/** E.164, or '' when not given. */
		phone: text().notNull(),
		topic: text({ enum: CONTACT_TOPICS }).notNull(),
		/** '' without an order. */
		orderNumber: text('order_number').notNull(),
		message: text().notNull(),
		locale: text({ enum: LOCALES }).notNull(),
		receivedAt: moment('received_at').notNull().defaultNow(),
		state: text({ enum: MESSAGE_STATES }).notNull().default('OPEN'),
		/** When and by whom it was answered or closed. */
		settledAt: moment('settled_at'),
		settledBy: text('settled_by'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('contact_message_number').on(table.number, table.companyId),
		index('contact_message_newest').on(
			table.companyId,
			table.receivedAt.desc().nullsFirst(),
			table.id,
		),
		index('contact_message_open')
			.on(table.companyId, table.receivedAt, table.id)
			.where(sql`${table.state} = 'OPEN'`),
		check('contact_message_state_known', isListed(table.state)),
		check(
			'contact_message_settled_once',
			sql`(${table.state} = 'OPEN') = (${table.settledAt} is null)
				and (${table.settledAt} is null) = (${table.settledBy} is null)`,
		),
		check('contact_message_topic_known', isListed(table.topic)),
		check('contact_message_phone_form', sql`${table.phone} ~ '^(\\+[1-9][0-9]{5,14})?$'`),
	],
)

/** The number of messages per sender address in the hour that starts with the first one. */
export const contactSender = pgTable(
	'contact_sender',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** In lower case. */
		email: text().notNull(),
		since: moment('since').notNull().defaultNow(),
		sent: integer().notNull().default(1),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.email] }),
		check('contact_sender_within_limit', sql`${table.sent} between 1 and 5`),
	],
)
