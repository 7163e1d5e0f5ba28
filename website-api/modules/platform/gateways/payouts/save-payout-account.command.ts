import { sql } from 'drizzle-orm'
import type { PayoutAccountEdit } from '#contract/payout-account.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	type AccountScope,
	saveProviderAccount,
} from '../accounts/save-provider-account.command.ts'
import { isPayoutAccount, payoutAccount } from './payout-account.table.ts'
import { changedPayoutKeys, sealedPayoutKeys } from './payout-keys.ts'

/**
 * Adds or changes an account; the owners are told by mail. 422 PAYMENT_KEYS_MISSING, PAYMENT_KEY_OF_OTHER_ENVIRONMENT,
 * ENVIRONMENT_NOT_HERE.
 */
export async function savePayoutAccount(
	tx: Transaction,
	scope: AccountScope,
	edit: PayoutAccountEdit,
) {
	const { companyId, provider } = scope
	const { environment, approvers, fee, isOn } = edit
	const [saved] = await tx.select().from(payoutAccount).where(isPayoutAccount(scope)).for('update')
	await saveProviderAccount(tx, scope, {
		environment,
		saved,
		sealed: sealedPayoutKeys,
		change: (known) => changedPayoutKeys(provider, edit, known),
		present: ({ secretKey }) => secretKey,
		notice: 'PAYOUTS_CHANGED',
		store(keys, isOther) {
			const forgotten = { failures: 0, awayUntil: null, silentSince: null }
			const columns = { ...keys, approvers, fee, isOn, ...(isOther ? forgotten : {}) }
			return tx
				.insert(payoutAccount)
				.values({ companyId, provider, ...columns, changedAt: sql`now()` })
				.onConflictDoUpdate({
					target: [payoutAccount.companyId, payoutAccount.provider],
					set: { ...columns, changedAt: sql`excluded.changed_at` },
				})
		},
	})
}
