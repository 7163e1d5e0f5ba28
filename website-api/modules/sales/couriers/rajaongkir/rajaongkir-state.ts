import type {
	CourierEvent,
	CourierState,
	KnownParcel,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import type { WaybillWire } from './rajaongkir-wire.ts'

/** By words of couriers, in both languages, the first that fits. */
const states: readonly [words: RegExp, state: CourierState][] = [
	[/deliver(?:ed|y success)|terkirim|diterima/i, 'DELIVERED'],
	[/returned|retur(?:n)? (?:selesai|success)|dikembalikan ke pengirim/i, 'RETURNED'],
	[/retur/i, 'RETURNING'],
	[/lost|hilang|dispos|dimusnahkan/i, 'LOST'],
	[/reject|ditolak|refus/i, 'REFUSED'],
	[/cancel|batal/i, 'CANCELLED'],
	[/hold|problem|kendala|undeliver/i, 'ON_HOLD'],
	[
		/process|transit|shipp|manifest|pick(?:ed)?[\s_-]?up|perjalanan|dikirim|on delivery/i,
		'PICKED_UP',
	],
]

/** Negations come first: "UNDELIVERED" is no delivery. */
function stateOf(status: string): CourierState {
	if (/undeliver|not deliver|gagal/i.test(status)) return 'ON_HOLD'
	return states.find(([words]) => words.test(status))?.[1] ?? 'UNCLEAR'
}

/** What a courier says of a parcel by its number. */
export function parcelOf(waybill: string, wire: WaybillWire): KnownParcel {
	const { delivered, summary, delivery_status, manifest } = wire
	const said = delivery_status?.status || summary?.status || ''
	return {
		state: delivered ? 'DELIVERED' : stateOf(said),
		bookingId: null,
		waybill,
		price: null,
		link: null,
		events: eventsOf(manifest ?? []),
		said,
	}
}

/** Times are those of Jakarta, without saying so. */
function eventsOf(manifest: NonNullable<WaybillWire['manifest']>): CourierEvent[] {
	return manifest
		.flatMap(({ manifest_description: said, manifest_date, manifest_time }) => {
			const time = /^\d{2}:\d{2}/.test(manifest_time) ? manifest_time.slice(0, 5) : '00:00'
			const at = new Date(`${manifest_date}T${time}:00+07:00`)
			return Number.isNaN(at.getTime()) ? [] : { at, state: stateOf(said), said }
		})
		.sort((a, b) => a.at.getTime() - b.at.getTime())
}
