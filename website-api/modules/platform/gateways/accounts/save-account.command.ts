import { sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { PaymentAccountEdit } from '#contract/payment-account.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { notifyOwners } from '#website-api/modules/platform/bank-accounts/bank-account.command.ts'
import { sealKeys, unsealKeys } from './account-keys.ts'
import { changedKeys, presentKey } from './changed-keys.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'
import { isEnvironmentHere } from './provider-addresses.ts'

const hintLength = 4

export type AccountScope = {
	companyId: number
	provider: PaymentProvider
	/** The installation's. */
	secret: string
	hasSimulation: boolean
}

/**
 * Adds or changes an account; the owners are told by mail. 422 PAYMENT_KEYS_MISSING, PAYMENT_KEY_OF_OTHER_ENVIRONMENT,
 * ENVIRONMENT_NOT_HERE.
 */
export async function saveAccount(
	tx: Transaction,
	{ companyId, provider, secret, hasSimulation }: AccountScope,
	edit: PaymentAccountEdit,
) {
	const { environment, methods, feePayer, isActive } = edit
	if (!isEnvironmentHere(environment, hasSimulation)) throw new Problem(422, 'ENVIRONMENT_NOT_HERE')
	const [saved] = await tx
		.select()
		.from(paymentAccount)
		.where(isAccount({ companyId, provider }))
		.for('update')
	const known = saved && unsealKeys(saved.keys, saved, secret)
	const keys = changedKeys(provider, edit, known && { keys: known, environment: saved.environment })
	const isOther = JSON.stringify(keys) !== JSON.stringify(known)
	const columns = {
		environment,
		keys: sealKeys(keys, companyId, secret),
		keyHint: presentKey(keys).slice(-hintLength),
		methods: methods.filter(({ isOn }) => isOn).map(({ method }) => method),
		fees: Object.fromEntries(methods.map(({ method, fee }) => [method, fee])),
		feePayer,
		isActive,
		// What was known of the old keys says nothing of the new ones.
		...(isOther ? { testedAt: null, failures: 0, awayUntil: null, silentSince: null } : {}),
	}
	await tx
		.insert(paymentAccount)
		.values({ companyId, provider, ...columns, changedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [paymentAccount.companyId, paymentAccount.provider],
			set: { ...columns, changedAt: sql`excluded.changed_at` },
		})
	await notifyOwners(tx, companyId, 'ONLINE_CHANGED', provider)
}
