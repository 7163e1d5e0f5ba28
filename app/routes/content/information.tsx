import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getInformation } from '#contract/content.ts'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { textData } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** A page with a slug chosen by the company. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const page = await orRespond(context.call(getInformation, { slug: params.slug ?? '' }))
	return textData(page, context)
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function Information() {
	return <TextScreen text={useLoaderData<typeof loader>().text} />
}
