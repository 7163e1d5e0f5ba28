import type { AppLoadContext } from '@remix-run/node'
import { signInWithGoogle } from '#contract/google.ts'
import { ApiError } from '#app/api/failures.ts'
import type { GoogleAnswer, GoogleSignIn } from '#app/http/google-sign-in.server.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { signInPath } from '#app/http/sign-in-path.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { redirect } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { signedIn } from './signed-in.server.ts'

/** Whether Google has redirected the browser here. */
export function isAnswer(search: URLSearchParams): boolean {
	return search.has('state') || search.has('code') || search.has('error')
}

/** Signs in, or redirects to complete the new account; either way to a URL without code and state. */
export async function takeAnswer(
	context: AppLoadContext,
	google: GoogleSignIn,
	search: URLSearchParams,
) {
	const answer = await google.finish(search, 'sign-in')
	if (answer.outcome !== 'proof') return refused(context, answer.locale, answer.outcome)
	const { back, locale } = answer
	try {
		const { idToken, nonce } = answer
		const body = { idToken, nonce, device: context.device }
		const result = await context.call(signInWithGoogle, { body })
		if (result.outcome === 'LOGGED_IN') {
			return await signedIn(context, result.user.token, back, locale)
		}
		const { ticket, name, email } = result
		if (!google.keepTicket({ ticket, name, email, back }))
			return refused(context, locale, 'refused')
		return goTo(locale, paths.auth.googleVerification)
	} catch (error) {
		return refusedByApi(context, error, answer)
	}
}

function refusedByApi(context: AppLoadContext, error: unknown, { locale }: GoogleAnswer) {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'GOOGLE_LINK_NEEDED') {
		context.flash({ type: 'info', key: 'auth:google.linkNeeded' })
		return redirect(signInPath(locale, localePath(locale, paths.profile.googleVerification)), 303)
	}
	if (error.code === 'ACCOUNT_BLOCKED') {
		context.flash({ type: 'error', key: 'auth:login.blocked' })
		return goTo(locale, paths.auth.login)
	}
	if (error.failure === 'unauthenticated') return refused(context, locale, 'refused')
	if (error.failure === 'unavailable') return refused(context, locale, 'unavailable')
	throw asResponse(error)
}

type Outcome = 'cancelled' | 'refused' | 'unavailable'

function refused(context: AppLoadContext, locale: Locale, outcome: Outcome) {
	context.flash({
		type: outcome === 'cancelled' ? 'info' : 'error',
		key: `auth:google.${outcome}`,
	})
	return goTo(locale, paths.auth.login)
}
