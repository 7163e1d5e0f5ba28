import { eq } from 'drizzle-orm'
import {
	ONLINE_METHOD_CODES,
	ONLINE_METHODS,
	type PaymentProvider,
} from '#contract/online-method.ts'
import type { ProviderSettings } from '#contract/payment-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { unsealKeys } from './account-keys.ts'
import { providerTerms } from '../provider-terms.ts'
import { paymentAccount, type PaymentAccountRow } from './payment-account.table.ts'
import { isUsable, providerSettings, type SettingsScope } from './provider-settings.queries.ts'

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
	return providerSettings(db, companyId, scope, (provider) => {
		const account = accounts.find((one) => one.provider === provider)
		return {
			account: account ? shownAccount(account, scope) : null,
			methods: methodsOf(provider, account),
		}
	})
}

function shownAccount(account: PaymentAccountRow, scope: SettingsScope) {
	const { environment, keyHint, feePayer, isActive, testedAt, heardAt, silentSince } = account
	const usable = isUsable(account, scope, unsealKeys)
	return {
		environment,
		keyHint,
		isUsable: usable,
		feePayer,
		isActive,
		testedAt,
		heardAt,
		silentSince,
	}
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
