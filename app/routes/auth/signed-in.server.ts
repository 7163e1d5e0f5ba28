import type { AppLoadContext } from '@remix-run/node'
import { logOut } from '#contract/auth.ts'
import { goBackTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { mergeVisitor } from './merge-visitor.server.ts'

/**
 * Starts the session, merges the visitor's data, and redirects to the return path. A previous session of this browser
 * is ended at the website API, so that a copy of its cookie is worthless.
 */
export async function signedIn(
	context: AppLoadContext,
	token: string,
	back: string,
	locale: Locale = context.locale,
) {
	if (context.customer.current() !== null) await orNull(context.call(logOut, {}))
	context.customer.open(token)
	await mergeVisitor(context)
	return goBackTo(back || undefined, locale, paths.profile.overview)
}
