import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { signInByLink } from '#contract/password.ts'
import { ApiError } from '#app/api/failures.ts'
import { EmailSignInScreen } from '#app/features/auth/EmailSignInScreen.tsx'
import { retryHeaders } from '#app/http/form-failure.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { authFrame, returnPathOf, tokenOf } from './auth-page.server.ts'
import { signedIn } from './signed-in.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link. Opening it does not use up the token, since mail scanners open links too. */
export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:emailSignIn.title'),
		token: tokenOf(request),
		back: returnPathOf(request),
	}
}

/** Signs in to the token's account, and says whose it is: a link may come from someone else. */
export async function action({ context, request }: ActionFunctionArgs) {
	try {
		const body = { token: tokenOf(request), device: context.device }
		const { user, isClaimed } = await context.call(signInByLink, { body })
		context.flash({
			type: 'success',
			key: isClaimed ? 'auth:emailSignIn.claimed' : 'auth:emailSignIn.done',
			values: { email: user.email },
		})
		return await signedIn(context, user.token, returnPathOf(request))
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const isDown = error.failure === 'unavailable' || error.failure === 'too-many'
		if (!isDown) return reply({ refused: 'used' as const }, 410)
		return reply({ refused: 'unavailable' as const }, 503, retryHeaders(error.retryAfterSeconds))
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function EmailSignIn() {
	const refused = useActionData<typeof action>()?.refused ?? ''
	return <EmailSignInScreen {...useLoaderData<typeof loader>()} refused={refused} />
}
