import { Hono } from 'hono'
import { type Asked, type Business, paymentsOf } from './xendit-business.ts'

/** Xendit's list of what moved, the newest first, in pages. */
export function transactionListRoutes({ requests }: Business) {
	return new Hono().get('/transactions', (c) => {
		const asked = (name: string) => c.req.queries(name) ?? []
		const [reference, after, from, until] = [
			'reference_id',
			'after_id',
			'created[gte]',
			'created[lte]',
		].map((name) => c.req.query(name))
		const limit = Math.min(50, Number(c.req.query('limit') ?? 10))
		const wanted = requests
			.flatMap(movesOf)
			.filter(
				({ type, status, reference_id, created }) =>
					isAmong(asked('types'), type) &&
					isAmong(asked('statuses'), status) &&
					// Their search finds a part of a reference, too.
					reference_id.includes(reference ?? '') &&
					(from === undefined || created >= from) &&
					(until === undefined || created <= until),
			)
			.toSorted((one, other) => other.created.localeCompare(one.created))
		const start = after === undefined ? 0 : wanted.findIndex(({ id }) => id === after) + 1
		const data = wanted.slice(start, start + limit)
		return Response.json({ has_more: start + limit < wanted.length, data })
	})
}

/** What a request moved: payments, and what was given back of them. */
function movesOf(request: Asked) {
	const about = { currency: 'IDR', channel_code: request.method, account_identifier: null }
	const payments = paymentsOf(request).map(({ id, status, amount, at }) => {
		const fee = feesOf(request.method, amount)
		return {
			...about,
			id: `txn_${id}`,
			product_id: id,
			type: 'PAYMENT',
			status: status === 'SUCCEEDED' ? 'SUCCESS' : status,
			reference_id: request.reference,
			amount,
			net_amount: amount - fee.xendit_fee - fee.value_added_tax,
			cashflow: 'MONEY_IN',
			created: at,
			fee: { ...fee, status: 'COMPLETED' },
		}
	})
	const refunds = Object.entries(request.asked).map(([key, { id, amount, status, at }]) => ({
		...about,
		id: `txn_${id}`,
		product_id: id,
		type: 'REFUND',
		status: status === 'SUCCEEDED' ? 'SUCCESS' : status,
		reference_id: key,
		amount,
		net_amount: amount,
		cashflow: 'MONEY_OUT',
		created: at,
		fee: { xendit_fee: 0, value_added_tax: 0, status: 'NOT_APPLICABLE' },
	}))
	return [...payments, ...refunds]
}

/** As its price list may say: an amount for account numbers, a part of the amount for others, and 11 % tax on it. */
function feesOf(method: string, amount: number) {
	const xendit_fee = method.endsWith('_VIRTUAL_ACCOUNT') ? 4_000 : Math.round(amount * 0.007)
	return { xendit_fee, value_added_tax: Math.round(xendit_fee * 0.11) }
}

function isAmong(wanted: readonly string[], value: string): boolean {
	return wanted.length === 0 || wanted.includes(value)
}
