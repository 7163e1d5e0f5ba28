import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { paths } from '#app/paths.ts'
import { returnPathOf } from './auth-page.server.ts'

/** Leads to Google; it answers at /auth/google-verification. A link, since a form's answer may not leave the shop. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	if (context.customer.current() !== null) return goTo(context.locale, paths.profile.overview)
	const address = await context.google?.start('sign-in', returnPathOf(request))
	if (address) return redirect(address, 303)
	context.flash({ type: 'error', key: 'auth:google.unavailable' })
	return goTo(context.locale, paths.auth.login)
}
