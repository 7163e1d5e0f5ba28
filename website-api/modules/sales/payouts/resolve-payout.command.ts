import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { PayoutKey, PayoutRow } from './payout.table.ts'
import { lockPayout } from './request-payout.command.ts'
import { settleIn } from './settle-payout.command.ts'

/** Books what staff saw of an unclear payout on the provider's page. 404 PAYOUT_NOT_FOUND; 409 PAYOUT_STATE. */
export async function resolvePayout(
	tx: Transaction,
	key: PayoutKey,
	{ isPaid, reason, by }: { isPaid: boolean; reason: string; by: string },
): Promise<PayoutRow> {
	const row = await lockPayout(tx, key)
	if (row.state !== 'UNCLEAR') throw new Problem(409, 'PAYOUT_STATE')
	const state = isPaid ? 'PAID' : 'FAILED'
	return settleIn(tx, row, { state, providerId: null, said: `${by}: ${reason}` })
}
