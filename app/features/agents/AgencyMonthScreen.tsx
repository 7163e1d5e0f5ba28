import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
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
import type { CommissionView } from './agency-view.ts'

export type AgencyMonthPage = {
	title: string
	period: string
	periods: { value: string; label: string }[]
	/** Formatted. */
	sum: string
	days: { day: number; value: number; text: string }[]
	page: number
	pages: number
	commissions: CommissionView[]
}

/** An agent's commissions of a month. */
export function AgencyMonthScreen(props: AgencyMonthPage) {
	const { title, period, periods, sum, days, page, pages, commissions } = props
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

function Days({ days }: Pick<AgencyMonthPage, 'days'>) {
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

function Sales({ commissions }: { commissions: CommissionView[] }) {
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
