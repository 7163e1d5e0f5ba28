import { Hono } from 'hono'
import { z } from 'zod'
import { createFaults } from '#examples/simulated-gateway/faults.ts'
import type { SimulatedParcel } from './parcel-book.ts'
import { districtAt, rajaOngkirId, searchAreas } from './simulated-areas.ts'
import { pricesOf } from './simulated-prices.ts'

export type SimulatedRajaOngkirOptions = {
	key: string
	/** Parcels on their way, which it tells of by their numbers. */
	byWaybill: (waybill: string) => SimulatedParcel | undefined
}

const Cost = z.object({
	origin: z.string().regex(/^\d+$/),
	destination: z.string().regex(/^\d+$/),
	weight: z.string().regex(/^[1-9]\d*$/),
	courier: z.string().min(1),
	price: z.enum(['lowest', 'highest']).optional(),
})

/** Each courier writes its estimate in a way of its own. */
const estimates: ((days: [number, number]) => string)[] = [
	([min, max]) => `${min}-${max} day`,
	([min, max]) => `${min}-${max} HARI`,
	([, max]) => String(max),
	() => '',
]

const words: Record<string, string> = {
	confirmed: 'ON PROCESS',
	picked: 'ON PROCESS',
	dropping_off: 'ON DELIVERY',
	delivered: 'DELIVERED',
	on_hold: 'UNDELIVERED',
	return_in_transit: 'RETURN TO SHIPPER',
	returned: 'RETURNED',
	disposed: 'LOST',
	cancelled: 'CANCELLED',
}

/** RajaOngkir's documented answers, for trying the shop and for its tests. */
export function simulatedRajaOngkir({ key, byWaybill }: SimulatedRajaOngkirOptions) {
	const faults = createFaults()
	const app = new Hono()
		.use(async (c, next) => {
			if (c.req.header('key') === key) return next()
			return answered(401, 'Invalid Api key, key not found')
		})
		.get('/destination/domestic-destination', (c) => destinations(c.req.query('search') ?? ''))
		.post('/calculate/domestic-cost', async (c) => {
			const asked = Cost.safeParse(await c.req.parseBody())
			if (!asked.success) return answered(422, 'Missing or invalid parameters')
			const { origin, destination, weight, courier } = asked.data
			const [from, to] = await Promise.all([
				districtAt({ id: origin }),
				districtAt({ id: destination }),
			])
			if (!from || !to) return answered(404, 'Destination not found')
			const couriers = courier.split(':')
			const prices = pricesOf('RAJAONGKIR', { from, to, grams: Number(weight), couriers })
			return answered(
				200,
				'Success Calculate Domestic Shipping cost',
				prices.map(({ courier: code, name, service, serviceName, price, days }, at) => ({
					name,
					code,
					service: service.toUpperCase(),
					description: serviceName,
					cost: price,
					etd: estimates[at % estimates.length]?.(days),
				})),
			)
		})
		.post('/track/waybill', async (c) => {
			const { awb, courier, last_phone_number: end } = await c.req.parseBody()
			if (courier === 'jne' && !/^\d{5}$/.test(String(end ?? ''))) {
				return answered(400, 'last_phone_number is required for jne')
			}
			const one = byWaybill(String(awb ?? ''))
			if (!one) return answered(404, 'AWB not found')
			return answered(200, 'Success Get Waybill', waybillWire(one))
		})
	return {
		faults,
		/** Answers a call of the shop. */
		transport: (request: Request) => faults.through(async () => app.fetch(request)),
	}
}

async function destinations(text: string) {
	const areas = await searchAreas(text)
	if (areas.length === 0) return answered(404, 'Not found')
	return answered(
		200,
		'Success Get Domestic Destinations',
		areas.map((area) => ({
			id: rajaOngkirId(area),
			label: [area.district.name, area.city, area.district.province, area.postcode]
				.join(', ')
				.toUpperCase(),
			subdistrict_name: '-',
			district_name: area.district.name.toUpperCase(),
			city_name: area.city.toUpperCase(),
			province_name: area.district.province.toUpperCase(),
			zip_code: area.postcode,
		})),
	)
}

function waybillWire({ courier, service, waybill, status, history }: SimulatedParcel) {
	return {
		delivered: status === 'delivered',
		summary: {
			courier_code: courier,
			service_code: service.toUpperCase(),
			waybill_number: waybill,
			status: words[status] ?? status.toUpperCase(),
		},
		delivery_status: { status: words[status] ?? status.toUpperCase() },
		manifest: history.map(({ note, updated_at }) => ({
			manifest_description: note,
			...jakartaTime(updated_at),
		})),
	}
}

function jakartaTime(at: string) {
	const local = new Date(new Date(at).getTime() + 7 * 3_600_000).toISOString()
	return { manifest_date: local.slice(0, 10), manifest_time: local.slice(11, 19) }
}

function answered(code: number, message: string, data: unknown = null) {
	const status = code < 400 ? 'success' : 'error'
	return Response.json({ meta: { message, code, status }, data }, { status: code })
}
