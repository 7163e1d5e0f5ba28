import { COURIERS_OF } from '#contract/courier.ts'
import type { Pin } from '#contract/pin.ts'
import type {
	BookingRequest,
	CourierContact,
	CourierPlace,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { courierPhone, cutAtWord } from '../wire-forms.ts'

/** The request for a booking. */
export function orderOf(booking: BookingRequest) {
	const { reference, courier, service, from, to, items, pickUpAt, note, trip } = booking
	return {
		reference_id: reference,
		shipper_contact_name: from.name,
		shipper_contact_phone: courierPhone(from.phone),
		...sideOf('origin', from),
		...sideOf('destination', to),
		...(trip && { origin_coordinate: trip.from, destination_coordinate: trip.to }),
		courier_company: COURIERS_OF.BITESHIP[courier] ?? courier,
		courier_type: service,
		...(booking.insured === null ? {} : { courier_insurance: booking.insured }),
		...(booking.collect === null
			? {}
			: {
					destination_cash_on_delivery: booking.collect,
					destination_cash_on_delivery_type: '7_days',
				}),
		...deliveryOf(pickUpAt),
		order_note: cutAtWord(note),
		items: items.map(({ name, value, grams, quantity, size }) => ({
			name: cutAtWord(name, 100),
			value,
			weight: grams,
			quantity,
			...size,
		})),
	}
}

function sideOf(side: 'origin' | 'destination', contact: CourierContact) {
	return {
		[`${side}_contact_name`]: cutAtWord(contact.name, 100),
		[`${side}_contact_phone`]: courierPhone(contact.phone),
		[`${side}_address`]: cutAtWord(contact.address),
		[`${side}_note`]: cutAtWord(contact.note, 100),
		...placeOf(side, contact),
	}
}

/** The area is exact; a postcode may be that of two districts with different prices. */
export function placeOf(
	side: 'origin' | 'destination',
	{ areaId, postcode }: Pick<CourierPlace, 'areaId' | 'postcode'>,
): Record<string, string | number> {
	if (areaId !== null) return { [`${side}_area_id`]: areaId }
	return postcode === null ? {} : { [`${side}_postal_code`]: Number(postcode) }
}

/** A place on the map, for the price of a courier that drives at once. */
export function pinIn(side: 'origin' | 'destination', { latitude, longitude }: Pin) {
	return { [`${side}_latitude`]: latitude, [`${side}_longitude`]: longitude }
}

/** The day and the hour of a pick-up are those of Jakarta. */
function deliveryOf(pickUpAt: Date | null) {
	if (pickUpAt === null) return { delivery_type: 'now' }
	const local = new Date(pickUpAt.getTime() + 7 * 3_600_000).toISOString()
	return {
		delivery_type: 'scheduled',
		delivery_date: local.slice(0, 10),
		delivery_time: local.slice(11, 16),
	}
}
