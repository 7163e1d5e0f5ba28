import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ArticlesScreen } from '#app/features/content/ArticlesScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { loadArticles } from './articles.server.ts'

export const handle = { i18n: ['content'], script: false }

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
	loadArticles(context, request, params.category)

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function ArticleCategory() {
	return <ArticlesScreen {...useLoaderData<typeof loader>()} />
}
