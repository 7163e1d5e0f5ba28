import { and, inArray } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import {
	type PayoutGatewayOf,
	requirePayoutGateway,
} from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { isSameHolder } from './holder-name.ts'
import { payeeOf } from './payee.queries.ts'
import { isPayout, payout, type PayoutRow } from './payout.table.ts'

/**
 * Asks the provider for the holder's name of a payout that waits for approval, and holds it if the bank has another one.
 * Returns the payout as it is then; without the name if the provider does not tell, or does not answer.
 */
export async function checkHolder(
	db: Database,
	gatewayOf: PayoutGatewayOf,
	row: PayoutRow,
): Promise<PayoutRow> {
	if (row.way === 'FILE') return row
	try {
		const gateway = await requirePayoutGateway(gatewayOf, row.companyId, row.way)
		if (gateway.holderOf === null) return row
		const payee = await payeeOf(db, row)
		const name = await gateway.holderOf(payee)
		return await note(db, row, {
			bankHolder: name,
			...(isSameHolder(payee.holder, name) ? {} : { state: 'HELD' as const }),
		})
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		const said = error.message.slice(0, 200)
		// The bank has no such account: nobody can accept a name that there is not.
		return note(
			db,
			row,
			error.kind === 'REFUSED' ? { said, state: 'HELD', bankHolder: '' } : { said },
		)
	}
}

async function note(
	db: Database,
	row: PayoutRow,
	changes: Partial<Pick<PayoutRow, 'bankHolder' | 'state' | 'said'>>,
) {
	const [now] = await db
		.update(payout)
		.set(changes)
		.where(and(isPayout(row), inArray(payout.state, ['REQUESTED', 'HELD'])))
		.returning()
	return now ?? row
}
