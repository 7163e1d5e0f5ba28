import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getBranch } from '#contract/downline.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import { NoAgency } from '#app/features/agents/NoAgency.tsx'
import { nodeView } from '#app/features/downline/downline-view.ts'
import { GenealogyScreen } from '#app/features/downline/GenealogyScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'
import { isAgent } from './is-agent.server.ts'

export const handle = { i18n: ['agency', 'my-orders'] }

/** The branch of ?at= (a customer's code), or the members found by ?q=; 404 for members not below the customer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const search = new URL(request.url).searchParams
	const text = typedLine(search.get('q')).slice(0, 100)
	const at = text === '' ? (search.get('at')?.slice(0, 40) ?? '') : ''
	const page = pageNumber(search)
	const query = { ...(at && { at }), ...(text && { text }), page }
	const found = await orRespond(api.call(getBranch, { query }))
	const title = translator(locale)('agency:tree.title')
	if (found.path[0]?.direct === 0 && !(await isAgent(context))) return { title, tree: null }
	const tree = {
		title,
		text,
		page,
		pages: found.pages,
		sponsor: found.sponsor,
		...(at === '' ? {} : { at }),
		path: found.path.map((node) => nodeView(node, locale)),
		nodes: found.list.map((node) => nodeView(node, locale)),
	}
	return { title, tree }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Genealogy() {
	const { title, tree } = useLoaderData<typeof loader>()
	return tree ? <GenealogyScreen {...tree} /> : <NoAgency title={title} />
}
