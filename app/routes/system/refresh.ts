import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'

/** POST /error/refresh: clears storage and cookies, then redirects home (spec section 2). */
export async function action({ context }: ActionFunctionArgs) {
	return redirect(localePath(context.locale, paths.home), {
		status: 303,
		headers: { 'Clear-Site-Data': '"cookies", "storage"' },
	})
}

/** A GET clears nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
	return redirect(localePath(context.locale, paths.home))
}
