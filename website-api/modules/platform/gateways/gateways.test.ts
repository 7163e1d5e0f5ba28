import { describe, expect, test, vi } from 'vitest'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import type { Transport } from './call-gateway.ts'
import { ONLINE_METHOD_CODES, ONLINE_METHODS, type OnlineMethod } from '#contract/online-method.ts'
import { methodsFor } from './gateway-methods.ts'
import { signatureOf } from './midtrans/midtrans-notification.ts'
import { midtransGateway } from './midtrans/midtrans.ts'
import {
	type Attempt,
	GatewayFailure,
	type KnownAttempt,
	type PaymentGateway,
} from './payment-gateway.ts'
import { rupiahOf } from './rupiah-of.ts'
import { xenditGateway } from './xendit/xendit.ts'

const now = new Date('2026-11-27T03:00:00Z')
const serverKey = 'SB-Mid-server-TEST'
const notifyUrl = 'https://toko.example/notify'
const methods = ONLINE_METHOD_CODES

type Bench = {
	gateway: PaymentGateway
	faults: ReturnType<typeof simulatedMidtrans>['faults']
	/** What the provider has sent. */
	sent: Request[]
	notification: (reference: string) => Request
	pay: (reference: string) => Promise<void>
	expire: (reference: string) => void | Promise<void>
	surprise: (reference: string, status: string, currency?: string) => Promise<void>
	paidWord: string
	/** A gateway with another transport, or another key. */
	with: (changes: { key?: string; transport?: Transport }) => PaymentGateway
}

function midtrans(): Bench {
	const sent: Request[] = []
	const send = async (request: Request) => void sent.push(request)
	const { transport, ...simulated } = simulatedMidtrans({ serverKey, send })
	const gatewayWith = ({ key = serverKey, transport: used = transport }) =>
		midtransGateway(
			{ coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: [key] },
			used,
			() => now,
		)
	return { gateway: gatewayWith({}), with: gatewayWith, sent, paidWord: 'settlement', ...simulated }
}

function xendit(): Bench {
	const sent: Request[] = []
	const send = async (request: Request) => void sent.push(request)
	const secretKey = 'xnd_development_TEST'
	const { transport, ...simulated } = simulatedXendit({
		secretKey,
		callbackToken: 'token',
		webhookUrl: notifyUrl,
		send,
	})
	const gatewayWith = ({ key = secretKey, transport: used = transport }) =>
		xenditGateway({ url: 'http://xendit', secretKey: key, callbackTokens: ['token'] }, used)
	return { gateway: gatewayWith({}), with: gatewayWith, sent, paidWord: 'SUCCEEDED', ...simulated }
}

let number = 0

function attemptBy(method: OnlineMethod, changes: Partial<Attempt> = {}): Attempt {
	number += 1
	return {
		reference: `E-1001-${number}`,
		method,
		amount: 289_183,
		expiresAt: new Date(now.getTime() + 3_600_000),
		buyer: { name: 'Sari Dewi', email: 'sari@toko.example', phone: '+6281234567890' },
		description: 'Toko Contoh 7K3M-9QXT',
		returnUrl: 'https://toko.example/order/return',
		notifyUrl,
		...changes,
	}
}

async function opened(gateway: PaymentGateway, attempt: Attempt): Promise<KnownAttempt> {
	const { providerId } = await gateway.open(attempt)
	return { reference: attempt.reference, method: attempt.method, providerId }
}

const read = async (gateway: PaymentGateway, request: Request) =>
	gateway.readNotification(request.headers, new Uint8Array(await request.arrayBuffer()))

const kinds: Record<string, string[]> = {
	QR: ['QR'],
	ACCOUNT: ['ACCOUNT', 'BILL'],
	WALLET: ['PAGE'],
	STORE: ['CODE'],
	CARD: ['PAGE'],
}

