import type { AppLoadContext } from '@remix-run/node'
import { goBackTo } from '#app/http/go-to.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { mergeVisitor } from './merge-visitor.server.ts'

/** Opens the session, takes along what the visitor had chosen, and goes where they wanted to go. */
export async function signedIn(
	context: AppLoadContext,
	token: string,
	back: string,
	locale: Locale = context.locale,
) {
	context.customer.open(token)
	await mergeVisitor(context)
	return goBackTo(back || undefined, locale, '/profile')
}
