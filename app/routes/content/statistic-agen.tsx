import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { summariseAgent } from '#contract/agent.ts'
import { lastPeriods, periodName } from '#app/domain/agent.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { statisticView } from '#app/features/content/statistic-view.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Container } from '#app/ui/Container.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
import { StatisticResult } from '#app/features/content/StatisticResult.tsx'
import { TextBody } from '#app/features/content/TextScreen.tsx'
import { loadIntro } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** Statistics of the agent ?code= in ?period= (yymm); 404 with the form for an unknown code. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireProgramme(context, 'AGENT')
	const { locale } = context
	const search = new URL(request.url).searchParams
	const code = typedLine(search.get('code')).slice(0, 40)
	const periods = lastPeriods(jakartaDay(context.now), 12)
	const period = periods.find((each) => each === search.get('period')) ?? periods[0]
	const [text, summary] = await Promise.all([
		loadIntro(context, 'statistic-agen'),
		code === '' ? null : orMissing(context.call(summariseAgent, { body: { code, period } })),
	])
	const t = translator(locale)
	const page = {
		text,
		code,
		period,
		title: text?.title ?? t('content:statistic.title'),
		lead: text?.summary ?? t('content:statistic.lead'),
		periods: periods.map((value) => ({ value, label: periodName(value, locale) })),
		result: summary && summary !== 'missing' ? statisticView(summary, locale) : null,
		missing: summary === 'missing',
	}
	return reply(page, page.missing ? 404 : 200)
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data
		? pageMeta(args, {
				title: args.data.title,
				description: args.data.lead,
				robots: args.data.code === '' ? undefined : 'noindex, follow',
			})
		: []

/** Asks for an agent's code and shows the statistics of its link. */
export default function AgentStatistic() {
	const { title, lead, text, code, period, periods, result, missing } =
		useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	const path = usePath()
	const errors = missing ? [t('statistic.unknown', { code })] : undefined
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			{missing ? (
				<div className="mb-4">
					<Alert tone="warning" role="alert" title={t('statistic.missing')}>
						<TextLink href="#agent-code">{t('statistic.unknown', { code })}</TextLink>
					</Alert>
				</div>
			) : null}
			<FilterForm action={path(paths.agentStatistics)} submit={t('statistic.submit')} primary>
				<TextField
					id="agent-code"
					name="code"
					label={t('statistic.code')}
					help={result ? undefined : t('statistic.codeHelp')}
					errors={errors}
					defaultValue={code}
					required
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={40}
				/>
				<SelectField
					id="agent-period"
					name="period"
					label={t('statistic.period')}
					options={periods}
					defaultValue={period}
				/>
			</FilterForm>
			{result ? <StatisticResult {...result} /> : null}
			{text && text.html !== '' && !result ? (
				<div className="mt-8 lg:mt-12">
					<TextBody text={text} />
				</div>
			) : null}
		</Container>
	)
}
