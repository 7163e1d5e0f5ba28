import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listDownline } from '#contract/downline.ts'
import { digits } from '#web/domain/money.ts'
import { NoAgency } from '#app/features/agents/NoAgency.tsx'
import { downlineQuery, downlinePath, memberView } from '#app/features/downline/downline-view.ts'
import { DownlineScreen } from '#app/features/downline/DownlineScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'
import { isAgent } from './is-agent.server.ts'

export const handle = { i18n: ['agency', 'my-orders'] }

/** All members referred by the customer, twenty per page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const search = new URL(request.url).searchParams
	const requested = downlineQuery(search, pageNumber(search))
	const found = await orRespond(api.call(listDownline, { query: requested }))
	const last = Math.max(1, found.pages)
	// A page beyond the last has no rows and therefore no total.
	if (requested.page > last) throw goTo(locale, downlinePath({ ...requested, page: last }))
	const title = translator(locale)('agency:downline.title')
	if (found.levels.length === 0 && !(await isAgent(context))) return { title, page: null }
	const page = {
		title,
		requested,
		pages: found.pages,
		count: digits(found.count),
		levels: found.levels.map(({ level, members }) => ({ level, members: digits(members) })),
		members: found.list.map((member) => memberView(member, locale)),
	}
	return { title, page }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Downline() {
	const { title, page } = useLoaderData<typeof loader>()
	return page ? <DownlineScreen {...page} /> : <NoAgency title={title} />
}
