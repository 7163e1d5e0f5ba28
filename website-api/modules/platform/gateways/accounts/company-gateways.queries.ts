import { getTableColumns } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import type { Transport } from '../call-gateway.ts'
import type { GatewayOf, Gateways } from '../gateway-of.ts'
import { midtransGateway } from '../midtrans/midtrans.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { companyPayouts } from '../payouts/company-payouts.queries.ts'
import { xenditGateway } from '../xendit/xendit.ts'
import { type AccountKeys, unsealKeys } from './account-keys.ts'
import { onlineMethods } from './online-methods.queries.ts'
import { isAccount, paymentAccount, type PaymentAccountRow } from './payment-account.table.ts'
import { addressesOf, type ProviderAddresses } from './provider-addresses.ts'
import { isAway } from './away.queries.ts'
import { watchedGateway } from './watched-gateway.ts'

export type GatewayParts = {
	db: Database
	/** The installation's secret, which the keys are encrypted with. */
	secret: string
	/** Address of the simulated provider; absent: there is none. */
	simulation?: string | undefined
	transport: Transport
	clock: () => Date
}

/** The gateways of companies' accounts. Each call notes whether the provider answered. */
export function companyGateways(parts: GatewayParts): Gateways {
	const find = async (...[companyId, provider]: Parameters<GatewayOf>) => {
		const [account] = await parts.db
			.select({ ...getTableColumns(paymentAccount), isAway: isAway(paymentAccount) })
			.from(paymentAccount)
			.where(isAccount({ companyId, provider }))
		return account
	}
	return {
		async of(companyId, provider) {
			const account = await find(companyId, provider)
			return account && gatewayOfAccount(parts, account)
		},
		async evenAway(companyId, provider) {
			const account = await find(companyId, provider)
			return account && gatewayOfAccount(parts, { ...account, isCalledAnyway: true })
		},
		payouts: companyPayouts(parts),
		hasSimulation: parts.simulation !== undefined,
		offered: (companyId) => onlineMethods(parts, companyId),
	}
}

/** The gateway of an account; undefined: its keys or its environment are not those of this installation. */
function gatewayOfAccount(
	parts: GatewayParts,
	account: PaymentAccountRow & { isAway: boolean; isCalledAnyway?: boolean },
): PaymentGateway | undefined {
	const keys = unsealKeys(account.keys, account, parts.secret)
	const addresses = addressesOf(account.environment, parts.simulation)
	if (!keys || !addresses) return undefined
	return watchedGateway(parts.db, account, gatewayWith(keys, addresses, parts))
}

/** A gateway with these keys, whether or not they are stored. */
function gatewayWith(
	keys: AccountKeys,
	{ core, snap, xendit }: ProviderAddresses,
	{ transport, clock }: Pick<GatewayParts, 'transport' | 'clock'>,
): PaymentGateway {
	switch (keys.provider) {
		case 'MIDTRANS':
			return midtransGateway(
				{ coreUrl: core, snapUrl: snap, serverKeys: keys.serverKeys },
				transport,
				clock,
			)
		case 'XENDIT':
			return xenditGateway({ ...keys, url: xendit }, transport)
	}
}
