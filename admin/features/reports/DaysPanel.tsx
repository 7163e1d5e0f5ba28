import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PeriodChart } from './PeriodChart.tsx'
import type { SalesView } from './sales-view.ts'

/** The revenue of each day as bars and as a table. */
export function DaysPanel({ view }: { view: SalesView }) {
	const { t } = useTranslation('reports')
	return (
		<Panel id="days" title={t('days.title')}>
			<PeriodChart label={t('days.chart')} slots={view.slots} top={view.top} />
			<MutedText>{t('days.legend')}</MutedText>
			<Disclosure summary={t('days.table')} open={view.days.length <= 7}>
				<ListTable
					caption={t('days.chart')}
					rows={view.days}
					keyOf={({ day }) => day}
					columns={[
						{ label: t('column.day'), cell: ({ date }) => date },
						{ label: t('column.orders'), cell: ({ orders }) => orders, end: true },
						{ label: t('column.units'), cell: ({ units }) => units, end: true },
						{ label: t('column.refunded'), cell: ({ refunded }) => refunded, end: true },
						{ label: t('column.revenue'), cell: ({ revenue }) => revenue, end: true },
					]}
				/>
			</Disclosure>
		</Panel>
	)
}
