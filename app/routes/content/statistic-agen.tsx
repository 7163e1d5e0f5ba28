import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { summariseAgent } from '#contract/agent.ts'
import { lastPeriods, periodName } from '#app/domain/agent.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { statisticView } from '#app/features/content/statistic-view.ts'
import { StatisticScreen } from '#app/features/content/StatisticScreen.tsx'
import { typedLine } from '#app/features/content/typed-line.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
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

export default function AgentStatistic() {
	return <StatisticScreen {...useLoaderData<typeof loader>()} />
}
