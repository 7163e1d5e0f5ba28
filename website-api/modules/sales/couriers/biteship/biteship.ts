import { COURIERS_OF, courierOf } from '#contract/courier.ts'
import type { Transport } from '#website-api/modules/platform/gateways/call-gateway.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { rupiahOf } from '#website-api/modules/platform/gateways/rupiah-of.ts'
import type {
	AskedParcel,
	BookingRequest,
	CourierArea,
	CourierGateway,
	CourierLabel,
	CourierRate,
	KnownParcel,
	RateRequest,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { daysOf, hoursOf } from '../wire-forms.ts'
import { orderOf, pinIn, placeOf } from './biteship-booking.ts'
import {
	accepted,
	type BiteshipSettings,
	type Call,
	createCall,
	isRefusal,
	refused,
} from './biteship-call.ts'
import { readPush } from './biteship-push.ts'
import { eventsOf, linkOf, parcelOf, stateOf } from './biteship-state.ts'
import { AreasWire, CancelledWire, OrderWire, RatesWire, TrackingWire } from './biteship-wire.ts'

/** Biteship: prices, areas, bookings, tracking and pushes of many couriers. Weights are in grams. */
export function biteshipGateway(settings: BiteshipSettings, transport: Transport): CourierGateway {
	const call = createCall(settings, transport)
	return {
		rates: (request) => rates(call, request),
		areas: (text) => areas(call, text),
		book: (request) => book(call, request),
		cancel: (bookingId, reason) => cancel(call, bookingId, reason),
		label: (bookingId) => label(call, bookingId),
		track: (parcel) => track(call, parcel),
		readPush: (headers, body) => readPush(headers, body, settings.proof),
	}
}

async function rates(call: Call, request: RateRequest) {
	const { from, to, grams, value, couriers, trip } = request
	const named = couriers.flatMap((code) => COURIERS_OF.BITESHIP[code] ?? [])
	const places = trip
		? { ...pinIn('origin', trip.from), ...pinIn('destination', trip.to) }
		: { ...placeOf('origin', from), ...placeOf('destination', to) }
	if (Object.keys(places).length < 2) throw new GatewayFailure('REFUSED', 'No area or postcode.')
	const { pricing } = accepted(
		await call(RatesWire, 'POST', '/v1/rates/couriers', {
			...places,
			couriers: named.join(','),
			items: [{ name: 'Paket', value, weight: grams, quantity: 1 }],
		}),
	)
	return pricing.flatMap((one): CourierRate[] => {
		const courier = courierOf('BITESHIP', one.courier_code)
		const price = rupiahOf(one.price)
		if (courier === undefined || price === undefined || price === 0) return []
		const { shipment_duration_range: range, shipment_duration_unit: unit, duration } = one
		const estimate = range ? `${range} ${unit ?? ''}` : duration
		return [
			{
				courier,
				service: one.courier_service_code.toLowerCase(),
				serviceName: one.courier_service_name,
				price,
				days: daysOf(estimate),
				hours: trip && hoursOf(estimate),
			},
		]
	})
}

async function areas(call: Call, text: string): Promise<CourierArea[]> {
	const query = new URLSearchParams({ countries: 'ID', input: text, type: 'single' })
	const found = accepted(await call(AreasWire, 'GET', `/v1/maps/areas?${query}`))
	return found.areas.map((one) => ({
		id: one.id,
		label: one.name,
		district: one.administrative_division_level_3_name,
		city: one.administrative_division_level_2_name,
		province: one.administrative_division_level_1_name,
		postcode: String(one.postal_code ?? ''),
	}))
}

async function book(call: Call, request: BookingRequest): Promise<KnownParcel> {
	const { body } = await call(OrderWire, 'POST', '/v1/orders', orderOf(request))
	if (!isRefusal(body)) return parcelOf(body)
	// The reference was booked before: an answer that was lost.
	const known = body.details?.order_id
	if (!known) throw refused(body)
	return parcelOf(await orderAt(call, known))
}

async function orderAt(call: Call, bookingId: string): Promise<OrderWire> {
	return accepted(await call(OrderWire, 'GET', orderPath(bookingId)))
}

async function cancel(call: Call, bookingId: string, reason: string): Promise<KnownParcel> {
	const path = `${orderPath(bookingId)}/cancel`
	const body = { cancellation_reason_code: 'others', cancellation_reason: reason }
	// A refusal means that it was picked up, or cancelled before: its state says which.
	await call(CancelledWire, 'POST', path, body)
	return parcelOf(await orderAt(call, bookingId))
}

/** Biteship draws labels on its own pages alone: the shop prints one with what couriers scan. */
async function label(call: Call, bookingId: string): Promise<CourierLabel | null> {
	const { courier } = await orderAt(call, bookingId)
	const { waybill_id: waybill, routing_code: routingCode } = courier
	return waybill ? { waybill, routingCode: routingCode || null, pdf: null } : null
}

async function track(call: Call, parcel: AskedParcel): Promise<KnownParcel | null> {
	if ('bookingId' in parcel) {
		const { status, body } = await call(OrderWire, 'GET', orderPath(parcel.bookingId))
		if (!isRefusal(body)) return parcelOf(body)
		if (status === 404 || status === 400) return null
		throw refused(body)
	}
	const courier = COURIERS_OF.BITESHIP[parcel.courier] ?? parcel.courier
	const path = `/v1/trackings/${encodeURIComponent(parcel.waybill)}/couriers/${courier}`
	const { status, body } = await call(TrackingWire, 'GET', path)
	if (isRefusal(body)) {
		if (status === 404 || status === 400) return null
		throw refused(body)
	}
	return {
		state: stateOf(body.status),
		bookingId: body.order_id || null,
		waybill: body.waybill_id || parcel.waybill,
		price: null,
		link: linkOf(body.link),
		events: eventsOf(body.history),
		said: body.status,
	}
}

const orderPath = (bookingId: string) => `/v1/orders/${encodeURIComponent(bookingId)}`