describe.each([
	['Midtrans', midtrans],
	['Xendit', xendit],
])('the gateway of %s', (_name, bench) => {
	test.each(methods)('opens an attempt by %s, which waits until it is paid', async (method) => {
		const { gateway, pay } = bench()
		const attempt = attemptBy(method)
		const { providerId, instructions } = await gateway.open(attempt)
		expect(kinds[ONLINE_METHODS[method].group]).toContain(instructions.kind)
		const known = { reference: attempt.reference, method, providerId }
		// Of a page on which nothing was chosen, a provider may know nothing.
		expect(['OPEN', 'ABSENT']).toContain((await gateway.ask(known)).state)
		await pay(attempt.reference)
		expect(await gateway.ask(known)).toMatchObject({ state: 'PAID', received: attempt.amount })
	})

	test('ends an attempt that waits, and leaves a paid one', async () => {
		const { gateway, pay } = bench()
		const waiting = await opened(gateway, attemptBy('VA_BCA'))
		expect((await gateway.end(waiting)).state).toBe('ENDED')
		expect((await gateway.ask(waiting)).state).toBe('ENDED')
		const paid = await opened(gateway, attemptBy('VA_BCA'))
		await pay(paid.reference)
		expect(await gateway.end(paid)).toMatchObject({ state: 'PAID', received: 289_183 })
	})

	test('an attempt whose time is over has ended', async () => {
		const { gateway, expire } = bench()
		const known = await opened(gateway, attemptBy('VA_BRI'))
		await expire(known.reference)
		expect((await gateway.ask(known)).state).toBe('ENDED')
	})

	test('nothing is known of a reference that was never opened', async () => {
		const { gateway } = bench()
		const known = { reference: 'E-9-9', method: 'VA_BCA', providerId: null } as const
		expect((await gateway.ask(known)).state).toBe('ABSENT')
	})

	test('finds a payment for an attempt whose answer was lost', async () => {
		const { gateway, faults, pay } = bench()
		const attempt = attemptBy('VA_BNI')
		faults.add('answer-lost')
		await expect(gateway.open(attempt)).rejects.toMatchObject({ kind: 'SILENT' })
		await pay(attempt.reference)
		const known = { reference: attempt.reference, method: attempt.method, providerId: null }
		expect(await gateway.ask(known)).toMatchObject({ state: 'PAID', received: 289_183 })
	})

	test.each([
		['silent', 'SILENT'],
		['broken', 'SILENT'],
		['busy', 'BUSY'],
	] as const)('says so when the provider is %s', async (fault, kind) => {
		const { gateway, faults } = bench()
		faults.add(fault)
		await expect(gateway.open(attemptBy('QRIS'))).rejects.toMatchObject({ kind })
		const known = await opened(gateway, attemptBy('QRIS'))
		faults.add(fault)
		await expect(gateway.ask(known)).rejects.toMatchObject({ kind })
	})

	test('gives up a call that is not answered, once its time is over', async () => {
		const clock = new AbortController()
		const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
		// Hears the call and never says anything, but to whoever hangs up.
		const transport = ({ signal }: Request) =>
			new Promise<Response>((_answer, end) => {
				signal.addEventListener('abort', () => end(signal.reason as Error))
				clock.abort(new DOMException('Too long', 'TimeoutError'))
				if (!signal.aborted) end(new Error('It waits for ever.'))
			})
		const call = bench().with({ transport }).open(attemptBy('QRIS'))
		await expect(call).rejects.toMatchObject({
			kind: 'SILENT',
			cause: { name: 'TimeoutError' },
		})
		expect(timeout.mock.calls).toEqual([[10_000]])
		timeout.mockRestore()
	})

	test('says so when the key is refused, without the key', async () => {
		const gateway = bench().with({ key: 'wrong-secret' })
		const failure: unknown = await gateway.open(attemptBy('QRIS')).catch((error: unknown) => error)
		expect(failure).toBeInstanceOf(GatewayFailure)
		expect(failure).toMatchObject({ kind: 'KEY' })
		expect(String(failure)).not.toContain('wrong-secret')
	})

	test.each([
		['no JSON', '<html>'],
		['another form', '{"a":1}'],
		['more than it may be', JSON.stringify({ a: 'x'.repeat(100_000) })],
	])('an answer that is %s is unreadable', async (_what, text) => {
		const gateway = bench().with({ transport: async () => new Response(text) })
		await expect(gateway.open(attemptBy('VA_BCA'))).rejects.toMatchObject({ kind: 'UNREADABLE' })
	})

	test('a word that nobody knows is for staff', async () => {
		const { gateway, surprise } = bench()
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await surprise(known.reference, 'teleported')
		expect(await gateway.ask(known)).toMatchObject({ state: 'UNCLEAR', received: 0 })
	})

	test('another currency is not paid', async () => {
		const { gateway, surprise, paidWord } = bench()
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await surprise(known.reference, paidWord, 'USD')
		expect(await gateway.ask(known)).toMatchObject({ state: 'UNCLEAR', received: 0 })
	})

	test('gives back in parts, at most what was received', async () => {
		const { gateway, pay } = bench()
		const attempt = await opened(gateway, attemptBy('GOPAY', { amount: 100_000 }))
		const refund = (key: string, amount: number) =>
			gateway.refund({ attempt, key, amount, reason: 'Barang habis' })
		expect((await refund('r-0', 1_000)).state).toBe('REFUSED')
		await pay(attempt.reference)
		expect((await refund('r-1', 40_000)).state).toBe('ACCEPTED')
		expect((await refund('r-2', 70_000)).state).toBe('REFUSED')
		expect((await refund('r-3', 60_000)).state).toBe('ACCEPTED')
		// The same again, because its answer was lost: nothing more is given back.
		expect((await refund('r-3', 60_000)).state).toBe('ACCEPTED')
	})

	test.each(['VA_BCA', 'VA_MANDIRI', 'INDOMARET', 'ALFAMART'] as const)(
		'does not call the provider to give back what came by %s',
		async (method) => {
			const { gateway, pay, faults } = bench()
			const attempt = await opened(gateway, attemptBy(method))
			await pay(attempt.reference)
			faults.add('broken')
			const answer = await gateway.refund({ attempt, key: 'r', amount: 1_000, reason: 'x' })
			expect(answer.state).toBe('REFUSED')
		},
	)

	test('a notification is only proven by the right secret, and names its attempt', async () => {
		const { gateway, pay, sent, notification } = bench()
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await pay(known.reference)
		const first = await read(gateway, sent.at(-1)!)
		expect(first).toMatchObject({ verdict: 'VALID', reference: known.reference })
		// The same event has the same key, however often it is sent.
		expect(await read(gateway, notification(known.reference))).toEqual(first)
	})

	test('what is no notification is unreadable or forged, never an error', async () => {
		const { gateway } = bench()
		const headers = new Headers({ 'x-callback-token': 'token' })
		for (const text of ['', '[]', '{}', 'null', '\u0000', '{"order_id":["E-1"]}']) {
			const body = new TextEncoder().encode(text)
			expect(gateway.readNotification(headers, body)).toEqual({ verdict: 'UNREADABLE' })
		}
		expect(gateway.readNotification(headers, new Uint8Array([0xff, 0xfe]))).toEqual({
			verdict: 'UNREADABLE',
		})
	})

	test.each([
		[100, ['VA_BCA', 'INDOMARET', 'CARD']],
		[15_000_000, ['QRIS', 'INDOMARET', 'ALFAMART']],
	] as const)('offers for Rp %i no method outside its limits', (amount, hidden) => {
		const offered = methodsFor(bench().gateway.terms, amount)
		expect(offered).not.toEqual(expect.arrayContaining([hidden[0]]))
		for (const method of hidden) expect(offered).not.toContain(method)
		expect(offered.length).toBeGreaterThan(3)
	})
})

