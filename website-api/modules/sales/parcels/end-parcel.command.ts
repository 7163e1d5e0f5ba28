import { sql } from 'drizzle-orm'
import { endParcel as endpoint } from '#contract/parcel-step.ts'
import type { PARCEL_ENDS, ParcelState } from '#contract/parcel-states.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { followOrder } from './follow-order.command.ts'
import { NO_DRIVER, parcel } from './parcel.table.ts'
import { isParcel, lockParcel } from './parcels.queries.ts'
import { recordParcelEvent } from './record-event.command.ts'
import { refused } from './send-parcel.command.ts'

type End = (typeof PARCEL_ENDS)[number]

/** From which states staff may record an end. A booked parcel is cancelled at its courier first. */
const startsOf: Record<End, readonly ParcelState[]> = {
	DELIVERED: ['SHIPPED'],
	RETURNED: ['SHIPPED'],
	LOST: ['PREPARED', 'SHIPPED'],
	CANCELLED: ['PREPARED'],
}

/** Records the end of a parcel of a locked order by staff. 404 NO_SUCH_PARCEL, 409 PARCEL_REFUSED, 422 without a reason. */
export async function endParcel(
	tx: Transaction,
	order: OrderRow,
	number: number,
	{ state, reason }: { state: End; reason: string },
	madeBy: string,
) {
	const before = await lockParcel(tx, order, number)
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	// Nobody knows whether a courier comes for it: its booking is cancelled instead.
	const isAsked = before.state === 'PREPARED' && before.provider !== null
	if (!isOpen || isAsked || !startsOf[state].includes(before.state)) throw refused(before)
	if (state !== 'DELIVERED' && reason.length < 3) {
		throw fieldProblem(endpoint.declared.body, 'reason', { message: 'FIELD_REQUIRED' })
	}
	const after = onlyRow(
		await tx
			.update(parcel)
			.set({
				state,
				problem: null,
				staffSince: null,
				...NO_DRIVER,
				endedAt: sql`now()`,
			})
			.where(isParcel(before.companyId, before.orderId, number))
			.returning(),
	)
	const told = { kind: state, isEffective: true, source: 'STAFF', said: reason, madeBy } as const
	await recordParcelEvent(tx, after, told)
	await followOrder(tx, order, { before, after }, 'staff')
}
