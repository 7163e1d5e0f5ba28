import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { noForm } from '#app/http/no-form.server.ts'

/** GET /favicon.ico: redirects to the company's icon. */
export function loader({ context: { site } }: LoaderFunctionArgs) {
	return redirect(site.logo ? `/media/${site.logo.id}/96.png` : '/favicon.svg', {
		headers: { 'Cache-Control': 'public, max-age=3600' },
	})
}

export const action = noForm
