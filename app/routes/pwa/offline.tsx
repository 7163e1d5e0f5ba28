import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { OfflineScreen } from '#app/features/offline/OfflineScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: 'system', script: false }

/** The page that the service worker caches for use without a network; it is fetched without cookies. */
export async function loader({ context: { locale } }: LoaderFunctionArgs) {
	return { title: translator(locale)('system:offline.title') }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Offline() {
	return <OfflineScreen {...useLoaderData<typeof loader>()} />
}
