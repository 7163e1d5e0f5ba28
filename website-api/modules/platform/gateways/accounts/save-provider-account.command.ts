import type { PaymentProvider } from '#contract/online-method.ts'
import type { ProviderEnvironment } from '#contract/payment-account.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { notifyOwners } from '#website-api/modules/platform/bank-accounts/bank-account.command.ts'
import { isEnvironmentHere } from './provider-addresses.ts'
import type { keySeal } from './sealed-keys.ts'

const hintLength = 4

export type AccountScope = {
	companyId: number
	provider: PaymentProvider
	/** The installation's. */
	secret: string
	hasSimulation: boolean
}

/** What every account with a provider stores of its keys. */
export type KeyColumns = { environment: ProviderEnvironment; keys: string; keyHint: string }
type Saved = Pick<KeyColumns, 'environment' | 'keys'>
type Known<Keys> = { keys: Keys; environment: ProviderEnvironment }

type AccountKind<Keys extends { provider: PaymentProvider }> = {
	environment: ProviderEnvironment
	/** As it is stored now, locked. */
	saved: Saved | undefined
	sealed: ReturnType<typeof keySeal<Keys>>
	/** The keys after the edit; those before are undefined if there are none, or if they can't be read. */
	change: (known: Known<Keys> | undefined) => Keys
	/** The key that calls are made with. */
	present: (keys: Keys) => string
	/** Stores it; `isOther`: the keys are not those of before. */
	store: (columns: KeyColumns, isOther: boolean) => Promise<unknown>
	notice: Parameters<typeof notifyOwners>[2]
}

/**
 * Adds or changes an account with a provider; the owners are told by mail. 422 ENVIRONMENT_NOT_HERE and what `change` refuses
 * with.
 */
export async function saveProviderAccount<Keys extends { provider: PaymentProvider }>(
	tx: Transaction,
	{ companyId, provider, secret, hasSimulation }: AccountScope,
	{ environment, saved, sealed, change, present, store, notice }: AccountKind<Keys>,
) {
	if (!isEnvironmentHere(environment, hasSimulation)) throw new Problem(422, 'ENVIRONMENT_NOT_HERE')
	const known = saved && sealed.unseal(saved.keys, { companyId, provider }, secret)
	const keys = change(saved && known && { keys: known, environment: saved.environment })
	const columns = {
		environment,
		keys: sealed.seal(keys, { companyId, provider }, secret),
		keyHint: present(keys).slice(-hintLength),
	}
	await store(columns, JSON.stringify(keys) !== JSON.stringify(known))
	await notifyOwners(tx, companyId, notice, provider)
}
