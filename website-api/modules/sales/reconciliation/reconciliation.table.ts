import { and, eq, sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import {
	DIFFERENCES,
	ENTRY_KINDS,
	ENTRY_STATES,
	RECONCILIATION_SOURCES,
	RECONCILIATION_STATES,
} from '#contract/reconciliation.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Rupiah that arrived, or left (negative). */
const signed = (name: string) => bigint(name, { mode: 'number' })
const day = () => date('day', { mode: 'string' }).notNull()

/** A day in Jakarta whose payments were compared with what a provider says. */
export const reconciliation = pgTable(
	'reconciliation',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
		day: day(),
		/** LIST: asked for by us. FILE: uploaded by staff. */
		source: text({ enum: RECONCILIATION_SOURCES }).notNull(),
		/** FAILED: given up; staff may start it again. */
		state: text({ enum: RECONCILIATION_STATES }).notNull().default('WAITING'),
		/** Why the last try failed. */
		said: text().notNull().default(''),
		tries: integer().notNull().default(0),
		/** Null: there is nothing more to try. */
		nextTryAt: moment('next_try_at'),
		/** When it was last compared; null: never. */
		comparedAt: moment('compared_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('reconciliation_day').on(table.companyId, table.provider, table.day),
		foreignKey({
			name: 'reconciliation_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('reconciliation_to_try')
			.on(table.nextTryAt)
			.where(sql`${table.nextTryAt} is not null`),
		check('reconciliation_provider_known', isListed(table.provider)),
		check('reconciliation_source_known', isListed(table.source)),
		check('reconciliation_state_known', isListed(table.state)),
	],
)
export type ReconciliationRow = typeof reconciliation.$inferSelect

/** What a provider says that moved, or what only our books have, and how both differ. */
export const settledLine = pgTable(
	'settled_line',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
		day: day(),
		/** The provider's own; of what only our books have, ours. */
		entryKey: text('entry_key').notNull(),
		kind: text({ enum: ENTRY_KINDS }).notNull(),
		reference: text().notNull(),
		/** What the provider says; null: nothing. */
		theirs: signed('theirs'),
		/** What our books say; null: nothing. */
		ours: signed('ours'),
		/** What the provider keeps; null: it does not say. */
		fee: signed('fee'),
		state: text({ enum: ENTRY_STATES }).notNull(),
		/** The provider's own words, for staff. */
		said: text().notNull().default(''),
		/** Null: both agree. */
		difference: text({ enum: DIFFERENCES }),
		/** What left the provider's account in our ledger because of this line; negative: what came into it. */
		booked: signed('booked').notNull().default(0),
		/** Of a payout: what was booked of the fee with the payout itself. */
		feeBefore: signed('fee_before').notNull().default(0),
		/** Why staff leave the difference as it is; '' if they did not. */
		explanation: text().notNull().default(''),
		/** The staff member's name or the key's label. */
		settledBy: text('settled_by'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('settled_line_entry').on(table.companyId, table.provider, table.entryKey),
		foreignKey({
			name: 'settled_line_day_fk',
			columns: [table.companyId, table.provider, table.day],
			foreignColumns: [reconciliation.companyId, reconciliation.provider, reconciliation.day],
		}),
		index('settled_line_of_day').on(table.companyId, table.provider, table.day),
		index('settled_line_by_reference').on(table.companyId, table.provider, table.reference),
		check('settled_line_kind_known', isListed(table.kind)),
		check('settled_line_state_known', isListed(table.state)),
		check('settled_line_difference_known', isListed(table.difference)),
	],
)
export type SettledLineRow = typeof settledLine.$inferSelect

export function isReconciliation({ companyId, id }: Pick<ReconciliationRow, 'companyId' | 'id'>) {
	return and(eq(reconciliation.companyId, companyId), eq(reconciliation.id, id))
}

export function isLine({ companyId, id }: Pick<SettledLineRow, 'companyId' | 'id'>) {
	return and(eq(settledLine.companyId, companyId), eq(settledLine.id, id))
}

/** The lines of a day. */
export function ofDay({
	companyId,
	provider,
	day: on,
}: Pick<ReconciliationRow, 'companyId' | 'provider' | 'day'>) {
	return and(
		eq(settledLine.companyId, companyId),
		eq(settledLine.provider, provider),
		eq(settledLine.day, on),
	)
}

/** A difference that nobody has explained. */
export const isOpenDifference = sql<boolean>`${settledLine.difference} is not null and ${settledLine.explanation} = ''`
