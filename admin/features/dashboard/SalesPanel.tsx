import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import type { Sales } from './read-sales.server.ts'

/** Revenue and orders of three periods, with a chart and a table of the last thirty days. */
export function SalesPanel({ sales }: { sales: Sales }) {
	const { t } = useTranslation('dashboard')
	return (
		<Panel id="sales" title={t('sales.title')}>
			<div className="flex flex-wrap gap-3">
				{sales.sums.map(({ key, revenue, orders }) => (
					<Stat key={key} label={t(`sales.${key}`)} value={revenue}>
						<span className="text-14 text-mute">{t('sales.orders', { count: orders })}</span>
					</Stat>
				))}
			</div>
			<BarChart
				label={t('sales.chart')}
				bars={sales.days.map(({ day, label, value, isToday }) => ({
					key: day,
					label,
					value,
					current: isToday,
				}))}
				every={5}
				top={sales.top}
			/>
			<Disclosure summary={t('sales.table')}>
				<ListTable
					caption={t('sales.chart')}
					rows={sales.days.toReversed()}
					keyOf={({ day }) => day}
					columns={[
						{ label: t('sales.day'), cell: ({ date }) => date },
						{ label: t('sales.orderCount'), cell: ({ orders }) => orders, end: true },
						{ label: t('sales.revenue'), cell: ({ revenue }) => revenue, end: true },
					]}
				/>
			</Disclosure>
		</Panel>
	)
}
