import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COURIER_PROVIDERS } from '#contract/courier.ts'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { sealKeys } from '#website-api/modules/platform/gateways/accounts/account-keys.ts'
import { payoutAccount } from '#website-api/modules/platform/gateways/payouts/payout-account.table.ts'
import { sealPayoutKeys } from '#website-api/modules/platform/gateways/payouts/payout-keys.ts'
import { workOnNotifications } from '#website-api/modules/sales/payment-attempts/notification.command.ts'
import { workOnPayoutNotices } from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { openGateways, type ShopWithGateways } from './support/shop-with-gateways.ts'

let shop: ShopWithGateways
let isApiAway = false
let reference: string
let push: Request

beforeAll(async () => {
	shop = await openGateways({ isAway: () => isApiAway })
	const { db, secret } = shop.tiny
	await shop.provider.addAccount(1)
	const xendit = { provider: 'XENDIT', secretKey: 'xnd', callbackTokens: ['token'] as [string] }
	const keys = sealKeys({ ...xendit, provider: 'XENDIT' }, 1, secret)
	await shop.provider.addAccount(1, { provider: 'XENDIT', keys })
	for (const provider of PAYMENT_PROVIDERS) {
		const both = { secretKey: 'key', proofKeys: ['proof'] as [string] }
		const own = provider === 'MIDTRANS' ? { provider, approverKey: 'key' } : { provider }
		await db.insert(payoutAccount).values({
			companyId: 1,
			provider,
			environment: 'SANDBOX',
			keys: sealPayoutKeys({ ...both, ...own } as Parameters<typeof sealPayoutKeys>[0], 1, secret),
			keyHint: 'key',
		})
	}
	const couriers = exampleCouriers(db, secret)
	await couriers.addAccount(1, ['jne'])
	const parcel = { reference: 'E-1', courier: 'jne', service: 'reg', to: 'Sari' }
	couriers.biteship.book.book({ ...parcel, grams: 1_000, price: 17_000 })
	push = couriers.biteship.push('E-1')
	// The buyer has not paid: whatever says so lies.
	;({ reference } = await shop.opened())
})
afterEach(() => {
	isApiAway = false
})
afterAll(() => shop.close())

type Sent = { path: string; headers: Record<string, string>; body: string | Uint8Array }
type Route = (body?: string) => Promise<Sent> | Sent

const json = { 'content-type': 'application/json' }
const payments = (provider: string) => `/payment-notification/${provider}`

/** What each provider sends to each address, proven; with another body, proven as far as a body has a proof. */
const routes: Record<string, Route> = {
	'Midtrans, payments': async (body) => ({
		path: payments('midtrans'),
		headers: json,
		body: body ?? (await settled()),
	}),
	'Xendit, payments': (body) => ({
		path: payments('xendit'),
		headers: { ...json, 'x-callback-token': 'token' },
		body: body ?? JSON.stringify(captured(reference)),
	}),
	'Midtrans, payouts': (body = '{"reference_no":"1d4f","amount":"1","status":"completed"}') => ({
		path: payments('midtrans'),
		headers: {
			...json,
			'iris-signature': createHash('sha512').update(`${body}proof`).digest('hex'),
		},
		body,
	}),
	'Xendit, payouts': (body) => ({
		path: payments('xendit'),
		headers: { ...json, 'x-callback-token': 'proof' },
		body:
			body ??
			'{"event":"payout.succeeded","data":{"id":"disb-1","reference_id":"a","status":"SUCCEEDED"}}',
	}),
	'Biteship, parcels': async (body) => ({
		path: '/courier-notification/biteship',
		headers: Object.fromEntries(push.headers),
		body: body ?? (await push.clone().text()),
	}),
}

/** The word that says so is not signed. */
async function settled(): Promise<string> {
	const waiting = await shop.provider.midtrans.notification(reference).text()
	return waiting.replace('"pending"', '"settlement"')
}

function captured(reference_id: string) {
	const data = { payment_id: 'py-1', payment_request_id: 'pr-1', reference_id, status: 'SUCCEEDED' }
	return { event: 'payment.capture', data }
}

/** What a proof is in: a header, or a signature in the body. */
const proofs = ['x-callback-token', 'iris-signature', 'x-etalase-proof']
const without = ({ headers, ...sent }: Sent): Sent => ({
	...sent,
	headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !proofs.includes(name))),
	body: String(sent.body).replace(/,"signature_key":"\w+"/, ''),
})
const forged = ({ headers, ...sent }: Sent): Sent => ({
	...sent,
	headers: Object.fromEntries(
		Object.entries(headers).map(([name, text]) => [
			name,
			proofs.includes(name) ? `${text}x` : text,
		]),
	),
	body: String(sent.body).replace('"signature_key":"', '"signature_key":"0'),
})
const withHeader = (sent: Sent, more: Record<string, string>, body = sent.body): Sent => ({
	...sent,
	headers: { ...sent.headers, ...more },
	body,
})
const gzip = { 'content-encoding': 'gzip' }

