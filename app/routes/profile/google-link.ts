import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

/**
 * Redirects a signed-in customer to Google to link an account; Google redirects back to /profile/google-verification.
 */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const address = await context.google?.start('link', '')
	if (address) return redirect(address, 303)
	context.flash({ type: 'error', key: 'auth:google.unavailable' })
	return goTo(context.locale, paths.profile.googleVerification)
}

export const action = noForm
