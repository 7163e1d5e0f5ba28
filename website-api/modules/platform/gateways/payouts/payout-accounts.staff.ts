import { eq } from 'drizzle-orm'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import {
	listPayoutAccounts,
	type PayoutSettings,
	savePayoutAccount,
} from '#contract/payout-account.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { SettingsScope } from '../accounts/account-settings.queries.ts'
import { isEnvironmentHere } from '../accounts/provider-addresses.ts'
import { payoutAccount, type PayoutAccountRow } from './payout-account.table.ts'
import { unsealPayoutKeys } from './payout-keys.ts'
import { savePayoutAccount as save } from './save-payout-account.command.ts'

/** The shop's accounts with providers that pay out. */
export const payoutAccountAnswers = [
	answer(listPayoutAccounts, async ({ db, operator, secret, gateways, shopAddress }) => {
		const { hasSimulation } = gateways
		const scope = { secret, hasSimulation, shopAddress }
		return { list: await settingsOf(db, chosenCompany(operator), scope) }
	}),
	answer(savePayoutAccount, async ({ params, body, ...asked }) => {
		const { db, secret, gateways, shopAddress } = asked
		const { hasSimulation } = gateways
		const companyId = chosenCompany(asked.operator)
		const provider = PAYMENT_PROVIDERS.find((one) => one === params.provider)
		if (!provider) throw new Problem(404, 'PROVIDER_UNKNOWN')
		const scope = { companyId, provider, secret, hasSimulation }
		await inTransaction(db, (tx) => save(tx, scope, body))
		const all = await settingsOf(db, companyId, { secret, hasSimulation, shopAddress })
		const saved = all.find((one) => one.provider === provider)
		if (!saved) throw new Problem(404, 'PROVIDER_UNKNOWN')
		return saved
	}),
]

async function settingsOf(
	db: Queryable,
	companyId: number,
	scope: SettingsScope,
): Promise<PayoutSettings[]> {
	const accounts = await db
		.select()
		.from(payoutAccount)
		.where(eq(payoutAccount.companyId, companyId))
	const [host = ''] = (await hostsOf(db, [companyId])).get(companyId) ?? []
	return PAYMENT_PROVIDERS.map((provider) => {
		const account = accounts.find((one) => one.provider === provider)
		const path = `/payment-notification/${provider.toLowerCase()}` as const
		return {
			provider,
			account: account ? shown(account, scope) : null,
			notificationUrl: shopPage(scope.shopAddress, host, 'id', path),
			environments: PROVIDER_ENVIRONMENTS.filter((one) =>
				isEnvironmentHere(one, scope.hasSimulation),
			),
		}
	})
}

function shown(account: PayoutAccountRow, { secret, hasSimulation }: SettingsScope) {
	const { environment, keyHint, approvers, fee, isOn, heardAt } = account
	const isHere = isEnvironmentHere(environment, hasSimulation)
	const isUsable = isHere && unsealPayoutKeys(account.keys, account, secret) !== undefined
	return { environment, keyHint, isUsable, approvers, fee, isOn, heardAt }
}
