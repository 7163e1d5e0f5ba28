import { eq } from 'drizzle-orm'
import { COURIER_CODES, COURIER_PROVIDERS, COURIERS_OF } from '#contract/courier.ts'
import type { CourierSettings } from '#contract/courier-account.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { SettingsScope } from '#website-api/modules/platform/gateways/accounts/provider-settings.queries.ts'
import { isEnvironmentHere } from '#website-api/modules/platform/gateways/accounts/provider-addresses.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { unmatchedCounts } from '../areas/unmatched-areas.queries.ts'
import { courierAccount, type CourierAccountRow } from './courier-account.table.ts'
import { unsealCourierKeys } from './courier-keys.ts'

/** A company's accounts with every provider of couriers, without keys. */
export async function courierSettings(
	db: Queryable,
	companyId: number,
	scope: SettingsScope,
): Promise<CourierSettings[]> {
	const accounts = await db
		.select()
		.from(courierAccount)
		.where(eq(courierAccount.companyId, companyId))
	const [host = ''] = (await hostsOf(db, [companyId])).get(companyId) ?? []
	const unmatched = await unmatchedCounts(db)
	return COURIER_PROVIDERS.map((provider) => {
		const account = accounts.find((one) => one.provider === provider)
		const path = `/courier-notification/${provider.toLowerCase()}` as const
		return {
			provider,
			account: account ? shownAccount(account, scope) : null,
			offered: COURIER_CODES.filter((code) => COURIERS_OF[provider][code] !== undefined),
			pushUrl: provider === 'BITESHIP' ? shopPage(scope.shopAddress, host, 'id', path) : null,
			environments: PROVIDER_ENVIRONMENTS.filter(
				(one) =>
					isEnvironmentHere(one, scope.hasSimulation) &&
					// RajaOngkir has no test mode.
					(one !== 'SANDBOX' || provider === 'BITESHIP'),
			),
			unmatchedAreas: account ? (unmatched.get(provider) ?? 0) : 0,
		}
	})
}

function shownAccount(account: CourierAccountRow, { secret, hasSimulation }: SettingsScope) {
	const { environment, keyHint, couriers, origin, isActive } = account
	const { heardAt, ratedAt, silentSince } = account
	const keys = unsealCourierKeys(account.keys, account, secret)
	const isUsable = isEnvironmentHere(environment, hasSimulation) && keys !== undefined
	const proofHeader = keys?.proof?.header ?? ''
	return {
		environment,
		keyHint,
		isUsable,
		couriers,
		origin,
		isActive,
		proofHeader,
		heardAt,
		ratedAt,
		silentSince,
	}
}
