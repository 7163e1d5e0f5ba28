import {
	listPaymentAccounts,
	savePaymentAccount,
	testPaymentAccount,
} from '#contract/payment-account.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	chosenCompany,
	type OperatorApiEnv,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { accountSettings } from './account-settings.queries.ts'
import { saveAccount } from './save-account.command.ts'
import { testAccount } from './test-account.command.ts'

type Asked = Pick<
	OperatorApiEnv['Variables'],
	'db' | 'caller' | 'secret' | 'gateways' | 'shopAddress'
>

/** The shop's accounts with providers of payments. */
export const paymentAccountAnswers = [
	answer(listPaymentAccounts, async (asked) => ({ list: await settingsOf(asked) })),
	answer(savePaymentAccount, async ({ params, body, ...asked }) => {
		const provider = providerOf(params.provider)
		const { hasSimulation } = asked.gateways
		const scope = { companyId: chosenCompany(asked.caller), provider, hasSimulation }
		await inTransaction(asked.db, (tx) => saveAccount(tx, { ...scope, secret: asked.secret }, body))
		return settingsOfProvider(asked, provider)
	}),
	answer(testPaymentAccount, async ({ params, clock, ...asked }) => {
		const { db, caller, gateways } = asked
		const companyId = chosenCompany(caller)
		const provider = providerOf(params.provider)
		const { notificationUrl } = await settingsOfProvider(asked, provider)
		const { name } = await findCompany(db, companyId)
		return testAccount(db, gateways, { companyId, provider, name, notificationUrl, now: clock() })
	}),
]

function settingsOf({ db, caller, secret, gateways, shopAddress }: Asked) {
	const { hasSimulation } = gateways
	return accountSettings(db, chosenCompany(caller), { secret, hasSimulation, shopAddress })
}

async function settingsOfProvider(asked: Asked, provider: PaymentProvider) {
	const settings = (await settingsOf(asked)).find((one) => one.provider === provider)
	if (!settings) throw new Problem(404, 'PROVIDER_UNKNOWN')
	return settings
}

function providerOf(text: string): PaymentProvider {
	const provider = PAYMENT_PROVIDERS.find((one) => one === text)
	if (!provider) throw new Problem(404, 'PROVIDER_UNKNOWN')
	return provider
}
