import { createHash } from 'node:crypto'
import type { ParcelEventKind } from '#contract/parcel-states.ts'
import type {
	CourierState,
	KnownParcel,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import type { ParcelNews } from '#website-api/modules/sales/parcels/move-parcel.command.ts'

/** A parcel that the courier or the recipient refused is not on its way: staff decide, as for one that nobody collects. */
const kinds: Record<CourierState, ParcelEventKind> = {
	BOOKED: 'BOOKED',
	PICKED_UP: 'SHIPPED',
	ON_HOLD: 'ON_HOLD',
	DELIVERED: 'DELIVERED',
	RETURNING: 'RETURNING',
	RETURNED: 'RETURNED',
	LOST: 'LOST',
	REFUSED: 'CANCELLED',
	CANCELLED: 'CANCELLED',
	UNCLEAR: 'NOTE',
}

/** All that a provider says of a parcel, in the order of its time; what has no time of its own happened by `asked`. */
export function newsOf(
	{ state, waybill, price, events, said, driver, link }: KnownParcel,
	asked: Date,
): ParcelNews[] {
	const happened = events.map((event): ParcelNews => ({
		key: `${event.state}:${event.at.toISOString()}`,
		kind: kinds[event.state],
		at: event.at,
		said: event.said,
	}))
	const last = events.at(-1)
	const brought = broughtBy(driver, link)
	const now = { key: `now:${state}:${said}`, kind: kinds[state], at: asked, said }
	return [
		...(brought === null ? [] : [{ ...brought, at: asked }]),
		...(waybill === null
			? []
			: [
					{
						key: `number:${waybill}`,
						kind: 'NUMBER' as const,
						at: asked,
						said: '',
						trackingNumber: waybill,
					},
				]),
		...(price === null
			? []
			: [
					{
						key: `price:${price}`,
						kind: 'PRICE' as const,
						at: asked,
						said: '',
						billedPrice: price,
					},
				]),
		...happened,
		...(last?.state === state ? [] : [now]),
	]
}

/** Who brings it, which is no step of its way: a parcel that is booked stays booked. Null: nobody says. */
function broughtBy(
	driver: KnownParcel['driver'],
	link: string | null,
): Omit<ParcelNews, 'at'> | null {
	if (!driver && link === null) return null
	const whose = [driver?.name ?? '', driver?.phone ?? '', link ?? ''].join(' ')
	return {
		key: `driver:${createHash('sha256').update(whose).digest('hex')}`,
		kind: 'BOOKED',
		said: '',
		...(driver && { driver }),
		...(link === null ? {} : { livePage: link }),
	}
}
