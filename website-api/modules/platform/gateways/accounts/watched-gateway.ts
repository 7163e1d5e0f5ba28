import type { Database } from '#website-api/db/database.ts'
import { GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import { noteAnswer, noteFailure } from './note-call.command.ts'
import type { PaymentAccountRow } from './payment-account.table.ts'

/** A gateway that notes on its account whether the provider answers, and calls none that is away. */
export function watchedGateway(
	db: Database,
	account: PaymentAccountRow & { isAway: boolean },
	gateway: PaymentGateway,
): PaymentGateway {
	const watched = async <T>(call: () => Promise<T>): Promise<T> => {
		if (account.isAway) throw new GatewayFailure('BUSY', 'Not called: it did not answer before.')
		try {
			const answered = await call()
			if (account.failures > 0) await noteAnswer(db, account)
			return answered
		} catch (error) {
			if (error instanceof GatewayFailure && isAway(error)) await noteFailure(db, account)
			throw error
		}
	}
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

/** A refusal is an answer. A key that is not accepted makes every method useless. */
function isAway({ kind }: GatewayFailure): boolean {
	return kind !== 'REFUSED'
}
