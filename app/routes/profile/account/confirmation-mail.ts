import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { mailConfirmation } from '#contract/account.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, paths.profile.edit)
}

/** POST: mails the email confirmation link again; limited per hour. */
export async function action({ context }: ActionFunctionArgs) {
	requireCustomer(context)
	try {
		await context.call(mailConfirmation, {})
		context.flash({ type: 'success', key: 'account:said.confirmationMailed' })
	} catch (error) {
		if (!(error instanceof ApiError) || error.failure !== 'too-many') throw asResponse(error)
		context.flash({ type: 'error', key: 'account:said.confirmationTooMany' })
	}
	return goTo(context.locale, paths.profile.edit)
}
