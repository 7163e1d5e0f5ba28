import type { Transaction } from '#website-api/db/database.ts'
import {
	type AccountName,
	PROVIDER_ACCOUNTS,
} from '#website-api/modules/money/ledger/account-kinds.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { toBook } from './difference.ts'
import { isLine, settledLine, type SettledLineRow } from './reconciliation.table.ts'

/**
 * Books what an entry took out of the provider's account: its fee, and a transfer to the shop's bank or another charge;
 * of what was booked before only the rest. Returns what is booked by now. The provider's day is locked.
 */
export async function bookEntry(tx: Transaction, line: SettledLineRow): Promise<number> {
	const { companyId, id, kind, provider, theirs, booked } = line
	const wanted = toBook(line)
	if (wanted === booked) return booked
	const atProvider: AccountName = { kind: PROVIDER_ACCOUNTS[provider] }
	const toBank = kind === 'TRANSFER' && booked === 0 ? -(theirs ?? 0) : 0
	const parts: { amount: number; account: AccountName; reason: string }[] = [
		{ amount: toBank, account: { kind: 'bank_in' }, reason: 'provider_transfer' },
		{
			amount: wanted - booked - toBank,
			account: { kind: 'provider_fee' },
			reason: 'provider_charge',
		},
	]
	await post(
		tx,
		companyId,
		parts.flatMap(({ amount, account, reason }): Movement[] =>
			amount === 0
				? []
				: [
						{
							from: amount > 0 ? account : atProvider,
							to: amount > 0 ? atProvider : account,
							amount: Math.abs(amount),
							reason,
							dedupeKey: `${reason}:${id}:${wanted}`,
						},
					],
		),
	)
	await tx.update(settledLine).set({ booked: wanted }).where(isLine(line))
	return wanted
}
