import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { MonthView } from './agency-view.ts'

type AgencyMonthsProps = {
	months: MonthView[]
	/** 1: the last twelve months. */
	year: number
}

/** Twelve months as charts and a table. */
export function AgencyMonths({ months, year }: AgencyMonthsProps) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<Section id="months" title={t('months.title')}>
			{months.every(({ isEmpty }) => isEmpty) ? (
				<p className="text-mute">{t('months.empty')}</p>
			) : (
				<>
					<MonthCharts months={months} />
					<MonthTable months={months} />
				</>
			)}
			<nav className="flex flex-wrap items-center gap-2 mt-4" aria-label={t('months.years')}>
				{year > 1 ? (
					<ButtonLink href={path(`${paths.profile.agency}?year=${year - 1}`)}>
						{t('months.newer')}
					</ButtonLink>
				) : null}
				{year < 10 ? (
					<ButtonLink href={path(`${paths.profile.agency}?year=${year + 1}`)}>
						{t('months.older')}
					</ButtonLink>
				) : null}
			</nav>
		</Section>
	)
}

function MonthCharts({ months }: Pick<AgencyMonthsProps, 'months'>) {
	const { t } = useTranslation('agency')
	return (
		<div className="grid gap-4 sm:grid-cols-2 sm:gap-8">
			<div>
				<h3>{t('months.ownOmzet')}</h3>
				<BarChart
					label={t('months.omzetChart')}
					top={highestMonth(months, ({ omzet }) => omzet)?.omzetText}
					bars={months.map(({ period, name, omzet }) => ({
						key: period,
						label: name.slice(0, 3),
						value: omzet,
					}))}
				/>
			</div>
			<div>
				<h3>{t('months.commission')}</h3>
				<BarChart
					label={t('months.commissionChart')}
					top={highestMonth(months, ({ commission }) => commission)?.commissionText}
					bars={months.map(({ period, name, commission }) => ({
						key: period,
						label: name.slice(0, 3),
						value: commission,
					}))}
				/>
			</div>
		</div>
	)
}

function MonthTable({ months }: Pick<AgencyMonthsProps, 'months'>) {
	const { t } = useTranslation('agency')
	const path = usePath()
	const detail = (period: string) => path(`${paths.profile.agencyMonth}?period=${period}`)
	return (
		<ListTable
			caption={t('months.title')}
			rows={months.toReversed()}
			keyOf={({ period }) => period}
			isMuted={({ isEmpty }) => isEmpty}
			columns={[
				{
					label: t('months.month'),
					cell: ({ period, name }) => (
						<TextLink touch="line" href={detail(period)}>
							{name}
						</TextLink>
					),
				},
				{ label: t('months.clicks'), cell: ({ clicks }) => clicks, end: true },
				{ label: t('months.orders'), cell: ({ orders }) => orders, end: true },
				{ label: t('months.omzet'), cell: ({ omzetText }) => omzetText, end: true },
				{ label: t('months.team'), cell: ({ team }) => team, end: true },
				{ label: t('months.commission'), cell: (row) => row.commissionText, end: true },
			]}
		/>
	)
}

/** The month with the largest figure; undefined when all are zero. */
function highestMonth(
	months: MonthView[],
	figure: (month: MonthView) => number,
): MonthView | undefined {
	const largest = Math.max(...months.map(figure))
	return largest > 0 ? months.find((month) => figure(month) === largest) : undefined
}
