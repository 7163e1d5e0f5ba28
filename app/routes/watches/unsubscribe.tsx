import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { unsubscribe } from '#contract/watch.ts'
import { MailedLinkScreen } from '#app/features/notifications/MailedLinkScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { paths } from '#app/paths.ts'
import { mailedLinkPage, pressMailedLink } from './mailed-link.server.ts'

export const handle = { i18n: ['notifications'] }

export function loader({ context, request }: LoaderFunctionArgs) {
	return mailedLinkPage(context, request, { link: 'unsubscribe', path: paths.unsubscribe })
}

export function action({ context, request }: ActionFunctionArgs) {
	return pressMailedLink(request, (token) => context.call(unsubscribe, { body: { token } }))
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Unsubscribe() {
	const outcome = useActionData<typeof action>()?.outcome
	return <MailedLinkScreen {...useLoaderData<typeof loader>()} outcome={outcome} />
}
