import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listAgentCommissions } from '#contract/agent-account.ts'
import { lastPeriods, periodName } from '#app/domain/agent.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { commissionView } from '#app/features/agents/agency-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
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

/** An agent's commissions of a month. */
export default function AgencyMonth() {
	const { title, period, periods, sum, days, page, pages, commissions } =
		useLoaderData<typeof loader>()
	const { t } = useTranslation(['agency', 'my-orders'])
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('agency:detail.lead')}</PageHeader>
			<FilterForm action={path(paths.profile.agencyMonth)} submit={t('agency:detail.show')} single>
				<SelectField
					id="detail-period"
					name="period"
					label={t('agency:detail.period')}
					options={periods}
					defaultValue={period}
				/>
			</FilterForm>
			<div className="mt-4 flex">
				<Stat label={t('agency:detail.sum')} value={sum} />
			</div>
			{commissions.length === 0 ? (
				<EmptyState heading="h2" title={t('agency:detail.empty.title')}>
					{t('agency:detail.empty.text')}
				</EmptyState>
			) : (
				<>
					<Days days={days} />
					<Section id="sales" title={t('agency:detail.sales')}>
						<Sales commissions={commissions} />
					</Section>
				</>
			)}
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => path(`${paths.profile.agencyMonth}?period=${period}&page=${to}`)}
				texts={paginationTexts(t)}
			/>
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.agency)}>
					{t('agency:detail.back')}
				</TextLink>
			</p>
		</>
	)
}

type Page = SerializeFrom<typeof loader>

function Days({ days }: Pick<Page, 'days'>) {
	const { t } = useTranslation('agency')
	return (
		<Section id="days" title={t('detail.byDay')}>
			<BarChart
				label={t('detail.dayChart')}
				every={5}
				top={days.reduce((highest, day) => (day.value > highest.value ? day : highest)).text}
				bars={days.map(({ day, value }) => ({
					key: String(day),
					label: String(day),
					value,
				}))}
			/>
			<Disclosure summary={t('detail.dayTable')}>
				<ListTable
					caption={t('detail.byDay')}
					rows={days}
					keyOf={({ day }) => day}
					isMuted={({ value }) => value === 0}
					columns={[
						{ label: t('detail.day'), cell: ({ day }) => day },
						{ label: t('detail.commission'), cell: ({ text }) => text, end: true },
					]}
				/>
			</Disclosure>
		</Section>
	)
}

function Sales({ commissions }: Pick<Page, 'commissions'>) {
	const { t } = useTranslation('agency')
	return (
		<ListTable
			caption={t('detail.sales')}
			rows={commissions.map((each, at) => ({ ...each, at }))}
			keyOf={({ at }) => at}
			columns={[
				{
					label: t('detail.sale'),
					cell: ({ product, order }) => (
						<>
							{product}
							<MutedText as="span" className="block">
								{t('detail.order', { order })}
							</MutedText>
						</>
					),
				},
				{ label: t('detail.date'), cell: ({ date }) => date },
				{ label: t('detail.buyer'), cell: ({ buyer }) => buyer },
				{ label: t('detail.level'), cell: ({ level }) => level, end: true },
				{ label: t('detail.net'), cell: ({ net }) => net, end: true },
				{
					label: t('detail.commission'),
					cell: ({ amount, rate }) => (
						<>
							{amount}
							<MutedText as="span" className="block">
								{t('detail.rate', { rate })}
							</MutedText>
						</>
					),
					end: true,
				},
				{
					label: t('detail.state'),
					cell: ({ state, colour }) => <Badge colour={colour}>{t(`states.${state}`)}</Badge>,
				},
			]}
		/>
	)
}
