import type { BatchedOrder } from '#contract/order-batch.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { reasonOf } from '#website-api/http/failure.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import type { OperatorApiEnv } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import type { ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { parcelsOf } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { prepareParcel } from '#website-api/modules/sales/parcels/prepare-parcel.command.ts'
import { bookableCourier } from './bookable-courier.queries.ts'
import { wishForCourier } from './wish.command.ts'

type Asked = Pick<OperatorApiEnv['Variables'], 'db' | 'caller' | 'locale'> & { couriers: Couriers }

/**
 * Writes down that couriers are to collect the parcels of orders, each of its own courier; an order that is in no parcel becomes
 * one. No provider is called here: fifty answers that each take ten seconds would take longer than anybody waits.
 */
export async function askForMany(
	asked: Asked,
	typedNumbers: readonly string[],
	pickUpAt: Date | null,
): Promise<{ list: BatchedOrder[] }> {
	const list: BatchedOrder[] = []
	for (const number of new Set(typedNumbers.map(normaliseReferenceNumber))) {
		try {
			await askForOrder(asked, number, pickUpAt)
			list.push({ number, isDone: true, code: null, message: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, words } = reasonOf(error, asked.locale)
			list.push({ number, isDone: false, code, message: words })
		}
	}
	return { list }
}

/** 404 NO_SUCH_ORDER, 409 PARCEL_REFUSED, COURIER_NOT_BOOKABLE, ALREADY_BOOKED. */
async function askForOrder({ db, couriers, caller }: Asked, number: string, pickUpAt: Date | null) {
	const { companyId, id } = await findStaffOrder(db, caller, number)
	const order = await orderById(db, companyId, id)
	const open = (await parcelsOf(db, order)).find(({ row }) => row.state === 'PREPARED')
	const whose = open?.row ?? { ...order, provider: null }
	if (!(await bookableCourier(db, couriers, order, whose))) {
		throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	}
	await inTransaction(db, async (tx) => {
		await actAs(tx, caller)
		const locked = await lockOrder(tx, companyId, number)
		for (const row of await parcelsToBook(tx, locked, caller.label)) {
			await wishForCourier(tx, row, { pickUpAt, askedBy: caller.label, seconds: 0 })
		}
	})
}

async function parcelsToBook(
	tx: Transaction,
	order: OrderRow,
	madeBy: string,
): Promise<ParcelRow[]> {
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	if (!isOpen) throw new Problem(409, 'PARCEL_REFUSED')
	const parcels = (await parcelsOf(tx, order)).map(({ row }) => row)
	const prepared = parcels.filter(({ state }) => state === 'PREPARED')
	if (prepared.length > 0) return prepared
	if (parcels.some(({ state }) => state !== 'CANCELLED')) throw new Problem(409, 'ALREADY_BOOKED')
	return [await prepareParcel(tx, order, { known: parcels.length }, madeBy)]
}
