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
import {
	type OnlineMethod,
	PAYMENT_PROVIDERS,
	type PaymentProvider,
} from '#contract/online-method.ts'
import { FEE_PAYERS, type MethodFee, PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A company's accounts with providers of payments. */
export const paymentAccount = pgTable(
	'payment_account',
	{
		companyId: integer('company_id').notNull(),
		provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
		environment: text({ enum: PROVIDER_ENVIRONMENTS }).notNull(),
		/** JSON of the provider's keys (`account-keys.ts`), encrypted. */
		keys: text().notNull(),
		/** The last characters of the present key, by which staff recognise it. */
		keyHint: text('key_hint').notNull(),
		/** Offered to shoppers, as far as the provider takes the amount. */
		methods: text().array().$type<OnlineMethod[]>().notNull(),
		/** What the provider asks for each payment. */
		fees: jsonb().$type<Partial<Record<OnlineMethod, MethodFee>>>().notNull().default({}),
		/** Whether the buyer is asked for the fee, in addition to what the order costs. */
		feePayer: text('fee_payer', { enum: FEE_PAYERS }).notNull().default('SHOP'),
		/** Off: nothing new is opened; what is open is still asked for and booked. */
		isActive: boolean('is_active').notNull().default(true),
		changedAt: moment('changed_at').notNull().defaultNow(),
		/** Last test of the keys that succeeded; null: since the last change of the keys none has. */
		testedAt: moment('tested_at'),
		/** When the last proven notification arrived. */
		heardAt: moment('heard_at'),
		/** Calls in a row that the provider did not answer. */
		failures: integer().notNull().default(0),
		/** Until then its methods are not offered, because it does not answer. */
		awayUntil: moment('away_until'),
		/** When the provider did not answer first, of those calls. */
		silentSince: moment('silent_since'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.provider] }),
		foreignKey({
			name: 'payment_account_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('payment_account_provider_known', isListed(table.provider)),
		check('payment_account_environment_known', isListed(table.environment)),
		check('payment_account_fee_payer_known', isListed(table.feePayer)),
	],
)
export type PaymentAccountRow = typeof paymentAccount.$inferSelect

/** The account of a company with a provider. */
export function isAccount({
	companyId,
	provider,
}: {
	companyId: number
	provider: PaymentProvider
}) {
	return and(eq(paymentAccount.companyId, companyId), eq(paymentAccount.provider, provider))
}