describe('Midtrans', () => {
	test('answers the attempt that was opened when the reference is used again', async () => {
		const { gateway, faults } = midtrans()
		const attempt = attemptBy('VA_PERMATA')
		faults.add('answer-lost')
		await expect(gateway.open(attempt)).rejects.toMatchObject({ kind: 'SILENT' })
		const again = await gateway.open(attempt)
		expect(again.instructions.kind).toBe('ACCOUNT')
		expect(await gateway.open(attempt)).toEqual(again)
	})

	test('a card under suspicion is not paid until somebody decides', async () => {
		const sent: Request[] = []
		const simulated = simulatedMidtrans({
			serverKey,
			send: async (request) => void sent.push(request),
		})
		const settings = {
			coreUrl: 'http://core',
			snapUrl: 'http://snap',
			serverKeys: [serverKey],
		} as const
		const gateway = midtransGateway(settings, simulated.transport, () => now)
		const known = await opened(gateway, attemptBy('CARD'))
		await simulated.capture(known.reference, 'challenge')
		expect((await gateway.ask(known)).state).toBe('UNCLEAR')
		await simulated.capture(known.reference, 'accept')
		expect((await gateway.ask(known)).state).toBe('PAID')
		await simulated.chargeBack(known.reference)
		expect(await gateway.ask(known)).toMatchObject({ state: 'DISPUTED', received: 0 })
	})

	test('a payment that the bank takes back has ended', async () => {
		const simulated = simulatedMidtrans({ serverKey, send: async () => undefined })
		const settings = {
			coreUrl: 'http://core',
			snapUrl: 'http://snap',
			serverKeys: [serverKey],
		} as const
		const gateway = midtransGateway(settings, simulated.transport, () => now)
		const known = await opened(gateway, attemptBy('VA_PERMATA'))
		await simulated.pay(known.reference)
		await simulated.deny(known.reference)
		expect(await gateway.ask(known)).toMatchObject({ state: 'ENDED', received: 0 })
	})

	test('refunds are cumulative', async () => {
		const { gateway, pay } = midtrans()
		const attempt = await opened(gateway, attemptBy('QRIS', { amount: 100_000 }))
		await pay(attempt.reference)
		await gateway.refund({ attempt, key: 'a', amount: 30_000, reason: 'x' })
		// Sent again, because its answer may have been lost.
		expect((await gateway.refund({ attempt, key: 'a', amount: 30_000, reason: 'x' })).state).toBe(
			'ACCEPTED',
		)
		await gateway.refund({ attempt, key: 'b', amount: 20_000, reason: 'x' })
		expect(await gateway.ask(attempt)).toMatchObject({ state: 'PAID', refunded: 50_000 })
	})

	const notification = {
		order_id: 'E-1001-1',
		status_code: '200',
		gross_amount: '10000.00',
		transaction_id: 'b0bd7ce7-4b2f-4d0c-9a11-f4e1e5b3f0a7',
		transaction_status: 'settlement',
	}
	const signature =
		'f9315144065152b8a452e91ae4a0c28e33868984fde2ef597149e8f6a83250b73f48401d6028cb24974048494d998452c2a9b29e13047678ec25d9222176c833'
	const verdictOf = (
		changes: Record<string, unknown>,
		keys: [string, ...string[]] = [serverKey],
	) => {
		const settings = { coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: keys }
		const gateway = midtransGateway(settings, fetch, () => now)
		const body = { ...notification, signature_key: signature, ...changes }
		const bytes = new TextEncoder().encode(JSON.stringify(body))
		return gateway.readNotification(new Headers(), bytes).verdict
	}

	test('a signature is made of the amount as it is written', () => {
		expect(signatureOf(notification, serverKey)).toBe(signature)
		expect(verdictOf({})).toBe('VALID')
		expect(verdictOf({ gross_amount: '10000' })).toBe('FORGED')
	})

	test.each([
		['one character off', { signature_key: signature.replace('f9', 'f8') }, 'FORGED'],
		['in upper case', { signature_key: signature.toUpperCase() }, 'FORGED'],
		['missing', { signature_key: undefined }, 'UNREADABLE'],
		['a list', { signature_key: [signature] }, 'UNREADABLE'],
		['of another order', { order_id: 'E-1001-2' }, 'FORGED'],
	])('a signature that is %s is refused', (_what, changes, verdict) => {
		expect(verdictOf(changes)).toBe(verdict)
	})

	test('a key that was replaced still proves notifications of its attempts', () => {
		expect(verdictOf({}, ['SB-Mid-server-NEW', serverKey])).toBe('VALID')
		expect(verdictOf({}, ['SB-Mid-server-NEW'])).toBe('FORGED')
	})
})

