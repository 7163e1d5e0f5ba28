import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { localePath } from '#app/i18n/paths.ts'
import { paths } from '#app/paths.ts'

/** POST /error/refresh: storage and cookies cleared, then home (spec section 2). The edge expires each cookie. */
export async function action({ context }: ActionFunctionArgs) {
	return redirect(localePath(context.locale, paths.home), {
		status: 303,
		headers: { 'Clear-Site-Data': '"cookies", "storage"' },
	})
}

/** A link here clears nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
	return redirect(localePath(context.locale, paths.home))
}
