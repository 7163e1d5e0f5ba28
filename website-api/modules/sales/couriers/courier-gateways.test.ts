import { describe, expect, test } from 'vitest'
import { COURIERS_OF, type CourierProvider } from '#contract/courier.ts'
import { simulatedBiteship } from '#examples/simulated-courier/simulated-biteship.ts'
import { simulatedRajaOngkir } from '#examples/simulated-courier/simulated-rajaongkir.ts'
import type { createFaults, Fault } from '#examples/simulated-gateway/faults.ts'
import type { Transport } from '#website-api/modules/platform/gateways/call-gateway.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { defaultTariffs } from '#website-api/modules/sales/shipping/default-tariffs.ts'
import { tableRates } from '#website-api/modules/sales/shipping/table-rates.ts'
import { biteshipGateway } from './biteship/biteship.ts'
import type {
	BookingRequest,
	CourierGateway,
	RateRequest,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { rajaOngkirGateway } from './rajaongkir/rajaongkir.ts'

const key = 'biteship_test.KEY-0000'
const proof = { header: 'x-etalase-proof', value: 'proof-0000' }
const tebet = { district: '31.74.01', areaId: null, postcode: '12810' }
const andir = { district: '32.73.05', areaId: null, postcode: '40184' }

type Bench = {
	provider: CourierProvider
	gateway: CourierGateway
	faults: ReturnType<typeof createFaults>
	/** What was sent to the provider. */
	asked: Request[]
	with: (changes: { key?: string; transport?: Transport }) => CourierGateway
}

function bench() {
	const pushes: Request[] = []
	const biteship = simulatedBiteship({
		key,
		proof,
		webhookUrl: 'https://toko.example/push',
		send: async (request) => void pushes.push(request),
	})
	const rajaongkir = simulatedRajaOngkir({ key, byWaybill: biteship.book.byWaybill })
	return { pushes, biteship, rajaongkir, ...benchesOf(biteship, rajaongkir) }
}

function benchesOf(
	biteship: ReturnType<typeof simulatedBiteship>,
	rajaongkir: ReturnType<typeof simulatedRajaOngkir>,
) {
	const spied = (used: Transport, asked: Request[]) => (request: Request) => {
		asked.push(request.clone())
		return used(request)
	}
	const askedBiteship: Request[] = []
	const askedRajaOngkir: Request[] = []
	const withBiteship: Bench['with'] = ({
		key: used = key,
		transport = spied(biteship.transport, askedBiteship),
	}) =>
		biteshipGateway(
			{ url: 'http://biteship', key: used, proof: { header: proof.header, values: [proof.value] } },
			transport,
		)
	const withRajaOngkir: Bench['with'] = ({
		key: used = key,
		transport = spied(rajaongkir.transport, askedRajaOngkir),
	}) => rajaOngkirGateway({ url: 'http://rajaongkir', key: used }, transport)
	const benches: [Bench, Bench] = [
		{
			provider: 'BITESHIP',
			gateway: withBiteship({}),
			faults: biteship.faults,
			asked: askedBiteship,
			with: withBiteship,
		},
		{
			provider: 'RAJAONGKIR',
			gateway: withRajaOngkir({}),
			faults: rajaongkir.faults,
			asked: askedRajaOngkir,
			with: withRajaOngkir,
		},
	]
	return { benches }
}

const couriers = ['jne', 'sicepat', 'jnt'] as const

/** A request whose places are those that the provider's own search finds. */
async function requestFor({ gateway }: Bench, changes: Partial<RateRequest> = {}) {
	const [from, to] = await Promise.all([gateway.areas?.('12810'), gateway.areas?.('40184')])
	const idOf = (district: string, list = from) =>
		list?.find((one) => one.district.toLowerCase() === district)?.id ?? null
	return {
		from: { ...tebet, areaId: idOf('tebet') },
		to: { ...andir, areaId: idOf('andir', to) },
		grams: 1_000,
		value: 100_000,
		couriers,
		...changes,
	}
}

describe.each([0, 1] as const)('each provider (%i)', (at) => {
	const fresh = () => bench().benches[at]

	test('finds areas by postcode and by words, with names of all three levels', async () => {
		const { gateway } = fresh()
		for (const text of ['12810', 'Tebet Jakarta Selatan']) {
			const area = (await gateway.areas?.(text))?.find((one) => /^tebet$/i.test(one.district))
			expect(area?.postcode).toMatch(/^128\d\d$/)
			expect(area?.city).toMatch(/^jakarta selatan$/i)
			expect(area?.province).toMatch(/jakarta$/i)
		}
		expect(await gateway.areas?.('xyzzy')).toEqual([])
	})

	test('says what each service of the chosen couriers costs, in whole rupiah', async () => {
		const used = fresh()
		const rates = await used.gateway.rates(await requestFor(used))
		expect(new Set(rates.map(({ courier }) => courier))).toEqual(new Set(couriers))
		expect(rates.find(({ service }) => service === 'reg')).toMatchObject({
			courier: 'jne',
			price: 17_000,
			days: { min: 2, max: 4 },
		})
		expect(rates.every(({ price }) => Number.isSafeInteger(price) && price > 0)).toBe(true)
	})

	test('is asked in grams: five kilograms cost five times as much', async () => {
		const used = fresh()
		const priceOf = async (grams: number) => {
			const rates = await used.gateway.rates(await requestFor(used, { grams }))
			return rates.find(({ courier, service }) => courier === 'jne' && service === 'reg')?.price
		}
		expect(await priceOf(5_000)).toBe(85_000)
		expect(await priceOf(1_300)).toBe(17_000)
		expect(await priceOf(1_301)).toBe(34_000)
	})

	test('is asked by its own names of couriers', async () => {
		const used = fresh()
		const all = Object.keys(COURIERS_OF[used.provider])
		const request = await requestFor(used)
		const rates = await used.gateway.rates({ ...request, couriers: ['ide', 'pos'] })
		expect(new Set(rates.map(({ courier }) => courier))).toEqual(new Set(['ide', 'pos']))
		expect(all.length).toBeGreaterThan(8)
	})

	test('refuses a place that it does not know', async () => {
		const { gateway } = fresh()
		const nowhere = { district: '99.99.99', areaId: '999999', postcode: null }
		const asked = gateway.rates({ from: nowhere, to: nowhere, grams: 1_000, value: 1, couriers })
		await expect(asked).rejects.toMatchObject({ kind: 'REFUSED' })
	})

	test.each([
		['silent', 'SILENT'],
		['broken', 'SILENT'],
		['busy', 'BUSY'],
		['quota', 'BUSY'],
		['not-json', 'UNREADABLE'],
		['huge', 'UNREADABLE'],
		['other-form', 'UNREADABLE'],
	] as [Fault, string][])(
		'that is %s fails as %s, and answers the next call',
		async (fault, kind) => {
			const used = fresh()
			const request = await requestFor(used)
			used.faults.add(fault)
			const failed = used.gateway.rates(request)
			await expect(failed).rejects.toBeInstanceOf(GatewayFailure)
			await expect(failed).rejects.toMatchObject({ kind })
			expect(await used.gateway.rates(request)).not.toEqual([])
		},
	)

	test('refuses a key that it does not know, and no message of a failure has the key', async () => {
		const used = fresh()
		const failed = used.with({ key: 'wrong-key' }).areas?.('12810')
		await expect(failed).rejects.toMatchObject({ kind: 'KEY' })
		await expect(failed).rejects.not.toThrow(/wrong-key/)
	})

	test('knows of no parcel that nobody sent', async () => {
		const { gateway } = fresh()
		const unknown = { courier: 'sicepat', waybill: 'NONE', phone: '+6281234567890' } as const
		expect(await gateway.track?.(unknown)).toBeNull()
	})
})

const broken: [string, unknown][] = [
	['negative prices', -5_000],
	['cents', 10_000.5],
	['text', 'free'],
	['nothing', 0],
	['more than anybody pays', 1e20],
]
test.each(broken)('a price of %s is no offer', async (_what, price) => {
	const pricing = [{ courier_code: 'jne', courier_service_code: 'reg', price }]
	const biteship = biteshipGateway({ url: 'http://b', key, proof: null }, async () =>
		Response.json({ success: true, pricing }),
	)
	const data = [{ code: 'jne', service: 'REG', cost: price }]
	const meta = { message: '', code: 200, status: 'success' }
	const rajaongkir = rajaOngkirGateway({ url: 'http://r', key }, async () =>
		Response.json({ meta, data }),
	)
	const place = { district: '31.74.01', areaId: '1', postcode: '12810' }
	const request = { from: place, to: place, grams: 1_000, value: 1, couriers }
	for (const gateway of [biteship, rajaongkir]) {
		const rates = await gateway.rates(request).catch((error: unknown) => error)
		expect(rates instanceof GatewayFailure || (Array.isArray(rates) && rates.length === 0)).toBe(
			true,
		)
	}
})

test('the shop’s own table is the third: it calls nobody, and prices every courier by kilograms', () => {
	const rates = (grams: number) =>
		tableRates(defaultTariffs(), {
			from: tebet.district,
			to: andir.district,
			load: { grams, cubicMm: 0 },
			divisors: [],
		})
	const priceOf = (grams: number) =>
		rates(grams).find(({ vendorMethod }) => vendorMethod === 'jne')?.price
	expect(rates(1_000).length).toBeGreaterThan(10)
	expect(priceOf(1_301)).toBeGreaterThan(priceOf(1_300) ?? Infinity)
})

const contact = { name: 'Sari', phone: '+6281234567890', note: '' }
function bookingOf(changes: Partial<BookingRequest> = {}): BookingRequest {
	return {
		reference: 'E-1-1',
		courier: 'jne',
		service: 'reg',
		from: { ...tebet, ...contact, address: 'Jl. Tebet Raya 1' },
		to: { ...andir, ...contact, address: `${'Jalan '.repeat(40)}Andir` },
		items: [{ name: 'Kemeja', value: 100_000, grams: 400, quantity: 2, size: null }],
		pickUpAt: null,
		note: '',
		collect: null,
		insured: null,
		...changes,
	}
}

describe('a booking with Biteship', () => {
	test('is one for any number of tries, also when the answer was lost', async () => {
		const { biteship, benches } = bench()
		const [{ gateway }] = benches
		biteship.faults.add('answer-lost')
		await expect(gateway.book?.(bookingOf())).rejects.toMatchObject({ kind: 'SILENT' })
		const again = await Promise.all([gateway.book?.(bookingOf()), gateway.book?.(bookingOf())])
		expect(biteship.book.list()).toHaveLength(1)
		const [booked] = biteship.book.list()
		for (const one of again) expect(one).toMatchObject({ bookingId: booked?.id, state: 'BOOKED' })
	})

	test('sends phones without "+" and an address of at most 200 characters', async () => {
		const { benches } = bench()
		const [{ gateway, asked }] = benches
		await gateway.book?.(bookingOf({ pickUpAt: new Date('2026-11-28T02:30:00Z') }))
		const sent: unknown = await asked.at(-1)?.json()
		expect(sent).toMatchObject({
			destination_contact_phone: '6281234567890',
			destination_address: `${'Jalan '.repeat(33).trim()}`,
			delivery_type: 'scheduled',
			delivery_date: '2026-11-28',
			delivery_time: '09:30',
		})
	})

	test('has its number later, and then a label', async () => {
		const { biteship, benches } = bench()
		const [{ gateway }] = benches
		const booked = await gateway.book?.(bookingOf())
		expect(booked).toMatchObject({ waybill: null, price: 17_000 })
		const bookingId = booked?.bookingId ?? ''
		expect(await gateway.label?.(bookingId)).toBeNull()
		await biteship.book.actions.pickUp('E-1-1')
		const waybill = biteship.book.find('E-1-1')?.waybill
		expect(await gateway.track?.({ bookingId })).toMatchObject({ waybill, state: 'PICKED_UP' })
		expect(await gateway.label?.(bookingId)).toMatchObject({ waybill, routingCode: 'JKT-SIM-01' })
	})

	test('is cancelled until it is picked up', async () => {
		const { biteship, benches } = bench()
		const [{ gateway }] = benches
		const first = await gateway.book?.(bookingOf())
		expect(await gateway.cancel?.(first?.bookingId ?? '', 'x')).toMatchObject({
			state: 'CANCELLED',
		})
		const second = await gateway.book?.(bookingOf({ reference: 'E-1-2' }))
		await biteship.book.actions.pickUp('E-1-2')
		expect(await gateway.cancel?.(second?.bookingId ?? '', 'x')).toMatchObject({
			state: 'PICKED_UP',
		})
	})

	test.each([
		['confirmed', 'BOOKED'],
		['picking_up', 'BOOKED'],
		['pickingUp', 'UNCLEAR'],
		['Dropping Off', 'PICKED_UP'],
		['return_in_transit', 'RETURNING'],
		['returned', 'RETURNED'],
		['disposed', 'LOST'],
		['rejected', 'REFUSED'],
		['courier_not_found', 'CANCELLED'],
		['teleported', 'UNCLEAR'],
	])('whose status is %s is %s', async (status, state) => {
		const { biteship, benches } = bench()
		const [{ gateway }] = benches
		const booked = await gateway.book?.(bookingOf())
		await biteship.book.become('E-1-1', status)
		const known = await gateway.track?.({ bookingId: booked?.bookingId ?? '' })
		expect(known).toMatchObject({ state })
		expect(known?.events.at(-1)).toMatchObject({ state })
	})

	test('is followed by its number through RajaOngkir, too', async () => {
		const { biteship, benches } = bench()
		const [{ gateway }, other] = benches
		await gateway.book?.(bookingOf())
		await biteship.book.actions.pickUp('E-1-1')
		const waybill = biteship.book.find('E-1-1')?.waybill ?? ''
		const parcel = { courier: 'jne', waybill, phone: '+6281234567890' } as const
		const track = other.gateway.track
		expect(await track?.(parcel)).toMatchObject({ state: 'PICKED_UP', waybill, bookingId: null })
		expect(await track?.({ ...parcel, phone: null })).toBeNull()
		await biteship.book.actions.delay('E-1-1')
		expect(await track?.(parcel)).toMatchObject({ state: 'ON_HOLD' })
		await biteship.book.actions.giveBack('E-1-1')
		expect(await track?.(parcel)).toMatchObject({ state: 'RETURNING' })
		await biteship.book.actions.deliver('E-1-1')
		expect(await track?.(parcel)).toMatchObject({ state: 'DELIVERED' })
		expect(await gateway.track?.(parcel)).toMatchObject({ state: 'DELIVERED', waybill })
	})
})

describe('a push of Biteship', () => {
	async function pushed() {
		const { biteship, benches, pushes } = bench()
		const [{ gateway }] = benches
		await gateway.book?.(bookingOf())
		await biteship.book.actions.pickUp('E-1-1')
		const read = async (request: Request | undefined, headers = request?.headers) =>
			gateway.readPush?.(
				headers ?? new Headers(),
				new Uint8Array((await request?.clone().arrayBuffer()) ?? []),
			)
		return { biteship, pushes, read, gateway }
	}

	test('is proven by the header that the shop chose; each repetition is the same event', async () => {
		const { pushes, read, biteship } = await pushed()
		const [first, second] = pushes
		const bookingId = biteship.book.find('E-1-1')?.id
		expect(await read(first)).toMatchObject({ verdict: 'VALID', bookingId })
		expect(await read(first)).toEqual(await read(first))
		expect(await read(first)).not.toEqual(await read(second))
	})

	test.each([
		['missing', {}],
		['another', { [proof.header]: 'proof-0001' }],
		['longer', { [proof.header]: `${proof.value}0` }],
		['in upper case', { [proof.header]: proof.value.toUpperCase() }],
	])('whose proof is %s is forged', async (_what, headers) => {
		const { pushes, read } = await pushed()
		expect(await read(pushes[0], new Headers(headers))).toEqual({ verdict: 'FORGED' })
	})

	test('with an empty body is the installation, with or without a proof', async () => {
		const { gateway } = await pushed()
		const read = (text: string, headers = {}) =>
			gateway.readPush?.(new Headers(headers), new TextEncoder().encode(text))
		expect(read('')).toEqual({ verdict: 'INSTALLATION' })
		expect(read('{}', { [proof.header]: proof.value })).toEqual({ verdict: 'INSTALLATION' })
		expect(read('[1]', { [proof.header]: proof.value })).toEqual({ verdict: 'UNREADABLE' })
		expect(read('{"event":"x"}', { [proof.header]: proof.value })).toEqual({
			verdict: 'UNREADABLE',
		})
	})

	test('without a configured proof is only a reason to ask', async () => {
		const { pushes } = await pushed()
		const open = biteshipGateway({ url: 'http://b', key, proof: null }, async () => new Response())
		const body = new Uint8Array((await pushes[0]?.arrayBuffer()) ?? [])
		expect(open.readPush?.(new Headers(), body)).toMatchObject({ verdict: 'VALID' })
	})
})
