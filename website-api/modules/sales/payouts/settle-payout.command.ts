import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { PayoutSaid } from '#website-api/modules/platform/gateways/payouts/payout-gateway.ts'
import { bookPaid, bookReturned, releasePayout } from './book-payout.command.ts'
import { isPayout, payout, type PayoutKey, type PayoutRow } from './payout.table.ts'
import { lockPayout } from './request-payout.command.ts'

/** Books what the provider said, once, whatever arrives in which order. */
export function settlePayout(db: Database, key: PayoutKey, said: PayoutSaid): Promise<PayoutRow> {
	return inTransaction(db, async (tx) => settleIn(tx, await lockPayout(tx, key), said))
}

/** The same, of a locked payout. */
export async function settleIn(
	tx: Transaction,
	row: PayoutRow,
	{ state: word, providerId, said }: PayoutSaid,
): Promise<PayoutRow> {
	const state = stateAfter(row.state, word)
	const changed = await tx
		.update(payout)
		.set({
			state,
			said: said.slice(0, 200),
			providerId: row.providerId ?? providerId,
			nextAskAt: nextAskAt(state),
		})
		.where(isPayout(row))
		.returning()
	if (state !== row.state) {
		if (state === 'PAID') await bookPaid(tx, row)
		if (state === 'FAILED') await releasePayout(tx, row)
		if (state === 'REVERSED') await bookReturned(tx, row)
	}
	if (state === 'PAID') await stopAsking(tx, row)
	return onlyRow(changed)
}

const underWay = ['SENDING', 'SENT', 'UNCLEAR']

/** What a payout is after the provider's word; one that has ended stays so. */
function stateAfter(now: PayoutRow['state'], word: PayoutSaid['state']): PayoutRow['state'] {
	if (now === 'PAID') return word === 'FAILED' || word === 'REVERSED' ? 'REVERSED' : 'PAID'
	if (!underWay.includes(now)) return now
	switch (word) {
		case 'PAID':
			return 'PAID'
		case 'FAILED':
		case 'REVERSED':
			return 'FAILED'
		case 'PENDING':
			return 'SENT'
		case 'UNCLEAR':
			return 'UNCLEAR'
		case 'WAITING':
			return now
		case 'ABSENT':
			return now === 'SENT' ? 'UNCLEAR' : now
	}
}

/** A bank may send one back days after it was paid: it is asked about daily for a week. */
function nextAskAt(state: PayoutRow['state']): SQL | null {
	if (state === 'PAID') return sql`now() + interval '1 day'`
	if (!underWay.includes(state)) return null
	return sql`now() + make_interval(mins => least(1 + ${payout.asked}, 30))`
}

async function stopAsking(tx: Transaction, row: PayoutRow) {
	await tx
		.update(payout)
		.set({ nextAskAt: null })
		.where(and(isPayout(row), sql`${payout.approvedAt} <= now() - interval '7 days'`))
}
