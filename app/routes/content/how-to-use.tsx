import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { loadText } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

export const loader = ({ context }: LoaderFunctionArgs) => loadText(context, 'how-to-use')

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function HowToUse() {
	return <TextScreen text={useLoaderData<typeof loader>().text} />
}
