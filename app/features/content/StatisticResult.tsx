import { useTranslation } from '#app/i18n/use-translation.ts'
import { digits } from '#web/domain/money.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import type { StatisticView } from './statistic-view.ts'

/** The statistics of a month, each as chart and table. */
export function StatisticResult(props: StatisticView) {
	const { name, period, clicks, orders } = props
	const { t } = useTranslation('content')
	return (
		<>
			<section className="mt-8 lg:mt-12" aria-labelledby="result">
				<h2 id="result">{t('statistic.of', { name, period })}</h2>
				<div className="mt-4 grid grid-cols-[repeat(2,minmax(0,240px))] gap-3">
					<Stat label={t('statistic.clicks')} value={clicks} />
					<Stat label={t('statistic.orders')} value={orders} />
				</div>
			</section>
			{props.busiest === 0 ? null : <Days {...props} />}
			<Months {...props} />
		</>
	)
}

function Days({ period, days, busiest }: StatisticView) {
	const { t } = useTranslation('content')
	return (
		<section className="mt-8 lg:mt-12 max-w-180" aria-labelledby="by-day">
			<h2 id="by-day">{t('statistic.byDay', { period })}</h2>
			<BarChart
				label={t('statistic.dayChart', { period, number: busiest })}
				every={5}
				top={top(days)}
				bars={days.map(({ day, clicks: value }) => ({
					key: String(day),
					label: String(day),
					value,
				}))}
			/>
			<Disclosure summary={t('statistic.dayTable')}>
				<ListTable
					caption={t('statistic.byDay', { period })}
					rows={days}
					keyOf={({ day }) => day}
					isMuted={(row) => row.clicks === 0}
					columns={[
						{ label: t('statistic.day'), cell: ({ day }) => day },
						{ label: t('statistic.clicks'), cell: (row) => digits(row.clicks), end: true },
					]}
				/>
			</Disclosure>
		</section>
	)
}

function Months({ months }: StatisticView) {
	const { t } = useTranslation('content')
	if (months.every(isEmpty)) return <p className="mt-8 text-mute">{t('statistic.empty')}</p>
	return (
		<section className="mt-8 lg:mt-12 max-w-180" aria-labelledby="by-month">
			<h2 id="by-month">{t('statistic.byMonth')}</h2>
			<BarChart
				label={t('statistic.monthChart')}
				top={top(months)}
				bars={months.map((month) => ({
					key: month.period,
					label: month.name.slice(0, 3),
					value: month.clicks,
					current: month.current,
				}))}
			/>
			<ListTable
				caption={t('statistic.byMonth')}
				rows={months.toReversed()}
				keyOf={(month) => month.period}
				isMuted={isEmpty}
				columns={[
					{ label: t('statistic.month'), cell: (month) => month.name },
					{ label: t('statistic.clicks'), cell: (month) => digits(month.clicks), end: true },
					{ label: t('statistic.orders'), cell: (month) => digits(month.orders), end: true },
				]}
			/>
		</section>
	)
}

function isEmpty({ clicks, orders }: StatisticView['months'][number]) {
	return clicks === 0 && orders === 0
}

/** The maximum of the clicks, formatted; undefined when there were none. */
function top(parts: { clicks: number }[]): string | undefined {
	const highest = Math.max(...parts.map(({ clicks }) => clicks))
	return highest > 0 ? digits(highest) : undefined
}
