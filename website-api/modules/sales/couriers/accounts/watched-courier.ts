import type { Database } from '#website-api/db/database.ts'
import type { CourierGateway } from '#website-api/modules/platform/couriers/courier-port.ts'
import { watchedCall } from '#website-api/modules/platform/gateways/accounts/watched-call.command.ts'
import {
	courierAccount,
	type CourierAccountRow,
	isCourierAccount,
} from './courier-account.table.ts'

/** A gateway that notes on its account whether the provider answers, and calls none that is away. */
export function watchedCourier(
	db: Database,
	account: Pick<CourierAccountRow, 'companyId' | 'provider' | 'failures'> & {
		isAway: boolean
		isCalledAnyway?: boolean
	},
	gateway: CourierGateway,
): CourierGateway {
	const { isAway, failures, isCalledAnyway = false } = account
	const isThis = isCourierAccount(account)
	const known = { table: courierAccount, isThis, isAway, failures, isCalledAnyway }
	const watched = <T>(call: () => Promise<T>): Promise<T> => watchedCall(db, known, call)
	const over = <Asked extends unknown[], Answer>(
		call: ((...asked: Asked) => Promise<Answer>) | null,
	) => call && ((...asked: Asked) => watched(() => call(...asked)))
	return {
		...gateway,
		rates: (request) => watched(() => gateway.rates(request)),
		areas: over(gateway.areas),
		book: over(gateway.book),
		cancel: over(gateway.cancel),
		label: over(gateway.label),
		track: over(gateway.track),
	}
}
