import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { createPayoutBook, type SimulatedPayout } from './payout-book.ts'

const Asked = z.object({
	payouts: z
		.array(
			z.object({
				beneficiary_name: z.string().min(1),
				beneficiary_account: z.string().min(1),
				beneficiary_bank: z.string().min(1),
				amount: z.string().regex(/^\d+(\.0{1,2})?$/),
				notes: z.string().regex(/^[\w ]{1,100}$/),
			}),
		)
		.length(1),
})
const Approval = z.object({
	reference_nos: z.array(z.string()).min(1),
	otp: z.string().optional(),
})

export type SimulatedIrisOptions = {
	creatorKey: string
	approverKey: string
	merchantKey: string
	/** Address of notifications, as the account's settings have it. */
	webhookUrl: string
	send: (request: Request) => Promise<unknown>
	/** The account wants this code with every approval; absent: none. */
	code?: string
	payouts?: SimulatedPayout[]
	/** Of every account of which no other name is known. */
	holderAtBank: string
}

/** Midtrans's payouts (Iris), with what tests and buttons do to them. */
export function midtransPayoutBook(options: SimulatedIrisOptions) {
	const { merchantKey, webhookUrl, send } = options
	let { holderAtBank } = options
	const notification = (one: SimulatedPayout) => {
		const body = JSON.stringify({
			reference_no: one.id,
			amount: `${one.amount}.0`,
			status: one.status,
			updated_at: `2026-11-27T10:00:00Z`,
			new_field: 1,
		})
		const signature = createHash('sha512')
			.update(body + merchantKey)
			.digest('hex')
		return new Request(webhookUrl, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'iris-signature': signature },
			body,
		})
	}
	const book = createPayoutBook(
		async (one) => void (await send(notification(one))),
		options.payouts,
	)
	const noteOf = (reference: string) => reference.replaceAll('-', '')
	const of = (reference: string) => {
		const one = book.find(noteOf(reference))
		if (!one) throw new Error(`No payout ${reference}`)
		return one
	}
	return {
		list: book.list,
		find: (reference: string) => book.find(noteOf(reference)),
		tell: (reference: string) => book.tell(noteOf(reference)),
		notification: (reference: string) => notification(of(reference)),
		complete: (reference: string) => book.paid(noteOf(reference), 'completed'),
		fail: (reference: string) => book.become(noteOf(reference), 'failed'),
		/** The bank sends it back after it was completed. */
		reverse: (reference: string) => book.returned(noteOf(reference), 'failed'),
		surprise: (reference: string, status: string) => book.become(noteOf(reference), status),
		nameAtBank: book.nameAtBank,
		/** The name of every account of which no other is known. */
		holder: () => holderAtBank,
		nameEvery: (name: string) => void (holderAtBank = name),
		routes: () => irisRoutes(options, book, () => holderAtBank),
	}
}

type Book = ReturnType<typeof createPayoutBook>

function irisRoutes(
	{ creatorKey, approverKey, code }: SimulatedIrisOptions,
	book: Book,
	holder: () => string,
) {
	const isKey = (c: Context, ...keys: string[]) =>
		keys.some(
			(key) =>
				c.req.header('authorization') === `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
		)
	return new Hono()
		.use('/iris/*', async (c, next) =>
			isKey(c, creatorKey, approverKey) ? next() : refusal(401, 'Access denied'),
		)
		.get('/iris/api/v1/account_validation', (c) => {
			const { bank, account } = c.req.query()
			if (!bank || !account) return refusal(400, 'Bank and account are required')
			const account_name = book.holderOf(account, holder())
			return Response.json({ account_name, account_no: account, bank_name: bank })
		})
		.post('/iris/api/v1/payouts', async (c) => {
			if (!isKey(c, creatorKey)) return refusal(401, 'Only a creator makes payouts')
			const parsed = Asked.safeParse(await c.req.json())
			const [asked] = parsed.success ? parsed.data.payouts : []
			if (!asked) return refusal(400, 'An error occurred when creating payouts')
			const made = book.ask(
				{
					reference: asked.notes,
					key: c.req.header('x-idempotency-key') ?? '',
					amount: Number.parseInt(asked.amount, 10),
					bank: asked.beneficiary_bank,
					number: asked.beneficiary_account,
					holder: asked.beneficiary_name,
				},
				'queued',
			)
			if (made === 'DUPLICATE') return refusal(400, 'idempotency-key is not unique')
			return Response.json(
				{ payouts: [{ status: made.status, reference_no: made.id }] },
				{ status: 201 },
			)
		})
		.post('/iris/api/v1/payouts/approve', async (c) => {
			if (!isKey(c, approverKey)) return refusal(401, 'Only an approver approves payouts')
			const parsed = Approval.safeParse(await c.req.json())
			if (!parsed.success || parsed.data.otp !== code) return refusal(400, 'OTP is invalid')
			for (const id of parsed.data.reference_nos) {
				const one = book.byId(id)
				if (one?.status !== 'queued') return refusal(400, 'Payout is not queued')
				await book.become(one.reference, 'approved')
			}
			return Response.json({ status: 'ok' }, { status: 202 })
		})
		.get('/iris/api/v1/payouts/:id', (c) => {
			const one = book.byId(c.req.param('id'))
			if (!one) return refusal(404, 'Payout does not exist')
			const { amount, status, id: reference_no } = one
			return Response.json({ amount: `${amount}.0`, status, reference_no })
		})
}

function refusal(status: number, error_message: string): Response {
	return Response.json({ error_message, errors: {} }, { status })
}
