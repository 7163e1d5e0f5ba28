import { rupiahOf } from '#website-api/modules/platform/gateways/rupiah-of.ts'
import type {
	CourierEvent,
	CourierState,
	KnownParcel,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import type { HistoryWire, OrderWire } from './biteship-wire.ts'

const states: Record<string, CourierState> = {
	confirmed: 'BOOKED',
	scheduled: 'BOOKED',
	allocated: 'BOOKED',
	picking_up: 'BOOKED',
	picked: 'PICKED_UP',
	dropping_off: 'PICKED_UP',
	delivered: 'DELIVERED',
	on_hold: 'ON_HOLD',
	return_in_transit: 'RETURNING',
	returned: 'RETURNED',
	disposed: 'LOST',
	rejected: 'REFUSED',
	cancelled: 'CANCELLED',
	courier_not_found: 'CANCELLED',
}

/** Their words vary in case, and with a hyphen or a space. */
export function stateOf(status: string): CourierState {
	return states[status.toLowerCase().replace(/[\s-]+/g, '_')] ?? 'UNCLEAR'
}

/** What Biteship says of a parcel that was booked through it. */
export function parcelOf({ id, status, price, courier }: OrderWire): KnownParcel {
	return {
		state: stateOf(status),
		bookingId: id,
		waybill: courier.waybill_id || null,
		price: rupiahOf(price ?? undefined) ?? null,
		link: linkOf(courier.link),
		driver: driverOf(courier),
		events: eventsOf(courier.history),
		said: status,
	}
}

/** A phone that nobody can call is none. */
function driverOf({ driver_name, driver_phone }: OrderWire['courier']): KnownParcel['driver'] {
	const name = (driver_name ?? '').replace(/\s+/g, ' ').trim().slice(0, 100)
	if (name === '') return undefined
	const phone = (driver_phone ?? '').replace(/[^\d+]/g, '')
	return { name, phone: /^\+?\d{8,15}$/.test(phone) ? phone : '' }
}

/** Entries without a time that can be read say nothing. */
export function eventsOf(history: readonly HistoryWire[]): CourierEvent[] {
	return history
		.flatMap(({ status, note, updated_at }) => {
			const at = new Date(updated_at ?? '')
			if (Number.isNaN(at.getTime())) return []
			return { at, state: stateOf(status), said: note || status }
		})
		.sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function linkOf(link: string | null | undefined): string | null {
	return link && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null
}
