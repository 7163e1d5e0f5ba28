import { and, eq, ne, sql } from 'drizzle-orm'
import {
	ONLINE_METHOD_CODES,
	ONLINE_METHODS,
	type OnlineMethod,
	type PaymentProvider,
} from '#contract/online-method.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { providerTerms } from '../provider-terms.ts'
import { paymentAccount, type PaymentAccountRow } from './payment-account.table.ts'

/** A way to pay online that a company offers, with the account that takes it. Amounts in whole rupiah. */
export type OfferedOnline = {
	method: OnlineMethod
	group: (typeof ONLINE_METHODS)[OnlineMethod]['group']
	provider: PaymentProvider
	min: number
	max: number | null
	/** What the buyer pays for the provider's fee. */
	fee: MethodFee
}

/**
 * The ways to pay online that a company offers now: those of providers that answer. Of a method that two accounts have,
 * the first.
 */
export async function onlineMethods(
	{ db, simulation }: { db: Queryable; simulation?: string | undefined },
	companyId: number,
): Promise<OfferedOnline[]> {
	const accounts = await db
		.select()
		.from(paymentAccount)
		.where(
			and(
				eq(paymentAccount.companyId, companyId),
				paymentAccount.isActive,
				simulation === undefined ? ne(paymentAccount.environment, 'SIMULATION') : undefined,
				sql`coalesce(${paymentAccount.awayUntil} <= now(), true)`,
			),
		)
		.orderBy(paymentAccount.provider)
	return ONLINE_METHOD_CODES.flatMap((method) => {
		const account = accounts.find(({ methods }) => methods.includes(method))
		return account ? [offered(method, account)] : []
	})
}

function offered(
	method: OnlineMethod,
	{ provider, fees, feePayer }: PaymentAccountRow,
): OfferedOnline {
	const { min, max } = providerTerms[provider][method]
	const { group } = ONLINE_METHODS[method]
	const none = { fixed: 0, basisPoints: 0 }
	return { method, group, provider, min, max, fee: (feePayer === 'BUYER' && fees[method]) || none }
}
