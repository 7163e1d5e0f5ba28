import { eq } from 'drizzle-orm'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import {
	listPayoutAccounts,
	type PayoutSettings,
	savePayoutAccount,
} from '#contract/payout-account.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import {
	isUsable,
	providerSettings,
	type SettingsScope,
} from '../accounts/provider-settings.queries.ts'
import { payoutAccount, type PayoutAccountRow } from './payout-account.table.ts'
import { unsealPayoutKeys } from './payout-keys.ts'
import { savePayoutAccount as save } from './save-payout-account.command.ts'

/** The shop's accounts with providers that pay out. */
export const payoutAccountAnswers = [
	answer(listPayoutAccounts, async ({ db, caller, secret, gateways, shopAddress }) => {
		const { hasSimulation } = gateways
		const scope = { secret, hasSimulation, shopAddress }
		return { list: await settingsOf(db, chosenCompany(caller), scope) }
	}),
	answer(savePayoutAccount, async ({ params, body, ...asked }) => {
		const { db, secret, gateways, shopAddress } = asked
		const { hasSimulation } = gateways
		const companyId = chosenCompany(asked.caller)
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
	return providerSettings(db, companyId, scope, (provider) => {
		const account = accounts.find((one) => one.provider === provider)
		return { account: account ? shown(account, scope) : null }
	})
}

function shown(account: PayoutAccountRow, scope: SettingsScope) {
	const { environment, keyHint, approvers, fee, isOn, heardAt, silentSince } = account
	const usable = isUsable(account, scope, unsealPayoutKeys)
	return { environment, keyHint, isUsable: usable, approvers, fee, isOn, heardAt, silentSince }
}
