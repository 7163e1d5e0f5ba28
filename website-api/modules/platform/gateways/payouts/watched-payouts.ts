import type { Database } from '#website-api/db/database.ts'
import { watchedCall } from '../accounts/watched-call.command.ts'
import { isPayoutAccount, payoutAccount, type PayoutAccountRow } from './payout-account.table.ts'
import type { PayoutGateway } from './payout-gateway.ts'

/** Payouts whose account notes whether the provider answers; it is not called while it is away. */
export function watchedPayouts(
	db: Database,
	account: PayoutAccountRow & { isAway: boolean },
	gateway: PayoutGateway,
): PayoutGateway {
	const { isAway, failures } = account
	const known = { table: payoutAccount, isThis: isPayoutAccount(account), isAway, failures }
	const watched = <T>(call: () => Promise<T>): Promise<T> => watchedCall(db, known, call)
	const { holderOf, approve } = gateway
	return {
		...gateway,
		holderOf: holderOf && ((payee) => watched(() => holderOf(payee))),
		send: (order) => watched(() => gateway.send(order)),
		approve: approve && ((id, code) => watched(() => approve(id, code))),
		ask: (payout) => watched(() => gateway.ask(payout)),
	}
}
