import type { ActionFunctionArgs } from '@remix-run/node'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { passNotification } from '#contract/provider-notification.ts'
import { ApiError } from '#app/api/failures.ts'

/** What proves a notification or tells its kind; nothing else of it is passed on. */
const passedHeaders = [
	'content-type',
	'user-agent',
	'webhook-id',
	'x-callback-token',
	'iris-signature',
]
/** Providers want an answer within five seconds. */
const patienceMs = 4_000

export function loader() {
	return answer(405, { Allow: 'POST' })
}

/**
 * What a payment provider tells the shop, passed on unread. Providers send it again by the status of the answer: 200 it is
 * stored, 400 and 401 it never will be, 404 there is no such account, 503 not now. Never another 5xx, never a redirect.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
	const named = params.provider?.toUpperCase()
	const provider = PAYMENT_PROVIDERS.find((known) => known === named)
	if (provider === undefined || context.company.id === 0) return answer(404)
	const headers = Object.fromEntries(
		passedHeaders.flatMap((name) => {
			const value = request.headers.get(name)
			return value === null ? [] : [[name, value.slice(0, 500)] as const]
		}),
	)
	const body = Buffer.from(await request.arrayBuffer()).toString('base64')
	try {
		await context.call(passNotification, { body: { provider, headers, body } }, { patienceMs })
		return answer(200)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return answer(statusOf(error))
	}
}

function statusOf({ failure, code }: ApiError): number {
	if (code === 'NOTIFICATION_FORGED') return 401
	if (code === 'NOTIFICATION_UNREADABLE' || failure === 'invalid') return 400
	if (code === 'PAYMENT_ACCOUNT_NOT_FOUND') return 404
	return 503
}

function answer(status: number, headers: Record<string, string> = {}) {
	return Response.json({ status }, { status, headers })
}
