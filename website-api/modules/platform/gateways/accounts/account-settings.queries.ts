import { eq } from 'drizzle-orm'
import {
	ONLINE_METHOD_CODES,
	ONLINE_METHODS,
	PAYMENT_PROVIDERS,
	type PaymentProvider,
} from '#contract/online-method.ts'
import { PROVIDER_ENVIRONMENTS, type ProviderSettings } from '#contract/payment-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { unsealKeys } from './account-keys.ts'
import { providerTerms } from '../provider-terms.ts'
import { isEnvironmentHere } from './provider-addresses.ts'
import { paymentAccount, type PaymentAccountRow } from './payment-account.table.ts'

export type SettingsScope = {
	secret: string
	hasSimulation: boolean
	/** Template of shops' addresses. */
	shopAddress: string
}

/** A company's accounts with every provider, without keys. */
export async function accountSettings(
	db: Queryable,
	companyId: number,
	scope: SettingsScope,
): Promise<ProviderSettings[]> {
	const accounts = await db
		.select()
		.from(paymentAccount)
		.where(eq(paymentAccount.companyId, companyId))
	const [host = ''] = (await hostsOf(db, [companyId])).get(companyId) ?? []
	return PAYMENT_PROVIDERS.map((provider) => {
		const account = accounts.find((one) => one.provider === provider)
		const path = `/payment-notification/${provider.toLowerCase()}` as const
		return {
			provider,
			account: account ? shownAccount(account, scope) : null,
			methods: methodsOf(provider, account),
			notificationUrl: shopPage(scope.shopAddress, host, 'id', path),
			environments: PROVIDER_ENVIRONMENTS.filter((one) =>
				isEnvironmentHere(one, scope.hasSimulation),
			),
		}
	})
}

function shownAccount(account: PaymentAccountRow, { secret, hasSimulation }: SettingsScope) {
	const { environment, keyHint, feePayer, isActive, testedAt, heardAt, silentSince } = account
	const isHere = isEnvironmentHere(environment, hasSimulation)
	const isUsable = isHere && unsealKeys(account.keys, account, secret) !== undefined
	return { environment, keyHint, isUsable, feePayer, isActive, testedAt, heardAt, silentSince }
}

function methodsOf(provider: PaymentProvider, account: PaymentAccountRow | undefined) {
	return ONLINE_METHOD_CODES.map((method) => {
		const { min, max } = providerTerms[provider][method]
		return {
			method,
			group: ONLINE_METHODS[method].group,
			min,
			max,
			isOn: account?.methods.includes(method) ?? false,
			fee: account?.fees[method] ?? { fixed: 0, basisPoints: 0 },
		}
	})
}
