import { Hono } from 'hono'
import { z } from 'zod'
import type { Trip } from '#website-api/modules/platform/couriers/courier-port.ts'
import { createFaults } from '#examples/simulated-gateway/faults.ts'
import { createParcelBook, type ParcelBook, type SimulatedParcel } from './parcel-book.ts'
import { biteshipId, districtAt, searchAreas } from './simulated-areas.ts'
import { instantPrices, pricesOf } from './simulated-prices.ts'

export type SimulatedBiteshipOptions = {
	key: string
	/** What pushes are proven with; null: they are not. */
	proof: { header: string; value: string } | null
	webhookUrl: string
	/** Sends a push. */
	send: (request: Request) => Promise<unknown>
	parcels?: SimulatedParcel[]
}

const Item = z.object({
	name: z.string().min(1),
	value: z.number().min(0),
	weight: z.number().int().min(1),
	quantity: z.number().int().min(1),
})
const places = {
	origin_area_id: z.string().optional(),
	origin_postal_code: z.number().optional(),
	destination_area_id: z.string().optional(),
	destination_postal_code: z.number().optional(),
}
const coordinate = z.object({ latitude: z.number(), longitude: z.number() })
const Rates = z.object({
	...places,
	origin_latitude: z.number().optional(),
	origin_longitude: z.number().optional(),
	destination_latitude: z.number().optional(),
	destination_longitude: z.number().optional(),
	couriers: z.string().min(1),
	items: z.array(Item).min(1),
})
/** As its documentation wants them: a phone without "+", at most 200 characters of an address. */
const phone = z.string().regex(/^\d{9,15}$/)
const address = z.string().min(1).max(200)
const Order = z.object({
	...places,
	origin_coordinate: coordinate.optional(),
	destination_coordinate: coordinate.optional(),
	reference_id: z.string().min(1),
	origin_contact_name: z.string().min(1),
	origin_contact_phone: phone,
	origin_address: address,
	destination_contact_name: z.string().min(1),
	destination_contact_phone: phone,
	destination_address: address,
	courier_company: z.string(),
	courier_type: z.string(),
	delivery_type: z.enum(['now', 'scheduled']),
	destination_cash_on_delivery: z.number().int().min(1).optional(),
	items: z.array(Item).min(1),
})

/** Biteship's documented answers, for trying the shop and for its tests. */
export function simulatedBiteship(options: SimulatedBiteshipOptions) {
	const { key, proof, webhookUrl, send } = options
	const push = (event: string, one: SimulatedParcel) =>
		new Request(webhookUrl, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				...(proof && { [proof.header]: proof.value }),
			},
			body: JSON.stringify(pushOf(event, one)),
		})
	const book = createParcelBook(
		async (event, one) => void (await send(push(event, one))),
		options.parcels,
	)
	const faults = createFaults()
	const app = new Hono()
		.use(async (c, next) => {
			if (c.req.header('authorization') === key) return next()
			return failure(401, 40_101_001, 'Failed to authorize with your key')
		})
		.route('/', rateRoutes())
		.route('/', orderRoutes(book))
	return {
		book,
		faults,
		/** Answers a call of the shop. */
		transport: (request: Request) => faults.through(async () => app.fetch(request)),
		/** A push, to be sent by a test as it likes. */
		push: (reference: string, event = 'order.status') => {
			const one = book.find(reference)
			if (!one) throw new Error(`No parcel ${reference}`)
			return push(event, one)
		},
	}
}

function rateRoutes() {
	return new Hono()
		.get('/v1/maps/areas', async (c) => {
			const areas = await searchAreas(c.req.query('input') ?? '')
			return Response.json({
				success: true,
				areas: areas.map((area) => ({
					id: biteshipId(area),
					name: `${area.district.name}, ${area.city}, ${area.district.province}. ${area.postcode}`,
					country_name: 'Indonesia',
					country_code: 'ID',
					administrative_division_level_1_name: area.district.province,
					administrative_division_level_2_name: area.city,
					administrative_division_level_3_name: area.district.name,
					postal_code: Number(area.postcode),
				})),
			})
		})
		.post('/v1/rates/couriers', async (c) => {
			const asked = Rates.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 40_001_010, 'Please make sure all fields are right')
			const trip = tripOf(asked.data)
			if (trip) return instantRates(trip, asked.data)
			const ends = await endsOf(asked.data)
			if (!ends) return failure(400, 40_001_005, 'Area is not found')
			const grams = gramsOf(asked.data.items)
			const prices = pricesOf('BITESHIP', {
				...ends,
				grams,
				couriers: asked.data.couriers.split(','),
			})
			return Response.json({
				success: true,
				object: 'courier_pricing',
				message: 'Success to retrieve courier pricing',
				code: 20_001_003,
				pricing: prices.map(({ courier, name, service, serviceName, price, days }) => ({
					available_collection_method: ['pickup'],
					available_for_cash_on_delivery: true,
					available_for_insurance: true,
					company: courier,
					courier_name: name,
					courier_code: courier,
					courier_service_name: serviceName,
					courier_service_code: service,
					currency: 'IDR',
					description: '',
					duration: `${days[0]} - ${days[1]} days`,
					shipment_duration_range: `${days[0]} - ${days[1]}`,
					shipment_duration_unit: 'days',
					service_type: 'standard',
					price,
					type: service,
				})),
			})
		})
}

