import type { z } from 'zod'
import { COURIERS_OF, courierOf } from '#contract/courier.ts'
import {
	callGateway,
	type GatewayAnswer,
	type Transport,
} from '#website-api/modules/platform/gateways/call-gateway.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { rupiahOf } from '#website-api/modules/platform/gateways/rupiah-of.ts'
import type {
	AskedParcel,
	CourierArea,
	CourierGateway,
	CourierRate,
	RateRequest,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { daysOf, phoneEnd } from '../wire-forms.ts'
import { parcelOf } from './rajaongkir-state.ts'
import { CostsWire, DestinationsWire, enveloped, WaybillWire } from './rajaongkir-wire.ts'

export type RajaOngkirSettings = {
	/** e.g. https://rajaongkir.komerce.id/api/v1, without a slash at the end. */
	url: string
	key: string
}

type Call = <Schema extends z.ZodType>(
	data: Schema,
	path: string,
	form?: Record<string, string>,
) => Promise<GatewayAnswer<z.output<ReturnType<typeof enveloped<Schema>>>>>

const mostBytes = 524_288

/** RajaOngkir by Komerce: prices and tracking, no bookings. Weights are in grams, places are its own ids. */
export function rajaOngkirGateway(
	{ url, key }: RajaOngkirSettings,
	transport: Transport,
): CourierGateway {
	const call: Call = (data, path, form) =>
		callGateway(transport, {
			method: form ? 'POST' : 'GET',
			url: url + path,
			headers: { key, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
			...(form && { form }),
			answer: enveloped(data),
			mostBytes,
		})
	return {
		rates: (request) => rates(call, request),
		areas: (text) => areas(call, text),
		book: null,
		cancel: null,
		label: null,
		track: (parcel) => track(call, parcel),
		readPush: null,
	}
}

/** Each call returns what the data are; without them, the provider's words. @throws GatewayFailure */
function dataOf<Data>({
	body,
}: GatewayAnswer<{ meta: Meta; data?: Data | null | undefined }>): Data {
	const { meta, data } = body
	if (meta.code >= 400) throw new GatewayFailure('REFUSED', `${meta.code} ${meta.message}`)
	if (data === null || data === undefined) {
		throw new GatewayFailure('UNREADABLE', `An answer of another form (${meta.code}).`)
	}
	return data
}

type Meta = { code: number; message: string }

async function rates(call: Call, { from, to, grams, couriers }: RateRequest) {
	if (from.areaId === null || to.areaId === null) {
		throw new GatewayFailure('REFUSED', 'No id of the area.')
	}
	const named = couriers.flatMap((code) => COURIERS_OF.RAJAONGKIR[code] ?? [])
	const costs = dataOf(
		await call(CostsWire, '/calculate/domestic-cost', {
			origin: from.areaId,
			destination: to.areaId,
			weight: String(grams),
			courier: named.join(':'),
			price: 'lowest',
		}),
	)
	return costs.flatMap((one): CourierRate[] => {
		const courier = courierOf('RAJAONGKIR', one.code)
		const price = rupiahOf(one.cost)
		if (courier === undefined || price === undefined || price === 0) return []
		return [
			{
				courier,
				service: one.service.toLowerCase(),
				serviceName: one.service,
				price,
				days: daysOf(one.etd),
			},
		]
	})
}

async function areas(call: Call, text: string): Promise<CourierArea[]> {
	const query = new URLSearchParams({ search: text, limit: '50', offset: '0' })
	const answer = await call(DestinationsWire, `/destination/domestic-destination?${query}`)
	// Nothing found is an error of theirs.
	if (answer.status === 404) return []
	return dataOf(answer).map((one) => ({
		id: String(one.id),
		label: one.label,
		district: one.district_name,
		city: one.city_name,
		province: one.province_name,
		postcode: one.zip_code,
	}))
}

async function track(call: Call, parcel: AskedParcel) {
	if ('bookingId' in parcel) return null
	const { courier, waybill, phone } = parcel
	const form = {
		awb: waybill,
		courier: COURIERS_OF.RAJAONGKIR[courier] ?? courier,
		...(phone === null ? {} : { last_phone_number: phoneEnd(phone) }),
	}
	const answer = await call(WaybillWire, '/track/waybill', form)
	if (answer.status === 404 || answer.status === 400) return null
	return parcelOf(waybill, dataOf(answer))
}
