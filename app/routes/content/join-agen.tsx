import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ContactAction } from '#app/features/content/ContactAction.tsx'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { loadText } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** What an agent gains, does and keeps to; until there are accounts, customer care takes applications. */
export const loader = ({ context }: LoaderFunctionArgs) => loadText(context, 'join-agen')

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function JoinAgent() {
	return (
		<TextScreen text={useLoaderData<typeof loader>().text}>
			<ContactAction about="agent" />
		</TextScreen>
	)
}
