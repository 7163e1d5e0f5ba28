import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { midtransGateway } from '#website-api/modules/platform/gateways/midtrans/midtrans.ts'
import type { Attempt } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { midtransPayouts } from '#website-api/modules/platform/gateways/payouts/midtrans-payouts.ts'
import { xenditPayouts } from '#website-api/modules/platform/gateways/payouts/xendit-payouts.ts'
import { xenditGateway } from '#website-api/modules/platform/gateways/xendit/xendit.ts'
import { readState, stateWriter } from './kept-state.ts'
import { localAddress } from './local-shop.ts'
import { simulationApp } from './simulation-app.ts'
import { createSimulation } from './simulation.ts'
import { SIMULATION_KEYS } from './simulation-keys.ts'

const url = 'http://127.0.0.1:4100'
const none = { midtrans: [], xendit: [], midtransPayouts: [], xenditPayouts: [], parcels: [] }

let told: string[]
let saves: number
let simulation: ReturnType<typeof createSimulation>
let app: ReturnType<typeof simulationApp>

function start(known: Parameters<typeof createSimulation>[0]['known']) {
	const send = async (request: Request) => {
		told.push(request.url)
		return 200
	}
	simulation = createSimulation({ url, shopPort: 3000, known, send })
	app = simulationApp(simulation, async () => void (saves += 1))
}

beforeEach(() => {
	told = []
	saves = 0
	start(none)
})

const transport = async (request: Request) => app.fetch(request, {})
const gateways = {
	midtrans: () =>
		midtransGateway(
			{
				coreUrl: `${url}/midtrans`,
				snapUrl: `${url}/midtrans`,
				serverKeys: [SIMULATION_KEYS.MIDTRANS.serverKey],
			},
			transport,
			() => new Date(),
		),
	xendit: () => {
		const { secretKey, callbackToken } = SIMULATION_KEYS.XENDIT
		return xenditGateway(
			{ url: `${url}/xendit`, secretKey, callbackTokens: [callbackToken] },
			transport,
		)
	},
}

const attempt: Attempt = {
	reference: 'AAAA-1111-1',
	method: 'GOPAY',
	amount: 50_000,
	expiresAt: new Date(Date.now() + 3_600_000),
	buyer: { name: 'Sari', email: null, phone: null },
	description: 'Toko Contoh',
	returnUrl: 'https://localhost/en/order/AAAA-1111/return?a=1',
	notifyUrl: 'https://localhost/payment-notification/midtrans',
}
const known = { reference: attempt.reference, method: attempt.method, providerId: null }

function post(path: string, fields: Record<string, string>, origin = url) {
	const body = new URLSearchParams(fields)
	return app.fetch(new Request(url + path, { method: 'POST', body, headers: { origin } }), {})
}

const page = async (path: string) => (await app.fetch(new Request(url + path), {})).text()

describe.each(['midtrans', 'xendit'] as const)('the simulated provider below /%s', (key) => {
	test('is paid on its page, tells the shop, and leads back to it', async () => {
		const gateway = gateways[key]()
		const { instructions } = await gateway.open(attempt)
		if (instructions.kind !== 'PAGE') throw new Error(instructions.kind)
		expect(await page(instructions.url.slice(url.length))).toContain('tidak ada yang membayar')
		const paid = await post(instructions.url.slice(url.length), { answer: 'pay' })
		expect(paid.status).toBe(303)
		expect(paid.headers.get('location')).toBe('http://localhost:3000/en/order/AAAA-1111/return?a=1')
		expect(told).toEqual([`https://localhost/payment-notification/${key}`])
		expect(await gateway.ask(known)).toMatchObject({ state: 'PAID', received: 50_000 })
		expect(saves).toBeGreaterThan(0)
	})

	test('can be paid another amount by a button of the list', async () => {
		const gateway = gateways[key]()
		await gateway.open(attempt)
		expect(await page('/?lang=en')).toContain('AAAA-1111-1')
		const { reference } = attempt
		const paid = await post(`/${key}/simulation/act`, { reference, action: 'pay', amount: '40000' })
		expect(paid.status).toBe(303)
		expect(await gateway.ask(known)).toMatchObject({ state: 'PAID', received: 40_000 })
	})

	test('ends a payment when the shop says so', async () => {
		const gateway = gateways[key]()
		const { providerId } = await gateway.open({ ...attempt, method: 'VA_BCA' })
		expect((await gateway.end({ ...known, method: 'VA_BCA', providerId })).state).toBe('ENDED')
	})

	test('loses the next answer when it is told to', async () => {
		await post(`/${key}/simulation/fault`, { fault: 'lost' })
		const gateway = gateways[key]()
		await expect(gateway.open(attempt)).rejects.toMatchObject({ kind: 'SILENT' })
		await post(`/${key}/simulation/act`, { reference: attempt.reference, action: 'pay' })
		expect((await gateway.ask(known)).state).toBe('PAID')
	})

	test('knows its payments after a restart', async () => {
		await gateways[key]().open(attempt)
		const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-simulation-'))
		const file = path.join(folder, 'data', 'state.json')
		await stateWriter(file)(simulation.state())
		start(await readState(file))
		await rm(folder, { recursive: true })
		await post(`/${key}/simulation/act`, { reference: attempt.reference, action: 'pay' })
		expect(simulation.state()[key]).toHaveLength(1)
		expect(told).toHaveLength(1)
	})
})

