import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'
import { basicKey, callGateway, type Transport } from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { readJsonBytes } from '../read-json-bytes.ts'
import { rupiahOf } from '../rupiah-of.ts'
import { payoutBankOf } from './payout-banks.ts'
import {
	type KnownPayout,
	type Payee,
	type PayoutGateway,
	type PayoutNotice,
	type PayoutOrder,
	type PayoutSaid,
	requireTwoPeople,
} from './payout-gateway.ts'

const text = z.string().max(500)
const id = z.string().min(1).max(100)
const Refusal = z.object({ error_message: text, errors: z.unknown().optional() })
const Account = z.union([z.object({ account_name: z.string().min(1).max(200) }), Refusal])
const Created = z.union([
	z.object({ payouts: z.array(z.object({ status: text, reference_no: id })).length(1) }),
	Refusal,
])
const Approved = z.union([Refusal, z.object({ status: text })])
const Details = z.union([
	z.object({ reference_no: id, status: text, amount: z.union([z.string().max(20), z.number()]) }),
	Refusal,
])
/** About a payout, or that the shop's balance was filled up. */
const Notice = z.union([
	z.object({ reference_no: id, status: text, updated_at: text.optional() }),
	z.object({ transaction_id: id, status: z.literal('topup') }),
])

const states: Record<string, PayoutSaid['state']> = {
	queued: 'WAITING',
	approved: 'PENDING',
	processed: 'PENDING',
	completed: 'PAID',
	failed: 'FAILED',
	rejected: 'FAILED',
}

export type MidtransPayoutSettings = {
	/** e.g. https://app.midtrans.com, without a slash at the end. */
	url: string
	/** Of the person who asks for payouts. */
	creatorKey: string
	/** Of the person who approves them. */
	approverKey: string
	/** Those before the present one still prove notifications. */
	merchantKeys: readonly [string, ...string[]]
}

/** Midtrans forgets a key after 24 hours, at midnight. */
const keySeconds = 20 * 3_600

/** Midtrans's payouts (Iris): made with one key, approved with another. */
export function midtransPayouts(
	{ url, creatorKey, approverKey, merchantKeys }: MidtransPayoutSettings,
	transport: Transport,
): PayoutGateway {
	const callWith =
		(key: string): Call =>
		async (answer, method, path, { body, headers = {} } = {}) => {
			const all = { ...basicKey(key), ...headers }
			const called = { method, url: `${url}/iris/api/v1${path}`, headers: all, body, answer }
			return (await callGateway(transport, called)).body
		}
	const create = callWith(creatorKey)
	return {
		holderOf: (payee) => holderOf(create, payee),
		send: (order) => send(create, order),
		approve: (providerId, code) => approve(callWith(approverKey), providerId, code),
		ask: (known) => ask(create, known),
		keySeconds,
		readNotice: (headers, body) => readNotice(headers, body, merchantKeys),
	}
}

type Call = <Schema extends z.ZodType>(
	answer: Schema,
	method: 'GET' | 'POST',
	path: string,
	more?: { body?: unknown; headers?: Record<string, string> },
) => Promise<z.output<Schema>>

async function holderOf(call: Call, { code, number }: Payee): Promise<string> {
	const query = new URLSearchParams({ bank: bankOf(code), account: number })
	const found = await call(Account, 'GET', `/account_validation?${query}`)
	if ('error_message' in found) throw refused(found)
	return found.account_name
}

async function send(call: Call, order: PayoutOrder): Promise<PayoutSaid> {
	requireTwoPeople(order)
	const { reference, amount, payee } = order
	const created = await call(Created, 'POST', '/payouts', {
		headers: { 'x-idempotency-key': reference },
		body: {
			payouts: [
				{
					beneficiary_name: payee.holder,
					beneficiary_account: payee.number,
					beneficiary_bank: bankOf(payee.code),
					amount: String(amount),
					notes: reference.replaceAll('-', ''),
				},
			],
		},
	})
	if ('error_message' in created) throw refused(created)
	const [made] = created.payouts
	if (!made) throw new GatewayFailure('UNREADABLE', 'No payout in the answer.')
	const { reference_no: providerId, status } = made
	return { state: states[status] ?? 'UNCLEAR', providerId, said: status }
}

async function approve(call: Call, providerId: string, code: string | undefined) {
	const approved = await call(Approved, 'POST', '/payouts/approve', {
		body: { reference_nos: [providerId], ...(code === undefined ? {} : { otp: code }) },
	})
	if ('error_message' in approved) throw refused(approved)
}

async function ask(call: Call, { providerId, amount }: KnownPayout): Promise<PayoutSaid> {
	// It is not found by our reference; sent again with its key, it is the same.
	if (providerId === null) return { state: 'ABSENT', providerId: null, said: '' }
	const found = await call(Details, 'GET', `/payouts/${encodeURIComponent(providerId)}`)
	if ('error_message' in found) {
		return { state: 'UNCLEAR', providerId, said: refused(found).message }
	}
	const said = found.status
	if (rupiahOf(found.amount) !== amount) {
		return { state: 'UNCLEAR', providerId, said: `${said} ${found.amount}` }
	}
	return { state: states[said] ?? 'UNCLEAR', providerId, said }
}

function bankOf(code: string): string {
	const bank = payoutBankOf('MIDTRANS', code)
	if (bank === undefined) throw new GatewayFailure('REFUSED', `No bank code for ${code}.`)
	return bank
}

function refused({ error_message, errors }: z.output<typeof Refusal>) {
	const details = errors === undefined ? '' : ` ${JSON.stringify(errors)}`
	return new GatewayFailure('REFUSED', (error_message + details).slice(0, 500))
}

/** SHA-512 in lower-case hex over the bytes as they arrived and the merchant's key. */
function noticeSignature(body: Uint8Array, merchantKey: string): string {
	return createHash('sha512').update(body).update(merchantKey).digest('hex')
}

function readNotice(
	headers: Headers,
	body: Uint8Array,
	merchantKeys: readonly string[],
): PayoutNotice {
	const given = headers.get('iris-signature') ?? ''
	const isProven = merchantKeys.some((key) => isSameText(given, noticeSignature(body, key)))
	if (!isProven) return { verdict: 'FORGED' }
	const parsed = Notice.safeParse(readJsonBytes(body))
	if (!parsed.success) return { verdict: 'UNREADABLE' }
	const notice = parsed.data
	if ('transaction_id' in notice) {
		const { transaction_id } = notice
		return {
			verdict: 'VALID',
			reference: null,
			providerId: null,
			eventKey: `topup:${transaction_id}`,
		}
	}
	const { reference_no: providerId, status, updated_at = '' } = notice
	return {
		verdict: 'VALID',
		reference: null,
		providerId,
		eventKey: [providerId, status, updated_at].join(':'),
	}
}
