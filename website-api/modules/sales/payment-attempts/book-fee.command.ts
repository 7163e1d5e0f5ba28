import type { Transaction } from '#website-api/db/database.ts'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { feeKey } from './attempt-money.queries.ts'
import type { AttemptRow } from './attempt.table.ts'

/** Books what the buyer paid for the provider's fee, once. */
export async function bookFee(tx: Transaction, attempt: AttemptRow, amount: number) {
	if (amount === 0) return
	const { companyId, orderId, provider } = attempt
	await post(tx, companyId, [
		{
			from: { kind: PROVIDER_ACCOUNTS[provider] },
			to: { kind: 'provider_fee' },
			amount,
			reason: 'provider_fee',
			dedupeKey: feeKey(attempt),
			orderId,
		},
	])
}
