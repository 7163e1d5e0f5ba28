import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { midtransPayouts } from './midtrans-payouts.ts'
import { xenditPayouts } from './xendit-payouts.ts'

const transport = async () => new Response('{}')
const merchantKey = 'IRIS-merchant-TEST'
const midtrans = midtransPayouts(
	{
		url: 'http://snap',
		creatorKey: 'creator',
		approverKey: 'approver',
		merchantKeys: [merchantKey, 'IRIS-merchant-OLD'],
	},
	transport,
)
const xendit = xenditPayouts(
	{ url: 'http://xendit', secretKey: 'key', callbackTokens: ['token', 'old'] },
	transport,
)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a notification of Midtrans', () => {
	const body = '{"reference_no":"1d4f8423393005","amount":"100000.0","status":"completed","new":1}'
	const signed = (text: string, key = merchantKey) =>
		createHash('sha512')
			.update(text + key)
			.digest('hex')
	const read = (text: string, signature?: string) =>
		midtrans.readNotice(
			new Headers(signature === undefined ? {} : { 'iris-signature': signature }),
			bytes(text),
		)

	test('is proven by the bytes as they arrived, with this key or the one before', () => {
		const notice = { verdict: 'VALID', providerId: '1d4f8423393005', reference: null }
		expect(read(body, signed(body))).toMatchObject(notice)
		expect(read(body, signed(body, 'IRIS-merchant-OLD'))).toMatchObject(notice)
	})

	test('of which every repetition is the same event, and another state another one', () => {
		const key = (text: string) => {
			const notice = read(text, signed(text))
			return notice.verdict === 'VALID' ? notice.eventKey : undefined
		}
		expect(key(body)).toBe(key(body))
		expect(key(body)).not.toBe(key(body.replace('completed', 'failed')))
	})

	test.each([
		['one letter off', body, signed(body).replace(/^./, 'z')],
		['upper case', body, signed(body).toUpperCase()],
		['missing', body, undefined],
		['of another body', `${body} `, signed(body)],
		['of another key', body, signed(body, 'other')],
	])('whose signature is %s is forged', (_what, text, signature) => {
		expect(read(text, signature)).toEqual({ verdict: 'FORGED' })
	})

	test('about a top-up of the balance is about no payout', () => {
		const topUp = '{"transaction_id":"t-1","order_id":"o","gross_amount":"1","status":"topup"}'
		expect(read(topUp, signed(topUp))).toMatchObject({ verdict: 'VALID', providerId: null })
	})

	test('that is not what Midtrans sends is unreadable', () => {
		expect(read('[]', signed('[]'))).toEqual({ verdict: 'UNREADABLE' })
	})
})

describe('a notification of Xendit', () => {
	const body =
		'{"event":"payout.succeeded","data":{"id":"disb-1","reference_id":"r-1","status":"SUCCEEDED"}}'
	const read = (token: string, text = body) =>
		xendit.readNotice(new Headers({ 'x-callback-token': token }), bytes(text))

	test('is proven by the token, this one or the one before', () => {
		const notice = { verdict: 'VALID', reference: 'r-1', providerId: 'disb-1' }
		expect(read('token')).toMatchObject(notice)
		expect(read('old')).toMatchObject(notice)
		expect(read('tokem')).toEqual({ verdict: 'FORGED' })
		expect(read('token', '{}')).toEqual({ verdict: 'UNREADABLE' })
	})
})

describe.each([
	['another amount', { amount: 99_000 }],
	['cents', { amount: '75000.50' }],
	['another currency', { currency: 'USD' }],
	['a word that nobody knows', { status: 'TELEPORTED' }],
])('an answer of Xendit with %s', (_what, changes) => {
	test('is for staff', async () => {
		const payout = { id: 'disb-1', reference_id: 'r-1', amount: 75_000, currency: 'IDR' }
		const answer = { ...payout, status: 'SUCCEEDED', ...changes }
		const gateway = xenditPayouts(
			{ url: 'http://xendit', secretKey: 'key', callbackTokens: ['token'] },
			async () => Response.json(answer),
		)
		const known = { reference: 'r-1', providerId: 'disb-1', amount: 75_000 }
		expect((await gateway.ask(known)).state).toBe('UNCLEAR')
	})
})

test.each(['75000', '75000.0', '75000.00'])('Midtrans writes the amount as %s', async (amount) => {
	const gateway = midtransPayouts(
		{ url: 'http://snap', creatorKey: 'c', approverKey: 'a', merchantKeys: [merchantKey] },
		async () => Response.json({ reference_no: 'x', status: 'completed', amount }),
	)
	const known = { reference: 'r-1', providerId: 'x', amount: 75_000 }
	expect((await gateway.ask(known)).state).toBe('PAID')
})
