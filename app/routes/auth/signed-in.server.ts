import type { AppLoadContext } from '@remix-run/node'
import { goBackTo } from '#app/http/go-to.ts'
import { mergeVisitor } from './merge-visitor.server.ts'

/** Opens the session, takes along what the visitor had chosen, and goes where they wanted to go. */
export async function signedIn(context: AppLoadContext, token: string, back: string | undefined) {
	context.customer.open(token)
	await mergeVisitor(context)
	return goBackTo(back, context.locale, '/profile')
}
