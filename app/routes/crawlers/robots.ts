import type { LoaderFunctionArgs } from '@remix-run/node'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { locales, localePath } from '#web/i18n/paths.ts'

const closed = [
	'/order/',
	'/Cart',
	'/wishlist',
	'/auth/',
	'/profile',
	'/konfirmasi-pembayaran',
	'/search/',
] as const

/** GET /robots.txt: rules for crawlers of this host, and its sitemap. */
export function loader({ context }: LoaderFunctionArgs) {
	const origin = canonicalOrigin(context.origin, context.site.mainHost)
	const lines = [
		'User-agent: *',
		...closed.flatMap((path) => locales.map((locale) => `Disallow: ${localePath(locale, path)}`)),
		'Allow: /',
		'',
		`Sitemap: ${origin}/sitemap.xml`,
		'',
	]
	return new Response(lines.join('\n'), {
		headers: {
			'Content-Type': 'text/plain; charset=utf-8',
			'Cache-Control': 'public, max-age=3600',
		},
	})
}

export const action = noForm
