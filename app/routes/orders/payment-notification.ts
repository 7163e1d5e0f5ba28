import type { ActionFunctionArgs } from '@remix-run/node'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { passNotification } from '#contract/provider-notification.ts'
import {
	notificationAnswer,
	notificationParts,
	notificationPatience,
	passedOn,
} from './pass-on.server.ts'

/** What proves a notification or tells its kind; nothing else of it is passed on. */
const passedHeaders = new Set([
	'content-type',
	'user-agent',
	'webhook-id',
	'x-callback-token',
	'iris-signature',
])

export function loader() {
	return notificationAnswer(405, { Allow: 'POST' })
}

/** What a payment provider tells the shop, passed on unread. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	const named = params.provider?.toUpperCase()
	const provider = PAYMENT_PROVIDERS.find((known) => known === named)
	if (provider === undefined || context.company.id === 0) return notificationAnswer(404)
	const parts = await notificationParts(request, (name) => passedHeaders.has(name))
	const body = { provider, ...parts }
	return passedOn(() => context.call(passNotification, { body }, notificationPatience))
}
