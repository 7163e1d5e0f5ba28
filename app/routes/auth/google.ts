import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { paths } from '#app/paths.ts'
import { returnPathOf } from './auth-page.server.ts'

/**
 * Redirects to Google, which redirects back to /auth/google-verification. Opened by a link, since the content security
 * policy lets no form redirect to another site.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	if (context.customer.current() !== null) return goTo(context.locale, paths.profile.overview)
	const address = await context.google?.start('sign-in', returnPathOf(request))
	if (address) return redirect(address, 303)
	context.flash({ type: 'error', key: 'auth:google.unavailable' })
	return goTo(context.locale, paths.auth.login)
}

export const action = noForm
