import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { faqWords } from '#app/features/content/text-view.server.ts'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { faqStructuredData } from '#app/features/seo/text-structured-data.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { loadText } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

export async function loader({ context }: LoaderFunctionArgs) {
	const { text, meta } = await loadText(context, 'faq')
	context.describe(...faqStructuredData(faqWords(text.faq)))
	return { text, meta }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function Faq() {
	return <TextScreen text={useLoaderData<typeof loader>().text} />
}
