import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { confirmEmail } from '#contract/account.ts'
import { ApiError } from '#app/api/failures.ts'
import { ConfirmEmailScreen } from '#app/features/auth/ConfirmEmailScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { authFrame, tokenOf } from './auth-page.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link. Opening it does not use up the token, since mail scanners open links too. */
export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:confirm.title'),
		token: tokenOf(request),
	}
}

/** Confirms the email of the token's account, independent of the signed-in customer. */
export async function action({ context, request }: ActionFunctionArgs) {
	try {
		await context.call(confirmEmail, { body: { token: tokenOf(request) } })
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const [refused, status] = refusals.get(error.failure) ?? refused410
		return reply({ refused }, status)
	}
	context.flash({ type: 'success', key: 'auth:confirm.done' })
	return goTo(
		context.locale,
		context.customer.current() === null ? paths.auth.login : paths.profile.edit,
	)
}

type Refusal = readonly ['used' | 'taken' | 'unavailable', number]
const refused410: Refusal = ['used', 410]
const refusals = new Map<string, Refusal>([
	['conflict', ['taken', 409]],
	['unavailable', ['unavailable', 503]],
	['too-many', ['unavailable', 429]],
])

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ConfirmEmail() {
	const refused = useActionData<typeof action>()?.refused ?? ''
	return <ConfirmEmailScreen {...useLoaderData<typeof loader>()} refused={refused} />
}
