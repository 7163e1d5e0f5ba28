import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { agentsPath, type AgentsView } from './agents-view.ts'
import { ContentTrail } from './ContentTrail.tsx'
import type { TextView } from './text-view.server.ts'
import { TextBody } from './TextScreen.tsx'

type AgentsScreenProps = AgentsView & { title: string; lead: string; text: TextView | null }

/** The agent directory. */
export function AgentsScreen(props: AgentsScreenProps) {
	const { title, lead, text, agents, requested, pages, count } = props
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			<AgentSearch {...props} />
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
				hrefOf={(page) => path(agentsPath({ ...requested, page }))}
				texts={{
					label: t('pages.label'),
					previous: t('pages.previous'),
					next: t('pages.next'),
					page: (page) => t('pages.page', { page }),
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

function AgentSearch({ requested, provinces }: AgentsView) {
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

function AgentCard({ agent }: { agent: AgentsView['agents'][number] }) {
	const { t } = useTranslation('content')
	return (
		<Card as="li" className="flex flex-col gap-2 sm:p-4!">
			<h2 className="text-[1rem]">{agent.name}</h2>
			<p className="flex gap-2 text-soft">
				<Icon name="pin" />
				<span>
					{agent.area}
					<MutedText as="span" className="block">
						{agent.province}
					</MutedText>
				</span>
			</p>
			<MutedText>
				{t('agents.code', { code: agent.code })} · {t('agents.since', { date: agent.since })}
			</MutedText>
			{agent.whatsapp ? (
				<ButtonLink className="mt-auto" href={agent.whatsapp} rel="nofollow noopener" reload>
					<Icon name="chat" />
					{t('agents.chat')}
					<span className="sr-only"> {t('agents.chatWith', { name: agent.name })}</span>
				</ButtonLink>
			) : (
				<MutedText>{t('agents.noChat')}</MutedText>
			)}
		</Card>
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
