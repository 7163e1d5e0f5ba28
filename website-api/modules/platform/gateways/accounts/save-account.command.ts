import { sql } from 'drizzle-orm'
import type { PaymentAccountEdit } from '#contract/payment-account.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { sealedAccountKeys } from './account-keys.ts'
import { changedKeys, presentKey } from './changed-keys.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'
import { type AccountScope, saveProviderAccount } from './save-provider-account.command.ts'

/**
 * Adds or changes an account; the owners are told by mail. 422 PAYMENT_KEYS_MISSING, PAYMENT_KEY_OF_OTHER_ENVIRONMENT,
 * ENVIRONMENT_NOT_HERE.
 */
export async function saveAccount(tx: Transaction, scope: AccountScope, edit: PaymentAccountEdit) {
	const { companyId, provider } = scope
	const { environment, methods, feePayer, isActive } = edit
	const [saved] = await tx.select().from(paymentAccount).where(isAccount(scope)).for('update')
	await saveProviderAccount(tx, scope, {
		environment,
		saved,
		sealed: sealedAccountKeys,
		change: (known) => changedKeys(provider, edit, known),
		present: presentKey,
		notice: 'ONLINE_CHANGED',
		store(keys, isOther) {
			const columns = {
				...keys,
				methods: methods.filter(({ isOn }) => isOn).map(({ method }) => method),
				fees: Object.fromEntries(methods.map(({ method, fee }) => [method, fee])),
				feePayer,
				isActive,
				// What was known of the old keys says nothing of the new ones.
				...(isOther ? { testedAt: null, failures: 0, awayUntil: null, silentSince: null } : {}),
			}
			return tx
				.insert(paymentAccount)
				.values({ companyId, provider, ...columns, changedAt: sql`now()` })
				.onConflictDoUpdate({
					target: [paymentAccount.companyId, paymentAccount.provider],
					set: { ...columns, changedAt: sql`excluded.changed_at` },
				})
		},
	})
}