function orderRoutes(book: ParcelBook) {
	return new Hono()
		.post('/v1/orders', async (c) => {
			const asked = Order.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 40_002_021, 'Please check the order')
			const prices = await pricesOfOrder(asked.data)
			if (!prices) return failure(400, 40_002_021, 'Please check the order')
			const {
				reference_id: reference,
				courier_company: courier,
				courier_type: service,
			} = asked.data
			const grams = gramsOf(asked.data.items)
			const rate = prices.find((one) => one.service === service)
			if (!rate) return failure(400, 40_002_030, 'Courier service is not available')
			const to = asked.data.destination_contact_name
			const { one, isNew } = book.book({
				reference,
				courier,
				service,
				to,
				grams,
				price: rate.price,
				collect: asked.data.destination_cash_on_delivery ?? null,
			})
			if (!isNew) {
				const details = { reference_id: reference, order_id: one.id }
				return failure(400, 40_002_060, 'Reference ID was used before', details)
			}
			return Response.json(orderWire(one))
		})
		.get('/v1/orders/:id', (c) => {
			const one = book.byId(c.req.param('id'))
			return one ? Response.json(orderWire(one)) : failure(404, 40_402_001, 'Order is not found')
		})
		.post('/v1/orders/:id/cancel', async (c) => {
			const one = book.byId(c.req.param('id'))
			if (!one) return failure(404, 40_402_001, 'Order is not found')
			if (!(await book.cancel(one))) return failure(400, 40_003_003, 'Order cannot be cancelled')
			return Response.json({ success: true, object: 'order', id: one.id, status: one.status })
		})
		.get('/v1/trackings/:waybill/couriers/:courier', (c) => {
			const one = book.byWaybill(c.req.param('waybill'))
			if (!one) return failure(404, 40_403_001, 'Waybill is not found')
			const { waybill, id, status, history } = one
			const object = 'tracking'
			return Response.json({
				success: true,
				object,
				waybill_id: waybill,
				order_id: id,
				status,
				history,
			})
		})
}

/** What its courier asks for an order; undefined: nobody knows from where to where it goes. */
async function pricesOfOrder(asked: z.output<typeof Order>) {
	const { origin_coordinate: from, destination_coordinate: to, courier_company: courier } = asked
	const grams = gramsOf(asked.items)
	if (from && to) return instantPrices({ from, to }, grams, [courier])
	const ends = await endsOf(asked)
	return ends && pricesOf('BITESHIP', { ...ends, grams, couriers: [courier] })
}

/** From where to where, of who names both on the map; null: nobody does. */
function tripOf(asked: z.output<typeof Rates>): Trip | null {
	const from = { latitude: asked.origin_latitude, longitude: asked.origin_longitude }
	const to = { latitude: asked.destination_latitude, longitude: asked.destination_longitude }
	const [start, end] = [coordinate.safeParse(from), coordinate.safeParse(to)]
	return start.success && end.success ? { from: start.data, to: end.data } : null
}

function instantRates(trip: Trip, { couriers, items }: z.output<typeof Rates>) {
	const prices = instantPrices(trip, gramsOf(items), couriers.split(','))
	return Response.json({
		success: true,
		code: 20_001_003,
		pricing: prices.map(({ courier, name, service, serviceName, price, hours }) => ({
			company: courier,
			courier_name: name,
			courier_code: courier,
			courier_service_name: serviceName,
			courier_service_code: service,
			duration: `${hours} hours`,
			shipment_duration_range: hours,
			shipment_duration_unit: 'hours',
			service_type: 'same_day',
			price,
			type: service,
		})),
	})
}

type Places = Partial<z.output<typeof Rates>>

async function endsOf(asked: Places) {
	const [from, to] = await Promise.all([
		districtAt({ id: asked.origin_area_id, postcode: asked.origin_postal_code?.toString() }),
		districtAt({
			id: asked.destination_area_id,
			postcode: asked.destination_postal_code?.toString(),
		}),
	])
	return from && to ? { from, to } : undefined
}

const gramsOf = (items: z.output<typeof Item>[]) =>
	items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0)

function orderWire({
	id,
	reference,
	courier,
	service,
	price,
	status,
	waybill,
	driver,
	history,
}: SimulatedParcel) {
	return {
		success: true,
		object: 'order',
		id,
		reference_id: reference,
		courier: {
			tracking_id: `t${id}`,
			waybill_id: waybill,
			company: courier,
			type: service,
			link: driver ? `https://biteship.example/live/${id}` : null,
			driver_name: driver?.name ?? null,
			driver_phone: driver?.phone ?? null,
			routing_code: waybill ? 'JKT-SIM-01' : null,
			history,
		},
		price,
		status,
		new_field: 1,
	}
}

function pushOf(
	event: string,
	{ id, courier, service, price, status, waybill, history }: SimulatedParcel,
) {
	return {
		event,
		order_id: id,
		order_price: price,
		courier_tracking_id: `t${id}`,
		courier_waybill_id: waybill,
		courier_company: courier,
		courier_type: service,
		status,
		updated_at: history.at(-1)?.updated_at,
		new_field: 1,
	}
}

function failure(status: number, code: number, error: string, details?: object) {
	return Response.json({ success: false, error, code, ...(details && { details }) }, { status })
}
