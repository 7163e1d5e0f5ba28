import { sql } from 'drizzle-orm'
import type { PayoutAccountEdit } from '#contract/payout-account.ts'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { notifyOwners } from '#website-api/modules/platform/bank-accounts/bank-account.command.ts'
import { isEnvironmentHere } from '../accounts/provider-addresses.ts'
import type { AccountScope } from '../accounts/save-account.command.ts'
import { isPayoutAccount, payoutAccount } from './payout-account.table.ts'
import { changedPayoutKeys, sealPayoutKeys, unsealPayoutKeys } from './payout-keys.ts'

const hintLength = 4

/**
 * Adds or changes an account; the owners are told by mail. 422 PAYMENT_KEYS_MISSING, PAYMENT_KEY_OF_OTHER_ENVIRONMENT,
 * ENVIRONMENT_NOT_HERE.
 */
export async function savePayoutAccount(
	tx: Transaction,
	{ companyId, provider, secret, hasSimulation }: AccountScope,
	edit: PayoutAccountEdit,
) {
	const { environment, approvers, fee, isOn } = edit
	if (!isEnvironmentHere(environment, hasSimulation)) throw new Problem(422, 'ENVIRONMENT_NOT_HERE')
	const [saved] = await tx
		.select()
		.from(payoutAccount)
		.where(isPayoutAccount({ companyId, provider }))
		.for('update')
	const known = saved && unsealPayoutKeys(saved.keys, saved, secret)
	const keys = changedPayoutKeys(
		provider,
		edit,
		known && { keys: known, environment: saved.environment },
	)
	const columns = {
		environment,
		keys: sealPayoutKeys(keys, companyId, secret),
		keyHint: keys.secretKey.slice(-hintLength),
		approvers,
		fee,
		isOn,
	}
	await tx
		.insert(payoutAccount)
		.values({ companyId, provider, ...columns, changedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [payoutAccount.companyId, payoutAccount.provider],
			set: { ...columns, changedAt: sql`excluded.changed_at` },
		})
	await notifyOwners(tx, companyId, 'PAYOUTS_CHANGED', provider)
}

/** Notes that a provider's notification about payouts arrived and was proven. */
export async function notePayoutHeard(
	db: Database,
	account: { companyId: number; provider: PaymentProvider },
) {
	await db
		.update(payoutAccount)
		.set({ heardAt: sql`now()` })
		.where(isPayoutAccount(account))
}
