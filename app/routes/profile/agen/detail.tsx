import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listAgentCommissions } from '#contract/agent-account.ts'
import { lastPeriods, periodName } from '#app/domain/agent.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { commissionView } from '#app/features/agents/agency-view.ts'
import { AgencyMonthScreen } from '#app/features/agents/AgencyMonthScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['agency', 'my-orders'] }

/** The commissions of ?period= (yymm), by day and by sale. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, now } = context
	const search = new URL(request.url).searchParams
	const codes = lastPeriods(jakartaDay(now), 24)
	const period = codes.find((code) => code === search.get('period')) ?? codes[0] ?? ''
	const page = pageNumber(search)
	const found = await orRespond(context.call(listAgentCommissions, { query: { period, page } }))
	const last = Math.max(1, found.pages)
	if (page > last) throw goTo(locale, `${paths.profile.agencyMonth}?period=${period}&page=${last}`)
	return {
		period,
		page,
		pages: found.pages,
		sum: formatMoney(found.sum),
		title: translator(locale)('agency:detail.title', { period: periodName(period, locale) }),
		periods: codes.map((value) => ({ value, label: periodName(value, locale) })),
		days: found.days.map((value, at) => ({ day: at + 1, value, text: formatMoney(value) })),
		commissions: found.list.map((each) => commissionView(each, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function AgencyMonth() {
	return <AgencyMonthScreen {...useLoaderData<typeof loader>()} />
}
