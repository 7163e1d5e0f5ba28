import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLocation, type MetaFunction } from '@remix-run/react'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { usePageRequest } from '#app/http/page-request.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: 'system' }

/** Any path without a route (spec section 2). */
export async function loader({ context: { locale } }: LoaderFunctionArgs) {
	return reply({ title: translator(locale)('system:notFound.title') }, 404)
}

/** A form posted to an unknown path is answered like a GET. */
export async function action() {
	return reply(null, 404)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function NotFound() {
	const { pathname } = useLocation()
	const { isBot } = usePageRequest()
	return isBot ? null : <ErrorScreen status={404} path={pathname} />
}
