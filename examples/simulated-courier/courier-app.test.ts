import { expect, test } from 'vitest'
import { simulationApp } from '#examples/simulated-gateway/simulation-app.ts'
import { SIMULATION_KEYS } from '#examples/simulated-gateway/simulation-keys.ts'
import { createSimulation } from '#examples/simulated-gateway/simulation.ts'
import { readUploadedRemittance } from '#website-api/modules/sales/cash-on-delivery/read-uploaded-remittance.ts'
import { biteshipGateway } from '#website-api/modules/sales/couriers/biteship/biteship.ts'

const url = 'http://127.0.0.1:4100'
const none = { midtrans: [], xendit: [], midtransPayouts: [], xenditPayouts: [], parcels: [] }
const contact = { name: 'Sari', phone: '+6281234567890', address: 'Jl. A 1', note: '' }
const place = { district: '31.74.01', areaId: null, postcode: '12820' }

function start() {
	const told: string[] = []
	const send = async (request: Request) => {
		told.push(await request.text())
		return 200
	}
	const simulation = createSimulation({ url, shopPort: 3000, known: none, send })
	const app = simulationApp(simulation, async () => {})
	const press = (path: string, fields: Record<string, string>) =>
		app.fetch(
			new Request(url + path, {
				method: 'POST',
				body: new URLSearchParams(fields),
				headers: { origin: url, 'sec-fetch-site': 'same-origin' },
			}),
			{},
		)
	const { key, proof } = SIMULATION_KEYS.BITESHIP
	const biteship = biteshipGateway(
		{ url: `${url}/biteship`, key, proof: { header: proof.header, values: [proof.value] } },
		async (request) => app.fetch(request, {}),
	)
	return { simulation, app, told, press, biteship }
}

const booking = {
	reference: 'E-1',
	courier: 'jne',
	service: 'reg',
	from: { ...place, ...contact },
	to: { ...place, ...contact },
	items: [{ name: 'Kemeja', value: 1_000, grams: 300, quantity: 1, size: null }],
	pickUpAt: null,
	note: '',
	collect: null,
	insured: null,
} as const

test('the shop asks the simulated couriers, who tell it what a person does to its parcels', async () => {
	const { simulation, app, told, press, biteship } = start()
	const request = { from: place, to: place, grams: 1_000, value: 1, couriers: ['jne'] as const }
	expect(await biteship.rates(request)).toMatchObject([{ price: 8_000 }, { service: 'yes' }])
	await biteship.book?.(booking)
	const pressed = await press('/couriers/act', { reference: 'E-1', action: 'pickUp' })
	expect(pressed.status).toBe(303)
	expect(told.map((body) => /"event":"([a-z._]+)"/.exec(body)?.[1])).toEqual([
		'order.status',
		'order.waybill_id',
	])
	expect(simulation.state().parcels).toMatchObject([{ reference: 'E-1', status: 'picked' }])
	const page = await (await app.fetch(new Request(`${url}/?lang=en`), {})).text()
	expect(page).toMatch(/Simulated couriers[\s\S]+E-1 · Sari/)
	expect((await press('/couriers/act', { reference: 'E-2', action: 'pickUp' })).status).toBe(400)
})

test('a person makes them fail', async () => {
	const { press, biteship } = start()
	await press('/couriers/biteship/fault', { fault: 'quota' })
	await expect(biteship.areas?.('12820')).rejects.toMatchObject({ kind: 'BUSY' })
	expect(await biteship.areas?.('12820')).not.toEqual([])
})

test('what they collect is listed once it is delivered, with a file that the shop reads', async () => {
	const { app, press, biteship } = start()
	await biteship.book?.(booking)
	await biteship.book?.({ ...booking, reference: 'E-2', collect: 113_100 })
	const act = (reference: string, action: string) => press('/couriers/act', { reference, action })
	const get = async (path: string) => (await app.fetch(new Request(url + path), {})).text()
	await act('E-1', 'pickUp')
	await act('E-1', 'deliver')
	await act('E-2', 'pickUp')
	expect(await get('/?lang=en')).toContain('No parcel that is paid on delivery has arrived yet.')
	await act('E-2', 'deliver')
	expect(await get('/?lang=en')).toMatch(/SIMJNE00000002 · Rp 113100 · fee Rp 2131/)
	const file = new TextEncoder().encode(await get('/couriers/remittance.csv'))
	expect(await readUploadedRemittance(file)).toEqual([
		{
			trackingNumber: 'SIMJNE00000002',
			collected: 113_100,
			fee: 2_131,
			day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
			reference: '',
		},
	])
})