/** What arrives instead, by what is wrong with it, with the answers that are right. */
const hostile: [string, number[], (sent: Sent, of: Route) => Sent | Promise<Sent>][] = [
	['without its proof', [400, 401], without],
	['with another proof', [401], forged],
	['with nothing in it', [200, 400, 401], (_sent, of) => of('')],
	['that stops in the middle', [400, 401], (_sent, of) => of('{"order_id":"')],
	['of another form', [400, 401], (_sent, of) => of('[{"event":1}]')],
	['that is nested deeply', [400, 401], (_sent, of) => of('['.repeat(60_000))],
	['of more than 64 KB', [413], (_sent, of) => of(`{"a":"${'x'.repeat(70_000)}"}`)],
	[
		'that is not UTF-8',
		[400, 401],
		(sent) => ({ ...sent, body: Buffer.concat([Buffer.from([0xff]), Buffer.from(sent.body)]) }),
	],
	[
		'that is compressed',
		[400, 401, 415],
		(sent) => withHeader(sent, gzip, gzipSync(Buffer.from(sent.body))),
	],
	[
		'that would be 50 MB when it is unpacked',
		[400, 401, 415],
		(sent) => withHeader(sent, gzip, gzipSync(Buffer.alloc(50_000_000, ' '))),
	],
	[
		'with another type',
		[200, 400, 415],
		(sent) => withHeader(sent, { 'content-type': 'application/x-www-form-urlencoded' }),
	],
	[
		'with a form’s type',
		[200, 400, 415],
		(sent) => withHeader(sent, { 'content-type': 'multipart/form-data; boundary=a' }),
	],
	[
		'with a name that comes twice',
		[200, 400, 401],
		(sent) => ({ ...sent, body: String(sent.body).replace('{', '{"order_id":"E-1","event":"x",') }),
	],
	[
		'with characters that no database stores',
		[200, 400, 401],
		(sent, of) =>
			of(
				String(sent.body).replace(
					/"(transaction_id|payment_id|id|courier_waybill_id)":"[^"]*"/,
					'"$1":"\\u0000\\ud800"',
				),
			),
	],
	['of another shop', [401, 404], (sent) => withHeader(sent, { host: 'kopi.localhost' })],
]

function send({ path, headers, body }: Sent, method = 'POST') {
	const lines = Object.entries({ host: 'localhost', ...headers })
	return shop.request({ method, target: path, headers: lines, body })
}

/** Everything that a notification could move. */
async function effects() {
	const tables = [
		'payment',
		'transfer',
		'payment_reversal',
		'order_event',
		'payout',
		'parcel_event',
	]
	const counts = tables.map((table) => sql`(select count(*) from ${sql.identifier(table)})`)
	const { rows } = await shop.tiny.db.execute(
		sql`select ${sql.join(counts, sql` || ' ' || `)} as counts`,
	)
	return rows[0]
}

async function work() {
	const { of, payouts } = shop.provider.gateways
	await shop.tiny.db.execute(
		sql`update provider_message set next_try_at = now() - interval '1 second' where next_try_at is not null`,
	)
	await workOnNotifications(shop.tiny.db, of)
	await workOnPayoutNotices(shop.tiny.db, payouts)
}

test('every address of a provider is tried', () => {
	const tried = Object.keys(routes).map((name) => name.split(',')[0]?.toUpperCase())
	// RajaOngkir tells nothing by itself.
	const providers = [...PAYMENT_PROVIDERS, ...COURIER_PROVIDERS].filter(
		(one) => one !== 'RAJAONGKIR',
	)
	expect(new Set(tried)).toEqual(new Set(providers))
})

describe.each(Object.entries(routes))('what is sent by %s', (_route, of) => {
	test('is stored once, however often it comes, and moves nothing that the provider does not confirm', async () => {
		const before = { effects: await effects(), stored: (await shop.stored()).length }
		for (let time = 0; time < 3; time++) {
			const answer = await send(await of())
			expect([answer.status, answer.body]).toEqual([200, '{"status":200}'])
		}
		await work()
		expect(await effects()).toEqual(before.effects)
		expect(await shop.stored()).toHaveLength(before.stored + 1)
	})

	test.each(hostile)(
		'%s is answered so that it is not sent for ever, and moves nothing',
		async (_what, right, change) => {
			const before = await effects()
			const answer = await send(await change(await of(), of))
			expect(right).toContain(answer.status)
			expect(answer.headers.get('location')).toBeNull()
			expect(answer.headers.get('set-cookie')).toBeNull()
			// A page where nothing was read.
			if (answer.status !== 413) expect(answer.body).toBe(JSON.stringify({ status: answer.status }))
			await work()
			expect(await effects()).toEqual(before)
		},
	)

	test('is to be sent again while the website API is away, and nothing but POST is an answer', async () => {
		const sent = await of()
		for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
			expect([method, (await send(sent, method)).status]).toEqual([method, 405])
		}
		isApiAway = true
		expect((await send(sent)).status).toBe(503)
	})
})
