import type { Database } from '#website-api/db/database.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { isAccount, paymentAccount, type PaymentAccountRow } from './payment-account.table.ts'
import { watchedCall } from './watched-call.command.ts'

/** A gateway that notes on its account whether the provider answers, and calls none that is away. */
export function watchedGateway(
	db: Database,
	account: PaymentAccountRow & { isAway: boolean; isCalledAnyway?: boolean },
	gateway: PaymentGateway,
): PaymentGateway {
	const { isAway, failures, isCalledAnyway = false } = account
	const isThis = isAccount(account)
	const known = { table: paymentAccount, isThis, isAway, failures, isCalledAnyway }
	const watched = <T>(call: () => Promise<T>): Promise<T> => watchedCall(db, known, call)
	const { listSettled } = gateway
	return {
		...gateway,
		listSettled: listSettled && ((span) => watched(() => listSettled(span))),
		open: (attempt) => watched(() => gateway.open(attempt)),
		ask: (attempt) => watched(() => gateway.ask(attempt)),
		end: (attempt) => watched(() => gateway.end(attempt)),
		refund: (request) => watched(() => gateway.refund(request)),
		askRefund: (refund) => watched(() => gateway.askRefund(refund)),
	}
}
