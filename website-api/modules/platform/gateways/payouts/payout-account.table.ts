import { and, eq, sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import { PAYOUT_APPROVERS } from '#contract/payout-account.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A company's accounts with providers that pay out for it. */
export const payoutAccount = pgTable(
	'payout_account',
	{
		companyId: integer('company_id').notNull(),
		provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
		environment: text({ enum: PROVIDER_ENVIRONMENTS }).notNull(),
		/** JSON of the provider's keys (`payout-keys.ts`), encrypted. */
		keys: text().notNull(),
		/** The last characters of the key that payouts are made with, by which staff recognise it. */
		keyHint: text('key_hint').notNull(),
		/** Who may approve what somebody else asked for. */
		approvers: text({ enum: PAYOUT_APPROVERS }).notNull().default('FINANCE'),
		/** What the provider asks for a payout. */
		fee: rupiah('fee').notNull().default(0),
		/** Off: nothing new is asked for; what was sent is still asked about and booked. */
		isOn: boolean('is_on').notNull().default(true),
		changedAt: moment('changed_at').notNull().defaultNow(),
		/** When the last proven notification arrived. */
		heardAt: moment('heard_at'),
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
			name: 'payout_account_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('payout_account_provider_known', isListed(table.provider)),
		check('payout_account_environment_known', isListed(table.environment)),
		check('payout_account_approvers_known', isListed(table.approvers)),
		check('payout_account_fee_within', sql`${table.fee} between 0 and 50000`),
	],
)
export type PayoutAccountRow = typeof payoutAccount.$inferSelect

/** The account of a company with a provider that pays out. */
export function isPayoutAccount({
	companyId,
	provider,
}: {
	companyId: number
	provider: PaymentProvider
}) {
	return and(eq(payoutAccount.companyId, companyId), eq(payoutAccount.provider, provider))
}
