import { Hono } from 'hono'
import { z } from 'zod'
import { createPayoutBook, type PayoutBook, type SimulatedPayout } from './payout-book.ts'
import { failure } from './xendit-business.ts'

const Asked = z.object({
	reference_id: z.string().min(1).max(255),
	channel_code: z.string().regex(/^ID_/),
	channel_properties: z.object({
		account_number: z.string().min(1),
		account_holder_name: z.string().min(1),
	}),
	amount: z.number().int().min(10_000),
	currency: z.literal('IDR'),
})

type Options = {
	callbackToken: string
	webhookUrl: string
	send: (request: Request) => Promise<unknown>
	payouts?: SimulatedPayout[]
}

/** Xendit's payouts (version 2), with what tests and buttons do to them. */
export function xenditPayoutBook({ callbackToken, webhookUrl, send, payouts }: Options) {
	const notification = (one: SimulatedPayout) =>
		new Request(webhookUrl, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-callback-token': callbackToken },
			body: JSON.stringify({
				event: `payout.${one.status.toLowerCase()}`,
				business_id: 'simulated',
				data: { ...payoutWire(one), new_field: 1 },
			}),
		})
	const book = createPayoutBook(async (one) => void (await send(notification(one))), payouts)
	const of = (reference: string) => {
		const one = book.find(reference)
		if (!one) throw new Error(`No payout ${reference}`)
		return one
	}
	return {
		book,
		list: book.list,
		find: book.find,
		tell: book.tell,
		notification: (reference: string) => notification(of(reference)),
		complete: (reference: string) => book.paid(reference, 'SUCCEEDED'),
		fail: (reference: string) => book.become(reference, 'FAILED'),
		/** The bank sends it back after it was paid. */
		reverse: (reference: string) => book.returned(reference, 'REVERSED'),
		surprise: (reference: string, status: string) => book.become(reference, status),
		nameAtBank: book.nameAtBank,
	}
}

export function xenditPayoutRoutes(book: PayoutBook) {
	return new Hono()
		.post('/v2/payouts', async (c) => {
			const parsed = Asked.safeParse(await c.req.json())
			const key = c.req.header('idempotency-key') ?? ''
			if (!parsed.success || key === '' || key.length > 100)
				return failure(400, 'API_VALIDATION_ERROR')
			const { reference_id, channel_code, channel_properties, amount } = parsed.data
			const { account_number: number, account_holder_name: holder } = channel_properties
			const asked = { reference: reference_id, key, amount, bank: channel_code, number, holder }
			const made = book.ask(asked, 'ACCEPTED')
			if (made === 'DUPLICATE') return failure(409, 'DUPLICATE_ERROR')
			return Response.json(payoutWire(made))
		})
		.get('/v2/payouts', (c) => {
			const one = book.find(c.req.query('reference_id') ?? '')
			return Response.json(one ? [payoutWire(one)] : [])
		})
		.get('/v2/payouts/:id', (c) => {
			const one = book.byId(c.req.param('id'))
			return one ? Response.json(payoutWire(one)) : failure(404, 'DATA_NOT_FOUND')
		})
}

function payoutWire({ id, reference, amount, bank, number, holder, status }: SimulatedPayout) {
	return {
		id,
		reference_id: reference,
		amount,
		channel_code: bank,
		channel_properties: { account_number: number, account_holder_name: holder },
		currency: 'IDR',
		status,
		...(status === 'FAILED' ? { failure_code: 'INVALID_DESTINATION' } : {}),
	}
}