test('the shop ends an attempt by a call without a body, which a form could send too', async () => {
	const gateway = gateways.midtrans()
	const { providerId } = await gateway.open(attempt)
	const { reference, method } = attempt
	expect((await gateway.end({ reference, providerId, method })).state).toBe('ENDED')
})

test('a form of another site does nothing', async () => {
	await gateways.midtrans().open(attempt)
	const fields = { reference: attempt.reference, action: 'pay' }
	const answer = await post('/midtrans/simulation/act', fields, 'https://elsewhere.example')
	expect(answer.status).toBe(403)
	expect(told).toEqual([])
})

test.each([
	['an action that there is not', { reference: 'AAAA-1111-1', action: 'delete' }],
	['an amount that is none', { reference: 'AAAA-1111-1', action: 'pay', amount: '-5' }],
	['a payment that there is not', { reference: 'AAAA-1111-2', action: 'pay' }],
])('%s is refused', async (_what, fields) => {
	await gateways.midtrans().open(attempt)
	expect((await post('/midtrans/simulation/act', fields)).status).toBe(400)
	expect(told).toEqual([])
})

test.each([
	['https://kopi.localhost/a?b=1', 'kopi.localhost:3000', 'http://kopi.localhost:3000/a?b=1'],
	['http://localhost:3005/a', 'localhost:3005', 'http://localhost:3005/a'],
])('%s is on this machine at %s', (address, host, page) => {
	expect(localAddress(address, 3000)).toMatchObject({ host, page })
})

describe.each(['midtrans', 'xendit'] as const)(
	'payouts of the simulated provider below /%s',
	(key) => {
		const { IRIS, XENDIT } = SIMULATION_KEYS
		const gateway = () =>
			key === 'midtrans'
				? midtransPayouts(
						{ url: `${url}/midtrans`, ...IRIS, merchantKeys: [IRIS.merchantKey] },
						transport,
					)
				: xenditPayouts(
						{
							url: `${url}/xendit`,
							secretKey: XENDIT.secretKey,
							callbackTokens: [XENDIT.callbackToken],
						},
						transport,
					)
		const reference = '3f2b8c1e-5a4d-4f6b-9c7e-1d2e3f4a5b6c'
		const order = {
			reference,
			amount: 75_000,
			payee: { code: 'BCA', number: '1234567890', holder: 'Sari Dewi' },
			requestedBy: 'Rani',
			approvedBy: 'Bayu',
		}

		test('become what their buttons say, tell the shop, and are kept', async () => {
			const payouts = gateway()
			const { providerId } = await payouts.send(order)
			const asked = { reference, providerId, amount: order.amount }
			if (providerId !== null) await payouts.approve?.(providerId, undefined)
			expect((await payouts.ask(asked)).state).toBe('PENDING')
			const [shown] = simulation.providers[key].payouts.list()
			const act = (action: string) =>
				post(`/${key}/simulation/payout`, { reference: shown?.reference ?? '', action })
			expect((await act('complete')).status).toBe(303)
			expect((await payouts.ask(asked)).state).toBe('PAID')
			start(simulation.state())
			expect((await act('sendBack')).status).toBe(303)
			expect(['FAILED', 'REVERSED']).toContain((await gateway().ask(asked)).state)
			expect(told.at(-1)).toBe(`https://localhost/payment-notification/${key}`)
			expect(await page('/?lang=en')).toContain('Bank sends it back')
		})
	},
)

test('the simulated bank tells the name that its page was given', async () => {
	const { IRIS } = SIMULATION_KEYS
	const gateway = midtransPayouts(
		{ url: `${url}/midtrans`, ...IRIS, merchantKeys: [IRIS.merchantKey] },
		transport,
	)
	await post('/midtrans/simulation/holder', { name: 'BUDI SANTOSO' })
	const payee = { code: 'BCA', number: '1234567890', holder: 'Sari Dewi' }
	expect(await gateway.holderOf?.(payee)).toBe('BUDI SANTOSO')
})
