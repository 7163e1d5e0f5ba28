import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { endSession } from '#contract/auth.ts'
import { goTo } from '#app/http/go-to.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, paths.profile.sessions)
}

/** POST: ends the session of another browser; idempotent. */
export async function action({ context, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	await orMissing(context.call(endSession, { id }))
	context.flash({ type: 'success', key: 'account:said.ended' })
	return goTo(context.locale, paths.profile.sessions)
}
