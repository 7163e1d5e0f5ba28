import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listAgents } from '#contract/agent.ts'
import {
	agentsPath,
	agentsView,
	listedAgents,
	type AgentsView,
} from '#app/features/content/agents-view.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AgentCard } from '#app/features/content/AgentCard.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
import { TextBody } from '#app/features/content/TextScreen.tsx'
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

/** The agent directory. */
export default function OurAgents() {
	const page = useLoaderData<typeof loader>()
	const { title, lead, text, agents, requested, pages, count } = page
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			<AgentSearch requested={requested} provinces={page.provinces} />
			{agents.length === 0 ? (
				<NoAgents requested={requested} />
			) : (
				<>
					<MutedText className="tabular-nums mt-6 mb-4">{t('agents.count', { count })}</MutedText>
					<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-4">
						{agents.map((agent) => (
							<AgentCard key={agent.code} agent={agent} />
						))}
					</ul>
				</>
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(to) => path(agentsPath({ ...requested, page: to }))}
				texts={{
					label: t('pages.label'),
					previous: t('pages.previous'),
					next: t('pages.next'),
					page: (to) => t('pages.page', { page: to }),
				}}
			/>
			{text && text.html !== '' ? (
				<div className="mt-8 lg:mt-12">
					<TextBody text={text} />
				</div>
			) : null}
			<p className="mt-8">
				{t('agents.join')}{' '}
				<TextLink touch="line" href={path(paths.joinAgents)}>
					{t('agents.joinLink')}
				</TextLink>
			</p>
		</Container>
	)
}

function AgentSearch({ requested, provinces }: Pick<AgentsView, 'requested' | 'provinces'>) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<FilterForm action={path(paths.ourAgents)} submit={t('agents.search.submit')} primary>
			<TextField
				id="agent-q"
				name="q"
				type="search"
				enterKeyHint="search"
				label={t('agents.search.label')}
				defaultValue={requested.text}
				maxLength={100}
			/>
			<SelectField
				id="agent-province"
				name="province"
				label={t('agents.search.province')}
				placeholder={t('agents.search.anywhere')}
				options={provinces}
				defaultValue={requested.province}
			/>
		</FilterForm>
	)
}

function NoAgents({ requested }: { requested: AgentsView['requested'] }) {
	const { t } = useTranslation('content')
	const path = usePath()
	const narrowed = requested.text !== undefined || requested.province !== undefined
	return (
		<EmptyState
			drawing={narrowed ? 'search' : 'shelf'}
			title={t(narrowed ? 'agents.none.title' : 'agents.empty.title')}
			action={
				<>
					<ButtonLink variant="primary" href={path(paths.contact)}>
						{t('agents.none.office')}
					</ButtonLink>
					{narrowed ? (
						<ButtonLink href={path(paths.ourAgents)}>{t('agents.none.all')}</ButtonLink>
					) : null}
				</>
			}
		>
			{t(narrowed ? 'agents.none.text' : 'agents.empty.text')}
		</EmptyState>
	)
}
