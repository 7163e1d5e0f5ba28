import type { AppLoadContext } from '@remix-run/node'
import { goBackTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { mergeVisitor } from './merge-visitor.server.ts'

/**
 * Opens the session, takes along what the visitor had chosen, and goes where they wanted to go. A session that this
 * browser still had ends: its cookie is replaced, and a copy of it must be worth nothing.
 */
export async function signedIn(
	context: AppLoadContext,
	token: string,
	back: string,
	locale: Locale = context.locale,
) {
	if (context.customer.current() !== null) await orNull(context.api.auth.logout())
	context.customer.open(token)
	await mergeVisitor(context)
	return goBackTo(back || undefined, locale, paths.profile.overview)
}
