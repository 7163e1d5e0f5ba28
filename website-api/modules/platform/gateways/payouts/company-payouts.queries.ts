import { eq, getTableColumns } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { addressesOf, type ProviderAddresses } from '../accounts/provider-addresses.ts'
import { isAway } from '../accounts/away.queries.ts'
import type { Transport } from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { midtransPayouts } from './midtrans-payouts.ts'
import { isPayoutAccount, payoutAccount } from './payout-account.table.ts'
import type { PayoutGateway } from './payout-gateway.ts'
import { type PayoutKeys, unsealPayoutKeys } from './payout-keys.ts'
import { watchedPayouts } from './watched-payouts.ts'
import { xenditPayouts } from './xendit-payouts.ts'

/** How a company's account with a provider pays out; undefined: it has none that can be used here. */
export type PayoutGatewayOf = (
	companyId: number,
	provider: PaymentProvider,
) => Promise<PayoutGateway | undefined>

type Parts = {
	db: Database
	/** The installation's secret, which the keys are encrypted with. */
	secret: string
	/** Address of the simulated provider; absent: there is none. */
	simulation?: string | undefined
	transport: Transport
}

/** The accounts of companies that pay out. */
export function companyPayouts({ db, secret, simulation, transport }: Parts): PayoutGatewayOf {
	return async (companyId, provider) => {
		const [account] = await db
			.select({ ...getTableColumns(payoutAccount), isAway: isAway(payoutAccount) })
			.from(payoutAccount)
			.where(isPayoutAccount({ companyId, provider }))
		const keys = account && unsealPayoutKeys(account.keys, account, secret)
		const addresses = account && addressesOf(account.environment, simulation)
		if (!keys || !addresses) return undefined
		return watchedPayouts(db, account, gatewayWith(keys, addresses, transport))
	}
}

function gatewayWith(
	keys: PayoutKeys,
	{ snap, xendit }: ProviderAddresses,
	transport: Transport,
): PayoutGateway {
	if (keys.provider === 'XENDIT') {
		const { secretKey, proofKeys: callbackTokens } = keys
		return xenditPayouts({ url: xendit, secretKey, callbackTokens }, transport)
	}
	const { secretKey: creatorKey, approverKey, proofKeys: merchantKeys } = keys
	return midtransPayouts({ url: snap, creatorKey, approverKey, merchantKeys }, transport)
}

/** @throws GatewayFailure KEY if the company has no account with the provider any more */
export async function requirePayoutGateway(
	gatewayOf: PayoutGatewayOf,
	companyId: number,
	provider: PaymentProvider,
): Promise<PayoutGateway> {
	const gateway = await gatewayOf(companyId, provider)
	if (!gateway) throw new GatewayFailure('KEY', `No payouts by ${provider}.`)
	return gateway
}

/** A company's account with a provider; undefined: it has none. */
export async function payoutAccountOf(
	db: Queryable,
	key: { companyId: number; provider: PaymentProvider },
) {
	const [account] = await db.select().from(payoutAccount).where(isPayoutAccount(key))
	return account
}

/** The providers that a company pays out with now. */
export async function payoutProviders(
	db: Queryable,
	companyId: number,
): Promise<PaymentProvider[]> {
	const accounts = await db
		.select({ provider: payoutAccount.provider, isOn: payoutAccount.isOn })
		.from(payoutAccount)
		.where(eq(payoutAccount.companyId, companyId))
		.orderBy(payoutAccount.provider)
	return accounts.filter(({ isOn }) => isOn).map(({ provider }) => provider)
}
