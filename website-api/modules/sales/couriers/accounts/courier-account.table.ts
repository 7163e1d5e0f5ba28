import { and, eq } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { COURIER_PROVIDERS, type CourierCode, type CourierProvider } from '#contract/courier.ts'
import type { CourierOrigin } from '#contract/courier-account.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A company's accounts with providers of couriers. */
export const courierAccount = pgTable(
	'courier_account',
	{
		companyId: integer('company_id').notNull(),
		provider: text({ enum: COURIER_PROVIDERS }).notNull(),
		environment: text({ enum: PROVIDER_ENVIRONMENTS }).notNull(),
		/** JSON of the provider's keys (`courier-keys.ts`), encrypted. */
		keys: text().notNull(),
		/** The last characters of the present key, by which staff recognise it. */
		keyHint: text('key_hint').notNull(),
		/** Whose prices are asked for; all others keep those of the shop's table. */
		couriers: text().array().$type<CourierCode[]>().notNull(),
		/** Where the courier collects parcels. */
		origin: jsonb().$type<CourierOrigin>().notNull(),
		/** Off: the shop's table alone says what sending costs. */
		isActive: boolean('is_active').notNull().default(true),
		changedAt: moment('changed_at').notNull().defaultNow(),
		/** When the last proven push arrived. */
		heardAt: moment('heard_at'),
		/** When the provider last said what sending costs. */
		ratedAt: moment('rated_at'),
		/** Calls in a row that the provider did not answer. */
		failures: integer().notNull().default(0),
		/** Until then it is not called, because it does not answer. */
		awayUntil: moment('away_until'),
		/** When the provider did not answer first, of those calls. */
		silentSince: moment('silent_since'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.provider] }),
		foreignKey({
			name: 'courier_account_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('courier_account_provider_known', isListed(table.provider)),
		check('courier_account_environment_known', isListed(table.environment)),
	],
)
export type CourierAccountRow = typeof courierAccount.$inferSelect

/** The account of a company with a provider. */
export function isCourierAccount({
	companyId,
	provider,
}: {
	companyId: number
	provider: CourierProvider
}) {
	return and(eq(courierAccount.companyId, companyId), eq(courierAccount.provider, provider))
}
