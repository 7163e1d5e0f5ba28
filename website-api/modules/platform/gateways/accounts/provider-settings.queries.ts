import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import { PROVIDER_ENVIRONMENTS, type ProviderEnvironment } from '#contract/payment-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { isEnvironmentHere } from './provider-addresses.ts'

export type SettingsScope = {
	secret: string
	hasSimulation: boolean
	/** Template of shops' addresses. */
	shopAddress: string
}

/** What the settings of accounts with every provider say, besides what `about` does. */
export async function providerSettings<About extends object>(
	db: Queryable,
	companyId: number,
	{ hasSimulation, shopAddress }: SettingsScope,
	about: (provider: PaymentProvider) => About,
) {
	const [host = ''] = (await hostsOf(db, [companyId])).get(companyId) ?? []
	return PAYMENT_PROVIDERS.map((provider) => {
		const path = `/payment-notification/${provider.toLowerCase()}` as const
		return {
			...about(provider),
			provider,
			notificationUrl: shopPage(shopAddress, host, 'id', path),
			environments: PROVIDER_ENVIRONMENTS.filter((one) => isEnvironmentHere(one, hasSimulation)),
		}
	})
}

type Stored = {
	companyId: number
	provider: PaymentProvider
	environment: ProviderEnvironment
	keys: string
}

/** Whether the keys of an account can be used by this installation. */
export function isUsable(
	account: Stored,
	{ secret, hasSimulation }: SettingsScope,
	unseal: (keys: string, owner: Stored, secret: string) => unknown,
): boolean {
	const isHere = isEnvironmentHere(account.environment, hasSimulation)
	return isHere && unseal(account.keys, account, secret) !== undefined
}
