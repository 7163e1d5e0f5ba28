import type { Arrival } from '#contract/order.ts'
import type { ShippingOffer } from '#website-api/modules/sales/shipping/table-rates.ts'
import type { orderEvent } from './order-event.table.ts'
import type { OrderRow } from './order.table.ts'

export type PromiseColumns = Pick<OrderRow, 'packingDays' | 'etaDaysMin' | 'etaDaysMax'>

/** What the buyer of an offer is told of its arrival, as days that are kept with the order. */
export function promiseColumns(
	packingDays: number,
	offer: ShippingOffer | undefined,
): PromiseColumns {
	const isPromised =
		offer &&
		offer.vendorCode !== 'SELF_PICKUP' &&
		offer.etaHours === null &&
		offer.isEtaKnown !== false
	if (!isPromised) return { packingDays: null, etaDaysMin: null, etaDaysMax: null }
	return { packingDays, etaDaysMin: offer.etaDaysMin, etaDaysMax: offer.etaDaysMax }
}

const dayMs = 24 * 3_600_000

type Events = Pick<typeof orderEvent.$inferSelect, 'toStatus' | 'at'>[]

/** When an order arrives by the days that its buyer was told; null: nothing was promised, or it has ended. */
export function promisedArrival(
	order: PromiseColumns & Pick<OrderRow, 'status' | 'placedAt'>,
	events: Events,
): Arrival | null {
	const { packingDays, etaDaysMin: min, etaDaysMax: max } = order
	const from = handOver(order, packingDays ?? 0, events)
	if (from === null || min === null || max === null) return null
	return { earliest: new Date(from + min * dayMs), latest: new Date(from + max * dayMs) }
}

/** When it was or will be handed to its courier. */
function handOver(
	{ status, placedAt }: Pick<OrderRow, 'status' | 'placedAt'>,
	packingDays: number,
	events: Events,
): number | null {
	const first = (to: OrderRow['status']) => events.find(({ toStatus }) => toStatus === to)?.at
	const packed = (since: Date) => since.getTime() + packingDays * dayMs
	switch (status) {
		case 'PENDING':
			return packed(placedAt)
		case 'PAYMENT_CONFIRMED':
		case 'PROCESSING':
		case 'CHANGE_PROCESSING':
			return packed(first('PAYMENT_CONFIRMED') ?? first('PROCESSING') ?? placedAt)
		case 'SHIPPING':
			return first('SHIPPING')?.getTime() ?? null
		default:
			return null
	}
}
