import type { ActionFunctionArgs } from '@remix-run/node'
import { passCourierPush } from '#contract/courier-push.ts'
import { COURIER_PROVIDERS } from '#contract/courier.ts'
import {
	notificationAnswer,
	notificationParts,
	notificationPatience,
	passedOn,
} from './pass-on.server.ts'

export function loader() {
	return notificationAnswer(405, { Allow: 'POST' })
}

/** What a provider of couriers tells the shop, passed on unread. The shop chose the name of the header that proves it. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	const named = params.provider?.toUpperCase()
	const provider = COURIER_PROVIDERS.find((known) => known === named)
	if (provider === undefined || context.company.id === 0) return notificationAnswer(404)
	const parts = await notificationParts(request, isPassed)
	const body = { provider, ...parts }
	return passedOn(() => context.call(passCourierPush, { body }, notificationPatience))
}

const passedHeaders = new Set(['content-type', 'user-agent', 'authorization'])

/** Not what proxies add. */
function isPassed(name: string): boolean {
	return passedHeaders.has(name) || (name.startsWith('x-') && !/^x-(?:forwarded|real)-/.test(name))
}
