import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listAgents } from '#contract/agent.ts'
import { agentsPath, agentsView, listedAgents } from '#app/features/content/agents-view.ts'
import { AgentsScreen } from '#app/features/content/AgentsScreen.tsx'
import { typedLine } from '#app/features/content/typed-line.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from './page-number.ts'
import { loadIntro } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** Agents filtered by ?q= (name, district, city) and ?province=; a page beyond the last redirects to the last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireProgramme(context, 'AGENT')
	const search = new URL(request.url).searchParams
	const requested = {
		page: pageNumber(search),
		text: typedLine(search.get('q')) || undefined,
		province: /^\d{2}$/.exec(search.get('province') ?? '')?.[0],
	}
	const [text, found] = await Promise.all([
		loadIntro(context, 'our-agen'),
		orRespond(context.call(listAgents, { body: { ...requested, pageSize: listedAgents } })),
	])
	const last = Math.max(1, found.pages)
	if (requested.page > last) throw goTo(context.locale, agentsPath({ ...requested, page: last }))
	const t = translator(context.locale)
	const title = text?.title ?? t('content:agents.title')
	const { page } = requested
	return {
		...agentsView(requested, found, context.locale),
		text,
		title,
		metaTitle: page > 1 ? t('content:pages.title', { title, page }) : title,
		lead: text?.summary ?? t('content:agents.lead', { shop: context.site.title }),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { metaTitle, lead, requested } = args.data
	return pageMeta(args, {
		title: metaTitle,
		description: lead,
		robots: requested.text || requested.province ? 'noindex, follow' : undefined,
		query: requested.page > 1 ? `?page=${requested.page}` : undefined,
	})
}

export default function OurAgents() {
	return <AgentsScreen {...useLoaderData<typeof loader>()} />
}