describe('Xendit', () => {
	test('says what arrived, not what was asked', async () => {
		const simulated = simulatedXendit({
			secretKey: 's',
			callbackToken: 't',
			webhookUrl: notifyUrl,
			send: async () => undefined,
		})
		const settings = { url: 'http://xendit', secretKey: 's', callbackTokens: ['t'] } as const
		const gateway = xenditGateway(settings, simulated.transport)
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await simulated.pay(known.reference, 200_000)
		expect(await gateway.ask(known)).toMatchObject({ state: 'PAID', received: 200_000 })
	})

	test('a reference that is a part of another one does not answer for it', async () => {
		const { gateway, pay } = xendit()
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await pay(known.reference)
		const short = { ...known, reference: known.reference.slice(0, -1), providerId: null }
		expect((await gateway.ask(short)).state).toBe('ABSENT')
	})

	test('a payment that failed leaves the attempt open for another', async () => {
		const simulated = simulatedXendit({
			secretKey: 's',
			callbackToken: 't',
			webhookUrl: notifyUrl,
			send: async () => undefined,
		})
		const settings = { url: 'http://xendit', secretKey: 's', callbackTokens: ['t'] } as const
		const gateway = xenditGateway(settings, simulated.transport)
		const known = await opened(gateway, attemptBy('SHOPEEPAY'))
		await simulated.fail(known.reference)
		expect((await gateway.ask(known)).state).toBe('OPEN')
	})

	test.each([
		['another', 'tokem'],
		['a longer', 'token-1'],
		['no', undefined],
	])('a notification with %s token is forged', async (_what, token) => {
		const { gateway, pay, sent } = xendit()
		const known = await opened(gateway, attemptBy('VA_BCA'))
		await pay(known.reference)
		const headers = new Headers(token === undefined ? {} : { 'x-callback-token': token })
		const body = new Uint8Array(await sent[0]!.arrayBuffer())
		expect(gateway.readNotification(headers, body)).toEqual({ verdict: 'FORGED' })
	})
})

describe('an amount', () => {
	test.each([
		[10_000, 10_000],
		['10000', 10_000],
		['10000.00', 10_000],
		['10000.0', 10_000],
		['10000.50', undefined],
		[10_000.5, undefined],
		['-1', undefined],
		['1e5', undefined],
		['', undefined],
		[undefined, undefined],
	])('%s is %s rupiah', (amount, rupiah) => {
		expect(rupiahOf(amount)).toBe(rupiah)
	})
})
