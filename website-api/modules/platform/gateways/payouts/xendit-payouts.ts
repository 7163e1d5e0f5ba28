import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'
import { basicKey, callGateway, type Transport } from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { readJsonBytes } from '../read-json-bytes.ts'
import { rupiahOf } from '../rupiah-of.ts'
import { payoutBankOf } from './payout-banks.ts'
import {
	type KnownPayout,
	type PayoutGateway,
	type PayoutNotice,
	type PayoutOrder,
	type PayoutSaid,
	requireTwoPeople,
} from './payout-gateway.ts'

const text = z.string().max(500)
const id = z.string().min(1).max(100)
const PayoutWire = z.object({
	id,
	reference_id: z.string().max(255),
	amount: z.union([z.number(), z.string().max(20)]),
	currency: z.string().max(5),
	status: text,
	failure_code: text.optional(),
})
const Refusal = z.object({ error_code: z.string().max(100), message: text.optional() })
const Sent = z.union([PayoutWire, Refusal])
const Found = z.union([z.array(PayoutWire).max(20), Refusal])
const Notice = z.object({
	event: z.string().min(1).max(100),
	data: z.object({
		id: id.nullish(),
		payout_id: id.nullish(),
		reference_id: z.string().min(1).max(255),
		status: text.optional(),
	}),
})

const states: Record<string, PayoutSaid['state']> = {
	ACCEPTED: 'PENDING',
	PENDING: 'PENDING',
	PENDING_COMPLIANCE_ASSESSMENT: 'PENDING',
	PENDING_COMPLIANCE_REVIEW: 'PENDING',
	ROUTING: 'PENDING',
	REQUESTED: 'PENDING',
	READY: 'PENDING',
	LOCKED: 'PENDING',
	SUCCEEDED: 'PAID',
	FAILED: 'FAILED',
	CANCELLED: 'FAILED',
	EXPIRED: 'FAILED',
	REJECTED: 'FAILED',
	COMPLIANCE_REJECTED: 'FAILED',
	REVERSED: 'REVERSED',
}

export type XenditPayoutSettings = {
	/** e.g. https://api.xendit.co, without a slash at the end. */
	url: string
	secretKey: string
	/** Those before the present one are still accepted. */
	callbackTokens: readonly [string, ...string[]]
}

/**
 * Xendit's payouts of version 2, which, unlike those of version 3, are found by our reference if the answer with Xendit's id
 * was lost. Xendit tells no holder's name before it pays.
 */
export function xenditPayouts(
	{ url, secretKey, callbackTokens }: XenditPayoutSettings,
	transport: Transport,
): PayoutGateway {
	const call: Call = async (answer, method, path, { body, headers = {} } = {}) => {
		const all = { ...basicKey(secretKey), ...headers }
		const called = { method, url: url + path, headers: all, body, answer }
		return (await callGateway(transport, called)).body
	}
	return {
		holderOf: null,
		send: (order) => send(call, order),
		approve: null,
		ask: (known) => ask(call, known),
		keySeconds: null,
		readNotice: (headers, body) => readNotice(headers, body, callbackTokens),
	}
}

type Call = <Schema extends z.ZodType>(
	answer: Schema,
	method: 'GET' | 'POST',
	path: string,
	more?: { body?: unknown; headers?: Record<string, string> },
) => Promise<z.output<Schema>>

async function ask(call: Call, known: KnownPayout): Promise<PayoutSaid> {
	const { providerId, amount } = known
	if (providerId === null) return askByReference(call, known)
	const found = await call(Sent, 'GET', `/v2/payouts/${encodeURIComponent(providerId)}`)
	if ('status' in found) return saidOf(found, amount)
	if (found.error_code === 'DATA_NOT_FOUND') return absent
	throw refused(found)
}

async function askByReference(call: Call, { reference, amount }: KnownPayout): Promise<PayoutSaid> {
	const query = new URLSearchParams({ reference_id: reference })
	const found = await call(Found, 'GET', `/v2/payouts?${query}`)
	if (!Array.isArray(found)) {
		if (found.error_code === 'DATA_NOT_FOUND') return absent
		throw refused(found)
	}
	const [known, ...others] = found.filter((one) => one.reference_id === reference)
	if (!known) return absent
	if (others.length === 0) return saidOf(known, amount)
	return { state: 'UNCLEAR', providerId: null, said: `${found.length} payouts of one reference` }
}

async function send(call: Call, order: PayoutOrder): Promise<PayoutSaid> {
	requireTwoPeople(order)
	const { reference, amount, payee } = order
	const channel = payoutBankOf('XENDIT', payee.code)
	if (channel === undefined) throw new GatewayFailure('REFUSED', `No channel for ${payee.code}.`)
	const sent = await call(Sent, 'POST', '/v2/payouts', {
		headers: { 'idempotency-key': reference },
		body: {
			reference_id: reference,
			channel_code: channel,
			channel_properties: {
				account_number: payee.number,
				account_holder_name: payee.holder,
			},
			amount,
			currency: 'IDR',
			description: reference.slice(0, 8).toUpperCase(),
		},
	})
	if ('status' in sent) return saidOf(sent, amount)
	// The key was used with other words: what it stands for is there.
	if (sent.error_code === 'DUPLICATE_ERROR') {
		return ask(call, { reference, providerId: null, amount })
	}
	throw refused(sent)
}

const absent: PayoutSaid = { state: 'ABSENT', providerId: null, said: 'not found' }

function saidOf(payout: z.output<typeof PayoutWire>, expected: number): PayoutSaid {
	const { id: providerId, status, failure_code, currency, amount } = payout
	const said = [status, failure_code].filter(Boolean).join(' ')
	if (!/^IDR,?$/.test(currency) || rupiahOf(amount) !== expected) {
		return { state: 'UNCLEAR', providerId, said: `${said} ${currency} ${amount}` }
	}
	return { state: states[status] ?? 'UNCLEAR', providerId, said }
}

function refused({ error_code, message }: z.output<typeof Refusal>) {
	return new GatewayFailure('REFUSED', [error_code, message].filter(Boolean).join(' '))
}

function readNotice(
	headers: Headers,
	body: Uint8Array,
	callbackTokens: readonly string[],
): PayoutNotice {
	const given = headers.get('x-callback-token') ?? ''
	if (!callbackTokens.some((token) => isSameText(given, token))) return { verdict: 'FORGED' }
	const parsed = Notice.safeParse(readJsonBytes(body))
	if (!parsed.success) return { verdict: 'UNREADABLE' }
	const { event, data } = parsed.data
	const providerId = data.id ?? data.payout_id ?? null
	return {
		verdict: 'VALID',
		reference: data.reference_id,
		providerId,
		eventKey: [event, providerId ?? data.reference_id, data.status ?? ''].join(':'),
	}
}
