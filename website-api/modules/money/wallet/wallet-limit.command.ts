import type { WalletRole } from '#contract/wallet-adjustment.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { walletLimit } from './wallet-adjustment.table.ts'
import { walletLimits } from './wallet-limit.queries.ts'

/** Sets the limits of some roles. */
export async function storeWalletLimits(
	tx: Transaction,
	companyId: number,
	limits: { role: WalletRole; most: number | null }[],
) {
	const present = await walletLimits(tx, companyId)
	for (const { role, most } of limits) {
		if (present.some((one) => one.role === role && one.most === most)) continue
		await tx
			.insert(walletLimit)
			.values({ companyId, role, most })
			.onConflictDoUpdate({ target: [walletLimit.companyId, walletLimit.role], set: { most } })
	}
}
